import { boardPath, PositionReader, situationBoards, turnsAround } from '@firegroup/hexgame'
import type { BoardPlacement } from '@firegroup/hexmap'
import { beginModules, type Reading, readModules } from '@firegroup/kernel'
import { isHelicopter } from '../air/helicopter.ts'
import { fortification, isFortification } from '../data/fortifications.ts'
import { placeMarker } from '../data/markers.ts'
import { isNation } from '../data/nations.ts'
import { type CounterType, readPack, type WeaponType } from '../data/pack.ts'
import { isSkill, skillOf } from '../data/skills.ts'
import { SMOKE } from '../data/smoke.ts'
import { isHexside, isTerrain } from '../data/terrain.ts'
import { worksOf } from '../fortifications/placing.ts'
import { groundOf } from '../map/ground.ts'
import { locationNamed, NO_LOCATION } from '../map/location.ts'
import { chartId } from '../map/names.ts'
import { isMountedUnit } from '../mounted/mounted.ts'
import { emptyState, groundRulings, settingOf } from '../scenario/begin.ts'
import { addUnit, newUnit, newWeapon } from '../scenario/new-counters.ts'
import { isOfLaterEra } from '../scenario/order-of-battle.ts'
import type { Scenario, Victory } from '../scenario/types.ts'
import { startAt } from '../sequence/play.ts'
import type { DeployedGroup } from '../setting.ts'
import { freeSkills } from '../specialists/skills.ts'
import { ABOARD, ELIMINATED, EXITED, type LnltState, type Location, OFFBOARD, RESERVE, SIDES, type Side, type Unit } from '../state.ts'
import { addMark } from '../units/marks.ts'
import { impossibilities } from './possible.ts'
import { type Situation, type SituationMarker, type SituationUnit, type SituationWeapon, situationSchema } from './schema.ts'

export type { Situation, SituationMarker, SituationUnit, SituationWeapon } from './schema.ts'

/** Nobody wins but by what the situation says: at the end it is a draw. */
const NO_GOAL: Victory = {
  text: 'The situation is played to its end.',
  conditions: [{ side: 'blue', condition: { type: 'any', of: [] }, text: 'Nothing to gain.' }],
}

const GROUND_NAMES = { isTerrain: (name: string) => isTerrain(chartId(name)), isHexside }

/** A state in the middle of play, from its description. */
export function situation(json: unknown): Reading<LnltState> {
  const malformed = situationSchema.check(json, 'situation')
  if (malformed) return { ok: false, problems: [{ message: malformed }] }
  const given = json as Situation
  const pack = readPack(given.pack)
  if (!pack.ok) return pack
  const boards = situationBoards(given, GROUND_NAMES)
  if (typeof boards === 'string') return { ok: false, problems: [{ message: boards }] }
  const scenario = scenarioFor(given, boards)
  const works = (given.markers ?? []).map(({ at, ...work }) => ({ ...work, hex: at }))
  const ground = groundOf(boards, { ...groundRulings(scenario), works: worksOf(works) }, boardPath(given))
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
    super({
      elsewhere: ELSEWHERE,
      onMap: (name) => locationNamed(state.setting, name),
      word: 'place',
      gone: ELIMINATED,
      hint: (name) => upstairsHint(state, name),
    })
    this.state = state
    state.turn = given.turn ?? 1
    state.next = given.next ?? state.initiative
    this.nations(SIDES, given, isNation)
    this.turn(state.turn, state.setting.scenario.turns)
    this.#step(given)
    for (const [index, unit] of given.units.entries()) this.#unit(unit, index)
    for (const [index, weapon] of (given.weapons ?? []).entries()) this.#weapon(weapon, index)
    for (const [index, marker] of (given.markers ?? []).entries()) this.#marker(marker, index)
    this.control(SIDES, given.control ?? {}, state.control)
    this.#skillPool(given)
    for (const [index, { units }] of state.setting.groups.entries()) this.#arrival(index, units)
    for (const [index, acquisition] of (given.acquisitions ?? []).entries()) this.#acquisition(acquisition, index)
    if (given.points) state.points = { ...given.points }
    if (given.losses) state.losses = { ...given.losses }
    beginModules(state)
    this.problems.push(...readModules(state, given.kept ?? {}))
    this.judge(() => impossibilities(state))
  }

  #acquisition({ unit, gun = 0, target, value }: NonNullable<Situation['acquisitions']>[number], index: number): void {
    const { state } = this
    const aimed = state.units[target]
    if (!state.units[unit]?.laid || !aimed?.vehicle) {
      this.complain(`situation.acquisitions[${index}]`, 'only a gun has acquired anything, and only a vehicle can be named', '14.3')
      return
    }
    state.acquisitions = [...(state.acquisitions ?? []), { unit, gun, target, at: aimed.at, value, turn: state.turn }]
  }

  #step({ phase = 'operations', step }: Situation): void {
    if (!startAt(this.state, phase, step)) this.complain('situation.step', `there is no step '${step ?? phase}' in play`)
  }

  #unit(given: SituationUnit, index: number): void {
    const path = `situation.units[${index}]`
    const {
      side: whose,
      type,
      at,
      entry: _entry,
      marks = [],
      skills = [],
      facing: _facing,
      turret: _turret,
      buttoned: _buttoned,
      hovering: _hovering,
      hullDown: _hullDown,
      emplaced: _emplaced,
      immobilized: _immobilized,
      continuous: _continuous,
      aboard,
      ...rest
    } = given
    const { pack } = this.state.setting
    const printed = pack.counters.get(type)
    if (!printed) {
      this.complain(`${path}.type`, `there is no unit '${type}'`)
      return
    }
    const unit = Object.assign(newUnit(pack, index, whose, type, this.place(`${path}.at`, at)), rest)
    for (const mark of marks) addMark(unit, mark)
    this.#lay(path, unit, given)
    if (aboard !== undefined) this.#board(path, unit, aboard)
    this.#era(`${path}.type`, printed)
    for (const skill of skills) {
      if (!isSkill(skill)) this.complain(`${path}.skills`, `there is no Skill '${skill}'`)
      else if (!skillOf(skill).users.includes(printed.kind))
        this.complain(`${path}.skills`, `the Skill ${skillOf(skill).name} is of no use to a unit of this kind`)
      const holder = [...this.state.units, unit].find((other) => other.skills.includes(skill))
      if (holder) this.complain(`${path}.skills`, `unit ${holder.id} has the Skill '${skill}' already, and there is one of each`, '12.0')
      unit.skills.push(skill)
    }
    this.entry(path, given)
    const { rootType = '' } = given
    if (rootType !== '' && pack.counters.get(rootType)?.kind !== 'squad')
      this.complain(`${path}.rootType`, `there is no Squad '${rootType}'`)
    addUnit(this.state, unit)
  }

  /** 15.1, 15.0.1: how a vehicle or a gun stands. */
  #lay(path: string, unit: Unit, given: SituationUnit): void {
    const { facing, turret, buttoned, hovering } = given
    if ((facing !== undefined || turret !== undefined) && !unit.laid) this.complain(path, 'only vehicles and guns face somewhere', '15.1')
    if (buttoned && (!unit.vehicle || isHelicopter(this.state, unit)))
      this.complain(path, 'only a vehicle on the ground is buttoned', '15.0.1')
    if (unit.laid) {
      unit.laid.facing = facing ?? 0
      unit.laid.turret = turret ?? unit.laid.facing
    }
    if (unit.vehicle) unit.vehicle.buttoned = buttoned ?? false
    if (hovering && (!unit.vehicle || !isHelicopter(this.state, unit))) this.complain(path, 'only a helicopter hovers', '19.2.1')
    else if (hovering) unit.vehicle!.hovering = true
    for (const word of ['hullDown', 'emplaced', 'immobilized', 'continuous'] as const) {
      if (!given[word]) continue
      if (unit.vehicle) unit.vehicle[word] = true
      else if (word === 'continuous' && isMountedUnit(this.state, unit)) unit.continuous = true
      else this.complain(`${path}.${word}`, 'only a vehicle is', '15.10')
    }
  }

  /** 16.0: in or on a vehicle that stands before it in the list. */
  #board(path: string, unit: Unit, aboard: number): void {
    if (!this.state.units[aboard]?.vehicle) this.complain(`${path}.aboard`, `unit ${aboard} is no vehicle before it`, '16.0')
    unit.aboard = aboard
    unit.at = ABOARD
  }

  #weapon(given: SituationWeapon, index: number): void {
    const path = `situation.weapons[${index}]`
    const { type, side: whose, owner: _owner, at: _at, ...rest } = given
    const printed = this.state.setting.pack.weapons.get(type)
    if (!printed) this.complain(`${path}.type`, `there is no Support Weapon '${type}'`)
    else this.#era(`${path}.type`, printed)
    const { owner, at } = this.possession(path, given, this.state.units)
    this.state.weapons.push(Object.assign(newWeapon(index, whose, type), rest, { owner, at }))
  }

  #marker({ kind, at, side: whose = this.state.initiative, value, facing }: SituationMarker, index: number): void {
    const path = `situation.markers[${index}]`
    if (!placeMarker(kind)) this.complain(`${path}.kind`, `there is no marker '${kind}'`)
    const id = this.state.nextMarker++
    const usual = kind === 'smoke' ? SMOKE.first : isFortification(kind) ? fortification(kind).values[0]! : 0
    const place = this.placeOnMap(`${path}.at`, at)
    this.state.markers.push({ id, kind, at: place, side: whose, value: value ?? usual, ...(facing === undefined ? {} : { facing }) })
  }

  /** 12.0: what can still be drawn is what nobody has. */
  #skillPool({ skillPool }: Situation): void {
    const held = this.state.units.flatMap(({ skills }) => skills)
    for (const [index, skill] of (skillPool ?? []).entries()) {
      const path = `situation.skillPool[${index}]`
      if (!isSkill(skill)) this.complain(path, `there is no Skill '${skill}'`)
      else if (held.includes(skill)) this.complain(path, `somebody has the Skill ${skillOf(skill).name} already`)
      else if (skillPool!.indexOf(skill) < index) this.complain(path, `the Skill ${skillOf(skill).name} is there twice`)
    }
    this.state.skillPool = skillPool?.slice() ?? freeSkills(held)
  }

  /** 0: what belongs to the modern era is no part of a position of the Second World War. */
  #era(path: string, counter: CounterType | WeaponType): void {
    if (isOfLaterEra(this.state.setting.scenario.era, counter)) this.complain(path, `'${counter.id}' belongs to the modern era`, '0')
  }

  #arrival(group: number, units: readonly number[]): void {
    this.state.arrivals.push({ group, units: units.slice(), weapons: [], waiting: units.slice(), ways: 1, entered: false })
  }
}

/** 10.2: why there is no upper floor, for whoever names one. */
function upstairsHint({ setting }: LnltState, name: string): string | undefined {
  const [hex, floor] = name.split(' ')
  if (floor !== 'upstairs' || locationNamed(setting, hex!) === NO_LOCATION) return undefined
  return `: ${hex} has no upper floor, which is in heavy buildings of three hexes or more ('joined' in the ground), or of 'height' 2`
}

/** The scenario of which a situation might be a moment. */
function scenarioFor(given: Situation, boards: readonly BoardPlacement[]): Scenario {
  const spec = (each: Side) => ({ ...given[each], name: given[each].nation, groups: [] })
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
    turns: turnsAround(given),
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
