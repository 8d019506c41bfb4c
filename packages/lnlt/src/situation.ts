import { PositionReader, type SituationGround, situationBoards, situationGroundSchema } from '@firegroup/hexgame'
import { type BoardPlacement, boardsSchema } from '@firegroup/hexmap'
import { flag, integer, listOf, oneOf, optional, plain, type Reading, record, type Schema, text } from '@firegroup/kernel'
import { isNation } from './data/nations.ts'
import { type PackFiles, packSchema, readPack } from './data/pack.ts'
import { isSkill } from './data/skills.ts'
import { isTerrain } from './data/terrain.ts'
import { groundOf } from './map/ground.ts'
import { locationNamed } from './map/location.ts'
import { chartId } from './map/names.ts'
import { stackingProblem } from './movement/stacking.ts'
import { emptyState, groundRulings, settingOf } from './scenario/begin.ts'
import { newUnit, newWeapon } from './scenario/new-counters.ts'
import { optionsSchema } from './scenario/options.ts'
import { eventsSchema, objectivesSchema, rulesSchema, victorySchema } from './scenario/schema.ts'
import type { ObjectivesSpec, RulingOptions, Scenario, ScenarioEventSpec, SpecialRule, Victory } from './scenario/types.ts'
import { startAt } from './sequence/play.ts'
import type { DeployedGroup } from './setting.ts'
import { freeSkills } from './specialists/skills.ts'
import { ELIMINATED, EXITED, type LnltState, type Location, OFFBOARD, PHASES, type Phase, RESERVE, SIDES, type Side } from './state.ts'
import { addMark, MARKS, type Mark } from './units/marks.ts'

/** A position in the middle of play: docs/situation-lnlt.md. */
export interface Situation {
  readonly map?: BoardPlacement['map']
  /** In place of a map: the hexes that are not clear at level 0, on a board drawn for them. */
  readonly ground?: SituationGround
  readonly boards?: readonly BoardPlacement[]
  readonly era?: 'ww2' | 'modern'
  readonly turn?: number
  readonly turns?: number
  readonly initiative?: Side
  /** The side whose impulse is next; that with the initiative unless told. */
  readonly next?: Side
  readonly phase?: Phase
  readonly step?: string
  readonly blue: { readonly nation: string }
  readonly red: { readonly nation: string }
  readonly units: readonly SituationUnit[]
  readonly weapons?: readonly SituationWeapon[]
  readonly markers?: readonly SituationMarker[]
  readonly control?: { readonly [S in Side]?: readonly string[] }
  readonly points?: LnltState['points']
  readonly losses?: LnltState['losses']
  readonly skillPool?: readonly string[]
  readonly victory?: Victory
  readonly events?: readonly ScenarioEventSpec[]
  readonly objectives?: ObjectivesSpec
  readonly rules?: readonly SpecialRule[]
  readonly modules?: readonly string[]
  readonly options?: Partial<RulingOptions>
  readonly pack?: PackFiles
}

export interface SituationUnit {
  readonly side: Side
  readonly type: string
  /** A location, or offboard, reserve, exited or eliminated. */
  readonly at: string
  /** Where a unit that is offboard may enter. */
  readonly entry?: string
  readonly shaken?: boolean
  readonly wounds?: number
  readonly marks?: readonly Mark[]
  /** Besides those that are printed on it. */
  readonly skills?: readonly string[]
  readonly triedRally?: boolean
  readonly triedSmoke?: boolean
  readonly helped?: number
  readonly backblast?: boolean
  readonly rootType?: string
}

export interface SituationWeapon {
  readonly type: string
  readonly side: Side
  readonly owner?: number
  readonly at?: string
  readonly assembled?: boolean
  readonly jammed?: boolean
  readonly used?: boolean
  readonly spent?: boolean
}

export interface SituationMarker {
  readonly kind: string
  readonly at: string
  readonly side?: Side
  readonly value?: number
}

const side = oneOf(...SIDES)
const yes = optional(flag())
const place = text({ max: 24 })
const sideSchema = record({ nation: text({ max: 40 }) })
const bySide = record({ blue: integer(0), red: integer(0) })

const schema: Schema<unknown> = record({
  map: optional(plain()),
  ground: optional(situationGroundSchema),
  boards: optional(boardsSchema),
  era: optional(oneOf('ww2', 'modern')),
  turn: optional(integer(1, 60)),
  turns: optional(integer(1, 60)),
  initiative: optional(side),
  next: optional(side),
  phase: optional(oneOf(...PHASES)),
  step: optional(text({ max: 60 })),
  blue: sideSchema,
  red: sideSchema,
  units: listOf(
    record({
      side,
      type: text({ max: 60 }),
      at: place,
      entry: optional(place),
      shaken: yes,
      wounds: optional(integer(0, 3)),
      marks: optional(listOf(oneOf(...MARKS), { max: MARKS.length })),
      skills: optional(listOf(text({ max: 40 }), { max: 6 })),
      triedRally: yes,
      triedSmoke: yes,
      helped: optional(integer(0, 9)),
      backblast: yes,
      rootType: optional(text({ max: 60 })),
    }),
    { max: 400 },
  ),
  weapons: optional(
    listOf(
      record({
        type: text({ max: 60 }),
        side,
        owner: optional(integer(0, 400)),
        at: optional(place),
        assembled: yes,
        jammed: yes,
        used: yes,
        spent: yes,
      }),
      { max: 400 },
    ),
  ),
  markers: optional(listOf(record({ kind: text({ max: 40 }), at: place, side: optional(side), value: optional(integer(0, 99)) }))),
  control: optional(record({ blue: optional(listOf(place)), red: optional(listOf(place)) })),
  points: optional(bySide),
  losses: optional(bySide),
  skillPool: optional(listOf(text({ max: 40 }), { max: 60 })),
  victory: optional(victorySchema),
  events: optional(eventsSchema),
  objectives: optional(objectivesSchema),
  rules: optional(rulesSchema),
  modules: optional(listOf(text({ max: 40 }))),
  options: optional(optionsSchema),
  pack: optional(packSchema),
})

const LONG_ENOUGH = 20

/** Nobody wins but by what the situation says: at the end it is a draw. */
const NO_GOAL: Victory = {
  text: 'The situation is played to its end.',
  conditions: [{ side: 'blue', condition: { type: 'any', of: [] }, text: 'Nothing to gain.' }],
}

/** A state in the middle of play, from its description. */
export function situation(json: unknown): Reading<LnltState> {
  const malformed = schema.check(json, 'situation')
  if (malformed) return { ok: false, problems: [{ message: malformed }] }
  const given = json as Situation
  const pack = readPack(given.pack)
  if (!pack.ok) return pack
  const boards = situationBoards(given, (name) => isTerrain(chartId(name)))
  if (typeof boards === 'string') return { ok: false, problems: [{ message: boards }] }
  const scenario = scenarioFor(given, boards)
  const ground = groundOf(boards, groundRulings(scenario), (index) => (given.boards ? `situation.boards[${index}].map` : 'situation.map'))
  if (!ground.ok) return ground
  const entries = [...new Set(given.units.flatMap((unit) => (unit.entry === undefined ? [] : [`${unit.side} ${unit.entry}`])))]
  const groups = entries.map((key) => enteringGroup(given, key, (name) => locationNamed(ground.value, name)))
  const setting = settingOf(scenario, pack.value, ground.value, groups)
  if (!setting.ok) return setting
  const reader = new Reader(given, emptyState(setting.value))
  return reader.problems.length > 0 ? { ok: false, problems: reader.problems } : { ok: true, value: reader.state }
}

/** Units that wait off the map to enter at one hex. */
function enteringGroup(given: Situation, key: string, locate: (name: string) => Location): DeployedGroup {
  const [whose, entry] = key.split(' ') as [Side, string]
  const units = given.units.flatMap((unit, index) => (unit.side === whose && unit.entry === entry ? [index] : []))
  const at = [locate(entry)]
  const tie = { tiedTo: [], after: '', beside: '' }
  return { id: key, name: key, side: whose, entersOn: given.turn ?? 1, units, weapons: [], area: at, ways: [{ at, edge: null }], ...tie }
}

const ELSEWHERE = { offboard: OFFBOARD, reserve: RESERVE, exited: EXITED, eliminated: ELIMINATED }

/** Puts what is described into a state, and collects what can't be. */
class Reader extends PositionReader {
  readonly state: LnltState

  constructor(given: Situation, state: LnltState) {
    super({ elsewhere: ELSEWHERE, onMap: (name) => locationNamed(state.setting, name), word: 'place', nowhere: ELIMINATED })
    this.state = state
    state.turn = given.turn ?? 1
    state.next = given.next ?? state.initiative
    for (const each of SIDES)
      if (!isNation(given[each].nation)) this.complain(`situation.${each}.nation`, `there is no nation '${given[each].nation}'`)
    this.#step(given)
    for (const [index, unit] of given.units.entries()) this.#unit(unit, index)
    for (const [index, weapon] of (given.weapons ?? []).entries()) this.#weapon(weapon, index)
    for (const [index, marker] of (given.markers ?? []).entries()) this.#marker(marker, index)
    this.#control(given)
    this.#stacking()
    for (const [index, { units }] of state.setting.groups.entries()) this.#arrival(index, units)
    if (given.points) state.points = { ...given.points }
    if (given.losses) state.losses = { ...given.losses }
    state.skillPool = given.skillPool?.slice() ?? freeSkills(state.units.flatMap(({ skills }) => skills))
  }

  #step({ phase = 'operations', step }: Situation): void {
    if (!startAt(this.state, phase, step)) this.complain('situation.step', `there is no step '${step ?? phase}' in play`)
  }

  #unit(given: SituationUnit, index: number): void {
    const path = `situation.units[${index}]`
    const { side: whose, type, at, entry, marks = [], skills = [], ...rest } = given
    if (!this.state.setting.pack.counters.has(type)) {
      this.complain(`${path}.type`, `there is no unit '${type}'`)
      return
    }
    const unit = Object.assign(newUnit(this.state.setting.pack, index, whose, type, this.place(`${path}.at`, at)), rest)
    for (const mark of marks) addMark(unit, mark)
    for (const skill of skills) {
      if (!isSkill(skill)) this.complain(`${path}.skills`, `there is no Skill '${skill}'`)
      unit.skills.push(skill)
    }
    if (entry !== undefined) this.place(`${path}.entry`, entry)
    this.state.units.push(unit)
  }

  #weapon(given: SituationWeapon, index: number): void {
    const path = `situation.weapons[${index}]`
    const { type, side: whose, owner: _owner, at: _at, ...rest } = given
    if (!this.state.setting.pack.weapons.has(type)) this.complain(`${path}.type`, `there is no Support Weapon '${type}'`)
    const { owner, at } = this.possession(path, given, this.state.units)
    this.state.weapons.push(Object.assign(newWeapon(index, whose, type), rest, { owner, at }))
  }

  #marker({ kind, at, side: whose = this.state.initiative, value = 0 }: SituationMarker, index: number): void {
    const id = this.state.nextMarker++
    this.state.markers.push({ id, kind, at: this.place(`situation.markers[${index}].at`, at), side: whose, value })
  }

  #control(given: Situation): void {
    for (const each of SIDES)
      for (const name of given.control?.[each] ?? []) {
        const at = this.place('situation.control', name)
        if (at >= 0) this.state.control[at] = each
      }
  }

  /** 1.3 */
  #stacking(): void {
    const { state } = this
    for (const unit of state.units) {
      const problem = unit.at >= 0 ? stackingProblem(state, unit.side, [], unit.at) : null
      if (problem) this.problems.push(problem)
    }
  }

  #arrival(group: number, units: readonly number[]): void {
    this.state.arrivals.push({ group, units: units.slice(), weapons: [], waiting: units.slice(), ways: 1, entered: false })
  }
}

/** The scenario of which a situation might be a moment. */
function scenarioFor(given: Situation, boards: readonly BoardPlacement[]): Scenario {
  const spec = (each: Side) => ({ nation: given[each].nation, name: given[each].nation, groups: [] })
  const initiative = given.initiative ?? 'blue'
  return {
    format: 'firegroup-scenario',
    version: 1,
    system: 'lnlt',
    id: 'situation',
    name: 'A situation',
    briefing: { place: '', date: '', text: '', blue: '', red: '' },
    era: given.era ?? 'ww2',
    boards,
    turns: given.turns ?? Math.max(LONG_ENOUGH, given.turn ?? 1),
    initiative,
    setsUpFirst: initiative,
    sides: { blue: spec('blue'), red: spec('red') },
    victory: given.victory ?? NO_GOAL,
    ...(given.events ? { events: given.events } : {}),
    ...(given.objectives ? { objectives: given.objectives } : {}),
    ...(given.rules ? { rules: given.rules } : {}),
    ...(given.modules ? { modules: given.modules } : {}),
    ...(given.options ? { options: given.options } : {}),
    ...(given.pack ? { pack: given.pack } : {}),
  }
}
