import { PositionReader, type SituationGround, situationBoards, situationGroundSchema } from '@firegroup/hexgame'
import { boardsSchema } from '@firegroup/hexmap'
import { flag, integer, listOf, oneOf, optional, plain, type Reading, record, type Schema, text } from '@firegroup/kernel'
import { type PackFiles, readPack } from './data/counters.ts'
import { isNation } from './data/nations.ts'
import { isTerrain } from './data/terrain.ts'
import type { MarkerId } from './ids.ts'
import { locationOf } from './map/location.ts'
import { emptyState, settingOf } from './scenario/begin.ts'
import { groundOf } from './scenario/ground.ts'
import { newUnit, newWeapon } from './scenario/new-counters.ts'
import { fitsInOneHex } from './scenario/room.ts'
import { optionsSchema, packSchema, rulesSchema, victorySchema } from './scenario/schema.ts'
import type { BoardPlacement, RulingOptions, Scenario, SpecialRule, Victory } from './scenario/types.ts'
import { startAt } from './sequence/play.ts'
import { type AslskState, ELIMINATED, EXITED, OFFBOARD, PHASES, type Phase, RESERVE, SIDES, type Side, type Unit } from './state.ts'
import { unitsOf } from './units/units.ts'

/** A position in the middle of play: docs/situation-aslsk.md. */
export interface Situation {
  readonly map?: BoardPlacement['map']
  /** In place of a map: the hexes that are not open ground at level 0, on a board drawn for them. */
  readonly ground?: SituationGround
  readonly boards?: readonly BoardPlacement[]
  readonly month?: number
  readonly turn?: number
  readonly turns?: number
  readonly halfLastTurn?: boolean
  readonly attacker: Side
  readonly movesFirst?: Side
  readonly phase?: Phase
  readonly step?: string
  readonly allied: { readonly nation: string; readonly elr?: number }
  readonly axis: { readonly nation: string; readonly elr?: number }
  readonly units: readonly SituationUnit[]
  readonly weapons?: readonly SituationWeapon[]
  readonly markers?: readonly SituationMarker[]
  readonly control?: { readonly [S in Side]?: readonly string[] }
  readonly points?: AslskState['points']
  readonly victory?: Victory
  readonly rules?: readonly SpecialRule[]
  readonly modules?: readonly string[]
  readonly pack?: PackFiles
  readonly options?: Partial<RulingOptions>
}

/** Besides these, every field of a unit that is true, a number or a word in `state.ts` may be given by its name. */
export interface SituationUnit
  extends Partial<Omit<Unit, 'id' | 'side' | 'type' | 'at' | 'entry' | 'directed' | 'startedAt' | 'withLeader'>> {
  readonly side: Side
  readonly type: string
  readonly at: string
  readonly entry?: string
}

export interface SituationWeapon {
  readonly type: string
  readonly side: Side
  readonly owner?: number
  readonly at?: string
  readonly malfunctioned?: boolean
  readonly fire?: Unit['fire']
  readonly keptRate?: boolean
  readonly moved?: boolean
}

export interface SituationMarker {
  readonly kind: string
  readonly at: string
  readonly side?: Side
  readonly value?: number
  readonly extra?: number
}

const side = oneOf(...SIDES)
const fire = optional(oneOf('none', 'prep', 'first', 'final'))
const yes = optional(flag())
const place = text({ max: 12 })
const sideSchema = record({ nation: text({ max: 40 }), elr: optional(integer(0, 5)) })

const schema: Schema<unknown> = record({
  map: optional(plain()),
  ground: optional(situationGroundSchema),
  boards: optional(boardsSchema),
  month: optional(integer(1, 12)),
  turn: optional(integer(1, 60)),
  turns: optional(integer(1, 60)),
  halfLastTurn: yes,
  attacker: side,
  movesFirst: optional(side),
  phase: optional(oneOf(...PHASES)),
  step: optional(text({ max: 60 })),
  allied: sideSchema,
  axis: sideSchema,
  units: listOf(
    record({
      side,
      type: text({ max: 40 }),
      at: place,
      entry: optional(place),
      broken: yes,
      dm: yes,
      pinned: yes,
      wasPinned: yes,
      wounded: yes,
      cx: yes,
      melee: yes,
      fire,
      forfeited: yes,
      firedWeapon: yes,
      mode: optional(oneOf('still', 'normal', 'assault', 'double')),
      spent: optional(integer(0, 40)),
      spentHere: optional(integer(0, 40)),
      moveEnded: yes,
      allRoad: yes,
      onRoad: yes,
      crestSide: optional(integer(-1, 5)),
      triedSmoke: yes,
      actedInRally: yes,
      triedRally: yes,
      advanced: yes,
      routed: yes,
    }),
    { max: 400 },
  ),
  weapons: optional(
    listOf(
      record({
        type: text({ max: 40 }),
        side,
        owner: optional(integer(0, 400)),
        at: optional(place),
        malfunctioned: yes,
        fire,
        keptRate: yes,
        moved: yes,
      }),
      { max: 400 },
    ),
  ),
  markers: optional(
    listOf(
      record({
        kind: text({ max: 40 }),
        at: place,
        side: optional(side),
        value: optional(integer(0, 99)),
        extra: optional(integer(0, 99)),
      }),
    ),
  ),
  control: optional(record({ allied: optional(listOf(place)), axis: optional(listOf(place)) })),
  points: optional(
    record({
      allied: record({ casualties: integer(0), exited: integer(0) }),
      axis: record({ casualties: integer(0), exited: integer(0) }),
    }),
  ),
  victory: optional(victorySchema),
  rules: optional(rulesSchema),
  modules: optional(listOf(text({ max: 40 }))),
  pack: optional(packSchema),
  options: optional(optionsSchema),
})

const LONG_ENOUGH = 20
const SUMMER = 7
const USUAL_ELR = 3

/** Nobody wins but by what the situation says: at the end it is the allied side's. */
const NO_GOAL: Victory = { side: 'allied', text: 'The situation is played to its end.', condition: { type: 'all', of: [] } }

/** A state in the middle of play, from its description. */
export function situation(json: unknown): Reading<AslskState> {
  const malformed = schema.check(json, 'situation')
  if (malformed) return { ok: false, problems: [{ message: malformed }] }
  const given = json as Situation
  const boards = situationBoards(given, isTerrain)
  if (typeof boards === 'string') return { ok: false, problems: [{ message: boards }] }
  const ground = groundOf(boards, (index) => (given.boards ? `situation.boards[${index}].map` : 'situation.map'))
  if (!ground.ok) return ground
  const pack = readPack(given.pack, 'situation.pack')
  if (!pack.ok) return pack
  const setting = settingOf(scenarioFor(given, boards), ground.value, pack.value, [])
  if (!setting.ok) return setting
  const reader = new Reader(given, emptyState(setting.value))
  return reader.problems.length > 0 ? { ok: false, problems: reader.problems } : { ok: true, value: reader.state }
}

const ELSEWHERE = { offboard: OFFBOARD, reserve: RESERVE, exited: EXITED, eliminated: ELIMINATED }

/** Puts what is described into a state, and collects what can't be. */
class Reader extends PositionReader {
  readonly state: AslskState

  constructor(given: Situation, state: AslskState) {
    const { grid } = state.setting.map
    super({ elsewhere: ELSEWHERE, onMap: (name) => (grid.has(name) ? grid.indexOf(name) : -1), word: 'hex', nowhere: ELIMINATED })
    this.state = state
    state.turn = given.turn ?? 1
    state.attacker = given.attacker
    for (const each of SIDES)
      if (!isNation(given[each].nation)) this.complain(`situation.${each}.nation`, `there is no nation '${given[each].nation}'`)
    this.#step(given)
    for (const [index, unit] of given.units.entries()) this.#unit(unit, index)
    for (const [index, weapon] of (given.weapons ?? []).entries()) this.#weapon(weapon, index)
    for (const [index, marker] of (given.markers ?? []).entries()) this.#marker(marker, index)
    this.#control(given)
    this.#stacking()
    if (given.points) state.points = { allied: { ...given.points.allied }, axis: { ...given.points.axis } }
  }

  #step({ phase = 'rally', step }: Situation): void {
    if (!startAt(this.state, phase, step)) this.complain('situation.step', `there is no step '${step ?? phase}' in play`)
  }

  #unit(given: SituationUnit, index: number): void {
    const path = `situation.units[${index}]`
    const { side: whose, type, at, entry, ...rest } = given
    if (!this.state.setting.pack.infantry.has(type)) {
      this.complain(`${path}.type`, `there is no unit '${type}'`)
      return
    }
    const unit = Object.assign(newUnit(index, whose, type, locationOf(this.place(`${path}.at`, at))), rest)
    if (entry !== undefined) unit.entry = locationOf(this.place(`${path}.entry`, entry))
    if (unit.dm && !unit.broken) this.complain(path, 'only a broken unit is DM')
    if (unit.at >= 0 && this.state.setting.terrain[unit.at]!.infantryMf === null) this.complain(path, `nobody can be in ${at}`)
    this.state.units.push(unit)
  }

  #weapon(given: SituationWeapon, index: number): void {
    const path = `situation.weapons[${index}]`
    const { type, side: whose, owner: _owner, at: _at, ...rest } = given
    if (!this.state.setting.pack.weapons.has(type)) this.complain(`${path}.type`, `there is no Weapon '${type}'`)
    const { owner, at } = this.possession(path, given, this.state.units)
    this.state.weapons.push(Object.assign(newWeapon(index, whose, type), rest, { owner, at }))
  }

  #marker({ kind, at, side: whose = this.state.attacker, value = 0, extra = 0 }: SituationMarker, index: number): void {
    const id = this.state.nextMarker++
    this.state.markers.push({
      id: id as MarkerId,
      kind,
      at: locationOf(this.place(`situation.markers[${index}].at`, at)),
      side: whose,
      value,
      extra,
    })
  }

  #control(given: Situation): void {
    for (const each of SIDES)
      for (const hex of given.control?.[each] ?? []) {
        const at = this.place('situation.control', hex)
        if (at >= 0) this.state.control[at] = each
      }
  }

  /** 3.3.1 */
  #stacking(): void {
    for (const unit of this.state.units)
      if (unit.at >= 0 && !fitsInOneHex(this.state, unitsOf(this.state, unit.side, unit.at)))
        this.complain('situation.units', `too many units in ${this.state.setting.map.grid.idOf(unit.at)}`)
  }
}

/** The scenario of which a situation might be a moment. */
function scenarioFor(given: Situation, boards: readonly BoardPlacement[]): Scenario {
  const spec = (each: Side) => ({ nation: given[each].nation, name: given[each].nation, elr: given[each].elr ?? USUAL_ELR, groups: [] })
  return {
    format: 'firegroup-scenario',
    version: 1,
    system: 'aslsk',
    id: 'situation',
    name: 'A situation',
    briefing: { place: '', date: '', text: '', allied: '', axis: '' },
    month: given.month ?? SUMMER,
    year: 1944,
    boards,
    turns: given.turns ?? Math.max(LONG_ENOUGH, given.turn ?? 1),
    halfLastTurn: given.halfLastTurn ?? false,
    movesFirst: given.movesFirst ?? given.attacker,
    setsUpFirst: given.attacker,
    sides: { allied: spec('allied'), axis: spec('axis') },
    victory: given.victory ?? NO_GOAL,
    ...(given.rules ? { rules: given.rules } : {}),
    ...(given.modules ? { modules: given.modules } : {}),
    ...(given.pack ? { pack: given.pack } : {}),
    ...(given.options ? { options: given.options } : {}),
  }
}
