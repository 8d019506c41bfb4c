import { boardPath, PositionReader, situationBoards, turnsAround } from '@firegroup/hexgame'
import type { BoardPlacement } from '@firegroup/hexmap'
import { type Plain, type Reading, readModules } from '@firegroup/kernel'
import { readPack, unitTypeIn, weaponTypeIn } from '../data/counters.ts'
import { isNation } from '../data/nations.ts'
import { HEXSIDE_FEATURES, isTerrain } from '../data/terrain.ts'
import type { MarkerId, UnitId, WeaponId } from '../ids.ts'
import { locationOf } from '../map/location.ts'
import { takePosition } from '../places/positions.ts'
import { emptyState, settingOf, withPlaces } from '../scenario/begin.ts'
import { groundInPlay } from '../scenario/ground.ts'
import { armament, armed, manned, newUnit, newWeapon } from '../scenario/new-counters.ts'
import type { Scenario, Victory } from '../scenario/types.ts'
import { startAt } from '../sequence/play.ts'
import {
  type Acquisition,
  type AslskState,
  ELIMINATED,
  EXITED,
  OFFBOARD,
  RESERVE,
  SIDES,
  type Side,
  type Unit,
  type Weapon,
} from '../state.ts'
import { isVehicle } from '../units/units.ts'
import { impossibilities } from './possible.ts'
import { type Situation, type SituationMarker, type SituationUnit, type SituationWeapon, situationSchema } from './schema.ts'

export type { Situation, SituationMarker, SituationUnit, SituationWeapon } from './schema.ts'

const SUMMER = 7
const LATE_WAR = 1944
const USUAL_ELR = 3

/** Nobody wins but by what the situation says: at the end it is the allied side's. */
const NO_GOAL: Victory = { side: 'allied', text: 'The situation is played to its end.', condition: { type: 'all', of: [] } }

/** The Starter Kit has nothing on hexsides but roads, which are a matter of hexes here; what modules know is there all the same. */
const GROUND_NAMES = { isTerrain, isHexside: (name: string) => HEXSIDE_FEATURES.includes(name) }

/** A state in the middle of play, from its description. */
export function situation(json: unknown): Reading<AslskState> {
  const malformed = situationSchema.check(json, 'situation')
  if (malformed) return { ok: false, problems: [{ message: malformed }] }
  const given = json as Situation
  const boards = situationBoards(given, GROUND_NAMES)
  if (typeof boards === 'string') return { ok: false, problems: [{ message: boards }] }
  const ground = groundInPlay({ boards, ...(given.rules ? { rules: given.rules } : {}) }, boardPath(given))
  if (!ground.ok) return ground
  const pack = readPack(given.pack, 'situation.pack')
  if (!pack.ok) return pack
  const scenario = scenarioFor(given, boards)
  const setting = settingOf(
    scenario,
    withPlaces(scenario, ground.value),
    pack.value,
    [],
    given.units.some(({ concealed, hidden }) => concealed || hidden),
  )
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
    super({ elsewhere: ELSEWHERE, onMap: (name) => (grid.has(name) ? grid.indexOf(name) : -1), word: 'hex', gone: ELIMINATED })
    this.state = state
    state.turn = given.turn ?? 1
    state.attacker = given.attacker
    this.nations(SIDES, given, isNation)
    this.turn(state.turn, state.setting.scenario.turns)
    this.#step(given)
    for (const [index, unit] of given.units.entries()) this.#unit(unit, index)
    for (const [index, weapon] of (given.weapons ?? []).entries()) this.#weapon(weapon, index)
    for (const unit of state.units) this.#armament(unit)
    for (const [index, marker] of (given.markers ?? []).entries()) this.#marker(marker, index)
    if (given.collapsed) state.collapsed = given.collapsed.map((hex, i) => locationOf(this.placeOnMap(`situation.collapsed[${i}]`, hex)))
    this.control(SIDES, given.control ?? {}, state.control)
    for (const { message } of readModules(state, (given.kept ?? {}) as { readonly [id: string]: Plain }))
      this.problems.push({ message: `situation.kept: ${message}` })
    if (given.points) state.points = { allied: { ...given.points.allied }, axis: { ...given.points.axis } }
    this.judge(() => impossibilities(state))
  }

  #step({ phase = 'rally', step }: Situation): void {
    if (!startAt(this.state, phase, step)) this.complain('situation.step', `there is no step '${step ?? phase}' in play`)
  }

  #unit(given: SituationUnit, index: number): void {
    const path = `situation.units[${index}]`
    const { side: whose, type, at, entry: _entry, vehicle, concealed, hidden, position, ...rest } = given
    const { pack } = this.state.setting
    if (!unitTypeIn(pack, type)) {
      this.complain(`${path}.type`, `there is no unit '${type}'`)
      return
    }
    const unit = manned(pack, Object.assign(newUnit(index, whose, type, locationOf(this.place(`${path}.at`, at))), rest), vehicle)
    if (vehicle && !isVehicle(unit)) this.complain(`${path}.vehicle`, `the '${type}' is no vehicle`)
    if (isVehicle(unit) && unit.at === OFFBOARD) unit.vehicle.motion = vehicle?.motion ?? true // 3.3.2
    const entry = this.entry(path, given)
    if (entry !== undefined) unit.entry = locationOf(entry)
    if (concealed) unit.concealed = true
    if (hidden) unit.hidden = true
    if (position !== undefined) takePosition(unit, position)
    this.state.units.push(unit)
  }

  /** What a vehicle has to fire with, after the Weapons that are described; of those that are, the description stands. */
  #armament(unit: Unit): void {
    const { weapons, setting } = this.state
    const given = weapons.filter(({ owner }) => owner === unit.id).map(({ type }) => type)
    for (const weapon of armament(setting.pack, unit, 0))
      if (!given.includes(weapon.type)) weapons.push({ ...weapon, id: weapons.length as WeaponId })
  }

  #weapon(given: SituationWeapon, index: number): void {
    const path = `situation.weapons[${index}]`
    const { type, side: whose, owner: _owner, at: _at, ca, acquired, intensive, emplaced, ...rest } = given
    const { pack } = this.state.setting
    const printed = weaponTypeIn(pack, type)
    if (!printed) this.complain(`${path}.type`, `there is no Weapon '${type}'`)
    if (ca !== undefined && !printed?.barrel?.mount) this.complain(`${path}.ca`, `only a Gun has a Covered Arc`)
    const { owner, at } = this.possession(path, given, this.state.units)
    const weapon: Weapon = armed(pack, Object.assign(newWeapon(index, whose, type), rest, { owner, at }), ca)
    if (weapon.ordnance && acquired) weapon.ordnance.acquired = this.#acquired(`${path}.acquired`, acquired)
    if (emplaced && !printed?.barrel?.mount) this.complain(`${path}.emplaced`, 'only a Gun is Emplaced')
    else if (weapon.ordnance && emplaced) weapon.ordnance.emplaced = true
    if (weapon.ordnance && intensive) weapon.ordnance.intensive = true
    this.state.weapons.push(weapon)
  }

  #acquired(path: string, { at, drm, units = [] }: NonNullable<SituationWeapon['acquired']>): Acquisition {
    for (const id of units) if (!this.state.units[id]) this.complain(`${path}.units`, `there is no unit ${id}`)
    return { drm, at: locationOf(this.placeOnMap(`${path}.at`, at)), units: units as UnitId[] }
  }

  #marker({ kind, at, side: whose = this.state.attacker, value, extra = 0 }: SituationMarker, index: number): void {
    const path = `situation.markers[${index}]`
    const known = this.state.setting.markers.get(kind)
    const usual = known?.usual ?? null
    if (value === undefined && usual === null && known) this.complain(path, `'${kind}' needs its value`)
    const id = this.state.nextMarker++
    const where = locationOf(this.placeOnMap(`${path}.at`, at))
    this.state.markers.push({ id: id as MarkerId, kind, at: where, side: whose, value: value ?? usual ?? 0, extra })
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
    year: given.year ?? LATE_WAR,
    boards,
    turns: turnsAround(given),
    halfLastTurn: given.halfLastTurn ?? false,
    movesFirst: given.movesFirst ?? given.attacker,
    setsUpFirst: given.attacker,
    sides: { allied: spec('allied'), axis: spec('axis') },
    victory: given.victory ?? NO_GOAL,
    ...(given.rules ? { rules: given.rules } : {}),
    ...(given.modules ? { modules: given.modules } : {}),
    ...(given.places ? { places: given.places } : {}),
    ...(given.pack ? { pack: given.pack } : {}),
    ...(given.options ? { options: given.options } : {}),
  }
}
