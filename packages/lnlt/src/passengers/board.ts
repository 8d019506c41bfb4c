import { flag, integer, LEGAL, listOf, oneOf, optional, type Problem, type Rules } from '@firegroup/kernel'
import type { ImpulseAct, StepAct } from '../acts.ts'
import { airOver, groundUnder, isHelicopter, isHovering } from '../air/helicopter.ts'
import type { Lnlt } from '../context.ts'
import { OPPORTUNITY_FIRE } from '../data/movement.ts'
import { SQUAD_HALVES } from '../data/stacking.ts'
import { MMC_KINDS } from '../data/unit-kinds.ts'
import { hasMelee } from '../fire/attack.ts'
import { opportunityWindow } from '../fire/opportunity.ts'
import { hexOf, nameOf } from '../map/location.ts'
import { isOpen } from '../map/terrain.ts'
import { allowanceOf, mfOf, movementFactor } from '../movement/allowance.ts'
import { hasLegUnit, moverProblem, placeProblem, plannedMove } from '../movement/group.ts'
import { canAssaultMove, modeProblem } from '../movement/modes.ts'
import { settle } from '../movement/move.ts'
import { MISSILE_TEAM, stackingProblem } from '../movement/stacking.ts'
import { isUnactivated } from '../operations/availability.ts'
import { markActed } from '../operations/marking.ts'
import { ABOARD, enemyOf, type LnltState, type Move, type MoveMode, type Unit } from '../state.ts'
import { hasUnit, typeOf } from '../units/units.ts'
import { machineGunBit } from '../vehicles/gunner.ts'
import { isVehicle, passengersOf, ridesOutside, type VehicleUnit, vehiclesAt, vehicleType } from '../vehicles/vehicle.ts'
import { unitInPlace, unitLabel, unitList } from '../words/names.ts'
import { alight } from './fate.ts'

/** 16.4: half of its MF, rounded up, in half MP. */
function loadingMp(s: LnltState, unit: Unit): number {
  return 2 * Math.ceil(movementFactor(s, unit) / 2)
}

/** 16.1, 16.2: why these can't ride on this vehicle together with those who do. */
export function roomProblem(s: LnltState, vehicle: VehicleUnit, units: readonly Unit[]): Problem | null {
  const { passengers } = vehicleType(s, vehicle)
  const { name } = typeOf(s, vehicle)
  if (!passengers) return { rule: '16.1', message: `The ${name} takes nobody along.` }
  const all = [...passengersOf(s, vehicle), ...units]
  let halves = 0
  let smcs = 0
  for (const unit of all) {
    const { kind, team, depletion, name: who } = typeOf(s, unit)
    const rides = team === 'mg' || depletion > 0 || (team === 'gun' && mayTow(s, vehicle))
    if (kind === 'vehicle' || (kind === 'weaponTeam' && !rides)) return { rule: '16.1', message: `The ${who} can't ride along.` }
    halves += depletion > 0 ? MISSILE_TEAM : SQUAD_HALVES[kind]
    if (!MMC_KINDS.has(kind)) smcs++
  }
  const weapons = s.weapons.filter((weapon) => all.some((unit) => unit.id === weapon.owner)).length
  if (halves <= passengers.halves && smcs <= passengers.smcs && weapons <= passengers.weapons) return null
  return { rule: '16.1', message: `There is no room for them on the ${name}.` }
}

/** 16.1: a special rule lets guns be taken along. */
function mayTow({ setting }: LnltState, { side }: Unit): boolean {
  return setting.scenario.rules?.some((rule) => rule.type === 'towing' && rule.side === side) ?? false
}

/** 16.4: why a vehicle can't be loaded or left now: it has too little of its MP left, or has acted. */
function carrierProblem(s: LnltState, vehicle: VehicleUnit, loads: boolean): Problem | null {
  const { name } = typeOf(s, vehicle)
  const moving = s.move?.units.includes(vehicle.id) || s.move?.after?.units.includes(vehicle.id)
  if (!moving && !isUnactivated(vehicle)) return { rule: '16.4', message: `The ${name} has acted in this turn.` }
  if (loads && vehicle.vehicle.assaultFire && ridesOutside(s, vehicle) && hasFiredGun(vehicle))
    return { rule: '16.4', message: `After Assault Fire with its gun the ${name} takes only those who ride inside.` }
  return vehicle.vehicle.loaded ? { rule: '16.4', message: `The ${name} has no MP left for that.` } : null
}

/** 16.4: one of its guns, not a machine gun. */
function hasFiredGun({ laid }: VehicleUnit): boolean {
  return (laid.fired & (machineGunBit(0) - 1)) !== 0
}

export interface BoardStep {
  readonly type: 'board'
  readonly vehicle: number
}

/** 16.4: units on the move get on a vehicle where they are, with half of their MF. */
export const boardStep: StepAct<BoardStep> = {
  type: 'board',
  rule: '16.4',
  fields: { vehicle: integer(0, 9999) },
  idle: (s) => s.vehicles === undefined,
  *candidates(s, move) {
    if (s.vehicles === undefined || !hasLegUnit(s, move.units) || move.units.length === 0) return
    const { side } = s.units[move.units[0]!]!
    for (const { id } of [...vehiclesAt(s, move.at, side), ...vehiclesAt(s, airOver(move.at), side)])
      if (!boardProblem(s, move, id)) yield { type: 'board', vehicle: id }
  },
  problems: (s, move, { vehicle }) => told(boardProblem(s, move, vehicle)),
  perform: (g, move, { vehicle }) => board(g, move, vehicle),
  describe: (s, { vehicle }) => `Get on ${unitLabel(s, vehicle)}`,
}

export interface BoardAct {
  readonly type: 'board'
  readonly units: readonly number[]
  readonly vehicle: number
}

/** 16.4: the same for those who start beside it. */
export const boardAct: ImpulseAct<BoardAct> = {
  type: 'board',
  rule: '16.4',
  fields: { units: listOf(integer(0, 9999), { min: 1, max: 12 }), vehicle: integer(0, 9999) },
  idle: (s) => s.vehicles === undefined,
  *candidates(s, impulse) {
    for (const id of s.vehicles ?? []) {
      const vehicle = s.units[id]!
      if (vehicle.side !== impulse.side || vehicle.at < 0 || !vehicleType(s, vehicle).passengers) continue
      const near = impulse.units.filter((unit) => s.units[unit]!.at === groundUnder(vehicle.at) && !s.units[unit]!.vehicle)
      for (const units of near.length > 1 ? [near, ...near.map((unit) => [unit])] : near.map((unit) => [unit])) {
        const decision: BoardAct = { type: 'board', units, vehicle: id }
        if (boardActProblem(s, decision) === null) yield decision
      }
    }
  },
  problems: (s, _impulse, decision) => told(boardActProblem(s, decision)),
  *perform(g, impulse, { units, vehicle }) {
    const s = g.state
    const move = startOf(s, units)
    impulse.movedFrom.push(move.from)
    s.move = move
    yield* board(g, move, vehicle)
  },
  describe: (s, { units, vehicle }) => `Let ${unitList(s, units)} get on ${unitInPlace(s, vehicle)}`,
}

function startOf(s: LnltState, units: readonly number[], mode: MoveMode = 'move'): Move {
  return plannedMove(s, units, new Array<MoveMode>(units.length).fill(mode), s.units[units[0]!]!.at)
}

function boardActProblem(s: LnltState, { units, vehicle }: BoardAct): Problem | null {
  for (const [i, id] of units.entries()) {
    const unit = s.units[id]
    if (!unit || isVehicle(unit) || unit.at < 0 || units.indexOf(id) < i)
      return { rule: '16.4', message: 'Only units on foot get on a vehicle.' }
    if (unit.at !== s.units[units[0]!]!.at) return { rule: '16.4', message: 'They are not together.' }
    const problem = moverProblem(s, unit)
    if (problem) return problem
  }
  return placeProblem(s, s.units[units[0]!]!.at) ?? boardProblem(s, startOf(s, units), vehicle)
}

/** 16.4, 16.1: why a group can't get on. */
export function boardProblem(s: LnltState, move: Move, id: number): Problem | null {
  const vehicle = s.units[id]
  const units = move.units.map((each) => s.units[each]!)
  if (!vehicle || !isVehicle(vehicle) || vehicle.side !== units[0]!.side || groundUnder(vehicle.at) !== move.at)
    return { rule: '16.4', message: 'There is no such vehicle of yours where they are.' }
  if (units.some(isVehicle)) return { rule: '16.4', message: 'Only units on foot get on a vehicle.' }
  for (let i = 0; i < units.length; i++)
    if (move.spent[i]! + halfOf(s, move, i) > allowanceOf(s, move, i))
      return { rule: '16.4', message: `The ${typeOf(s, units[i]!).name} has not half of its MF left to get on.` }
  const lift = isHelicopter(s, vehicle) ? (landingProblem(s, vehicle) ?? liftProblem(s, vehicle)) : null
  return lift ?? carrierProblem(s, vehicle, true) ?? roomProblem(s, vehicle, units)
}

/** 16.4: half of the MF that the unit moves with, Double-Time counted. */
function halfOf(s: LnltState, move: Move, index: number): number {
  return 2 * Math.ceil(mfOf(s, move, index) / 2)
}

/** 16.4, 5.3: it costs both; the enemy may fire at them before they are aboard; loading activates the vehicle. */
export function* board(g: Lnlt, move: Move, id: number): Rules<void> {
  const s = g.state
  const vehicle = s.units[id] as VehicleUnit
  let least = isHelicopter(s, vehicle) ? Number.MAX_SAFE_INTEGER : loadingMp(s, vehicle)
  for (let i = 0; i < move.units.length; i++) {
    const paid = halfOf(s, move, i)
    move.spent[i]! += paid
    least = Math.min(least, paid)
  }
  move.steps++
  if (!isHelicopter(s, vehicle)) vehicle.vehicle.loaded = true
  if (s.impulse && !s.impulse.units.includes(id)) s.impulse.units = [...s.impulse.units, id]
  yield* opportunityWindow(g, { units: move.units.slice(), at: move.at, budget: Math.max(OPPORTUNITY_FIRE.leastBudget, least >> 1) })
  settle(g, move)
  if (s.move !== move || groundUnder(vehicle.at) !== move.at) return
  const units = move.units.splice(0)
  move.modes.splice(0)
  move.spent.splice(0)
  for (const each of units) {
    s.units[each]!.at = ABOARD
    s.units[each]!.aboard = id
    for (const weapon of s.weapons) if (weapon.owner === each) weapon.at = ABOARD
  }
  g.emit({ type: 'mounts', rule: '16.4', units, vehicle: id, at: vehicle.at })
  settle(g, move)
  // 15.2.1: after Assault Fire that was its move
  if (vehicle.vehicle.assaultFire) {
    vehicle.vehicle.assaultFire = undefined
    markActed(g, [vehicle], 'moved', '15.2.1')
  }
}

export interface UnloadStep {
  readonly type: 'unload'
  readonly units: readonly number[]
  /** 16.4: they get off by Assault Move, may fire later, and stay there. */
  readonly assault?: boolean
}

/** 16.4: a vehicle on the move lets its passengers off, while it has half of its MP. */
export const unloadStep: StepAct<UnloadStep> = {
  type: 'unload',
  rule: '16.4',
  fields: { units: listOf(integer(0, 9999), { min: 1, max: 12 }), assault: optional(flag()) },
  idle: (s) => s.vehicles === undefined,
  *candidates(s, move) {
    if (s.vehicles === undefined || move.units.length !== 1) return
    const vehicle = s.units[move.units[0]!]!
    if (!isVehicle(vehicle)) return
    const units = passengersOf(s, vehicle).map(({ id }) => id)
    if (units.length === 0 || unloadProblem(s, move, { units })) return
    yield { type: 'unload', units }
    if (!unloadProblem(s, move, { units, assault: true })) yield { type: 'unload', units, assault: true }
  },
  problems: (s, move, decision) => told(unloadProblem(s, move, decision)),
  perform: (g, move, decision) => unload(g, move, decision),
  describe: (s, { units, assault }) => `Let ${unitList(s, units)} off${assault ? ' by Assault Move' : ''}`,
}

export interface UnloadAct extends UnloadStep {
  readonly vehicle: number
  /** 15.2: in place of its Assault Move: it may fire later. */
  readonly mode?: 'assaultMove'
}

/** 16.4: a vehicle begins by letting its passengers off. */
export const unloadAct: ImpulseAct<UnloadAct> = {
  type: 'unload',
  rule: '16.4',
  fields: {
    units: listOf(integer(0, 9999), { min: 1, max: 12 }),
    vehicle: integer(0, 9999),
    assault: optional(flag()),
    mode: optional(oneOf('assaultMove')),
  },
  idle: (s) => s.vehicles === undefined,
  *candidates(s, impulse) {
    for (const id of s.vehicles ?? []) {
      if (!impulse.units.includes(id)) continue
      const units = passengersOf(s, s.units[id]!).map((unit) => unit.id)
      if (units.length === 0) continue
      const plain: UnloadAct = { type: 'unload', units, vehicle: id }
      const ways: readonly UnloadAct[] = [plain, { ...plain, assault: true }, { ...plain, mode: 'assaultMove' }]
      for (const way of ways) if (unloadActProblem(s, way) === null) yield way
    }
  },
  problems: (s, _impulse, decision) => told(unloadActProblem(s, decision)),
  *perform(g, _impulse, decision) {
    const move = carrierMove(g.state, decision)
    g.state.move = move
    yield* unload(g, move, decision)
  },
  describe: (s, { units, vehicle, assault, mode }) =>
    `Let ${unitList(s, units)} off ${unitInPlace(s, vehicle)}${assault ? ' by Assault Move' : ''}${mode ? ', which may fire later' : ''}`,
}

/** 15.2, 15.2.1: an Assault Move if it is to fire, or has. */
function carrierMove(s: LnltState, { vehicle, mode }: UnloadAct): Move {
  return startOf(s, [vehicle], mode ?? (s.units[vehicle]!.vehicle?.assaultFire ? 'assaultMove' : 'move'))
}

function unloadActProblem(s: LnltState, decision: UnloadAct): Problem | null {
  const { vehicle: id } = decision
  const vehicle = s.units[id]
  if (!vehicle || !isVehicle(vehicle) || vehicle.at < 0) return { rule: '16.4', message: 'That is no vehicle on the map.' }
  const move = carrierMove(s, decision)
  return moverProblem(s, vehicle) ?? modeProblem(s, move.units, move.modes, 0) ?? unloadProblem(s, move, decision)
}

/** 16.4, 16.1: why they can't get off. */
function unloadProblem(s: LnltState, move: Move, { units, assault }: Pick<UnloadStep, 'units' | 'assault'>): Problem | null {
  const vehicle = s.units[move.units[0]!]
  if (!vehicle || !isVehicle(vehicle)) return { rule: '16.4', message: 'Only a vehicle lets somebody off.' }
  for (const [i, id] of units.entries())
    if (
      s.units[id]?.aboard !== vehicle.id ||
      s.units[id]!.at !== ABOARD ||
      units.indexOf(id) < i ||
      typeOf(s, s.units[id]!).kind === 'armorLeader'
    )
      return { rule: '16.4', message: `They are not on the ${typeOf(s, vehicle).name}.` }
  const slow = assault ? units.find((id) => !canAssaultMove(s, s.units[id]!, units)) : undefined
  if (slow !== undefined) return { rule: '16.4', message: `The ${typeOf(s, s.units[slow]!).name} can't Assault Move off it.` }
  if (vehicle.shaken && move.steps > 0) return { rule: '16.4', message: 'A Shaken vehicle that has moved is not left.' }
  const landing = isHelicopter(s, vehicle) ? landingProblem(s, vehicle) : null
  if (landing) return landing
  const room = stackingProblem(s, vehicle.side, units, groundUnder(vehicle.at))
  if (room) return room
  if (isHelicopter(s, vehicle)) return null
  if (move.spent[0]! + loadingMp(s, vehicle) <= allowanceOf(s, move, 0)) return carrierProblem(s, vehicle, false)
  return { rule: '16.4', message: `The ${typeOf(s, vehicle).name} has not half of its MP left in ${nameOf(s.setting, vehicle.at)}.` }
}

/** 16.4, 5.3: they are on the ground, and may be fired at there; then they go on with what they have left, and the vehicle after them. */
function* unload(g: Lnlt, move: Move, { units: ids, assault }: Pick<UnloadStep, 'units' | 'assault'>): Rules<void> {
  const s = g.state
  const vehicle = s.units[move.units[0]!] as VehicleUnit
  const at = groundUnder(vehicle.at)
  const lifted = isHelicopter(s, vehicle)
  const paid = lifted ? 0 : loadingMp(s, vehicle)
  move.spent[0]! += paid
  move.steps++
  if (!lifted) vehicle.vehicle.loaded = true
  for (const id of ids) {
    const unit = s.units[id]!
    unit.aboard = undefined
    unit.at = at
    for (const weapon of s.weapons) if (weapon.owner === id) weapon.at = at
  }
  // 16.4: they are activated with it: after an Assault Move they may fire in the same impulse
  if (s.impulse) s.impulse.units = [...new Set([...s.impulse.units, ...ids])]
  const walk = startOf(s, ids, assault ? 'assaultMove' : 'move')
  for (let i = 0; i < ids.length; i++) walk.spent[i] = halfOf(s, walk, i)
  walk.steps = 1
  // 16.4: a Shaken vehicle that is left does not move in this turn
  if (vehicle.shaken) markActed(g, [vehicle], 'moved', '16.4')
  else walk.after = move
  s.move = walk
  g.emit({ type: 'dismounts', rule: '16.4', units: ids, at })
  yield* alight(g, ids, at)
  const budget = Math.min(...(lifted ? [] : [paid]), ...walk.spent) >> 1
  yield* opportunityWindow(g, {
    // 15.2.1: a vehicle that has used Assault Fire is still in the hex in which nobody fires at it
    units: [...ids.filter((id) => s.units[id]!.at === at), ...(lifted || move.afterAssaultFire ? [] : [vehicle.id])],
    at,
    budget: Math.max(OPPORTUNITY_FIRE.leastBudget, budget),
  })
  settle(g, walk)
}

/** 19.2.6: only from one that hovers, over open ground, and not among enemies or into a Melee. */
function landingProblem(s: LnltState, vehicle: VehicleUnit): Problem | null {
  const { name } = typeOf(s, vehicle)
  const at = groundUnder(vehicle.at)
  if (!isHovering(vehicle)) return { rule: '19.2.6', message: `The ${name} must hover for that.` }
  if (!isOpen(s.setting, hexOf(at))) return { rule: '19.2.6', message: `There is no open ground in ${nameOf(s.setting, at)}.` }
  return hasUnit(s, enemyOf(vehicle.side), at) || hasMelee(s, at)
    ? { rule: '19.2.6', message: `There is fighting in ${nameOf(s.setting, at)}.` }
    : null
}

/** 19.2.6: who boards finds it where its impulse began. */
function liftProblem(s: LnltState, vehicle: VehicleUnit): Problem | null {
  return isUnactivated(vehicle) && !s.move?.after?.units.includes(vehicle.id)
    ? null
    : { rule: '19.2.6', message: `The ${typeOf(s, vehicle).name} was not here when its impulse began.` }
}

function told(problem: Problem | null): readonly Problem[] {
  return problem ? [problem] : LEGAL
}
