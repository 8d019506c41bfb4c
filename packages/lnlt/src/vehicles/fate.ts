import type { Rules } from '@firegroup/kernel'
import { type Lnlt, roll } from '../context.ts'
import type { Attack } from '../fire/attack.ts'
import { removeEmplacement } from '../fortifications/emplacements.ts'
import { loseAcquisitions, loseTargets } from '../ordnance/acquisition.ts'
import { bailOut, disembarkAll, passengersHit } from '../passengers/fate.ts'
import { addUnit, newUnit } from '../scenario/new-counters.ts'
import { removeUnseenMarkers } from '../spotting/marker.ts'
import { ELIMINATED, type LnltState, type Location } from '../state.ts'
import { halvesOf, stopMoving } from '../units/damage.ts'
import { addMark } from '../units/marks.ts'
import { typeOf, typeOfWeapon } from '../units/units.ts'
import { retreat } from '../weapons/retreat.ts'
import { vehicleCheck } from './check.ts'
import { armorLeaderOf, passengersOf, type VehicleUnit, vehicleType } from './vehicle.ts'

/** 15.4, 16.1.1: what destroyed a vehicle decides on those in it. */
export type Destroyer = 'damageCheck' | 'ordnance' | 'closeAssault' | 'mines' | 'cannon'

/** 17.2: the vehicle takes its Damage Check first, then those aboard whom the fire reaches. */
export function* smallArmsDamage(g: Lnlt, unit: VehicleUnit, difference: number, attack: Attack): Rules<void> {
  const result = vehicleCheck(g, unit, difference, attack)
  if (result === 'abandoned') return yield* abandon(g, unit, '5.1')
  if (result === 'destroyed') return yield* destroy(g, unit, 'damageCheck', '5.1', difference)
  if (result === 'shaken' && hasMolotov(g.state, attack)) return yield* burnOut(g, unit, attack.from)
  if (result === 'shaken') shakeVehicle(g, unit, '5.1')
  yield* passengersHit(g, unit, difference, attack.from)
}

function hasMolotov(s: LnltState, { firers }: Attack): boolean {
  return firers.some(({ weapons }) => weapons.some((id) => typeOfWeapon(s, s.weapons[id]!).kind === 'molotov'))
}

/** 1.6.7: what a Molotov Shakes is abandoned at once, and its Crew runs from the flames. */
function* burnOut(g: Lnlt, unit: VehicleUnit, from: Location): Rules<void> {
  const next = g.state.units.length
  yield* abandon(g, unit, '1.6.7')
  const crew = g.state.units[next]
  if (crew && crew.at >= 0) yield* retreat(g, crew, from)
}

/** 15.0: Shaken: it buttons, stops, and has lost what it aimed at. */
export function shakeVehicle(g: Lnlt, unit: VehicleUnit, rule: string): void {
  if (!unit.shaken) {
    unit.shaken = true
    g.emit({ type: 'shaken', rule, unit: unit.id })
  }
  if (!unit.vehicle.buttoned && !vehicleType(g.state, unit).openTop) {
    unit.vehicle.buttoned = true
    g.emit({ type: 'buttons', rule: '15.0', unit: unit.id, buttoned: true })
  }
  loseTargets(g.state, unit)
  stopMoving(g, unit)
}

/** 14.1.1, 15.4, 16.3: the Crew leaves it, Shaken, and so does everybody else; it stands where it is and is nobody's any more. */
export function* abandon(g: Lnlt, unit: VehicleUnit, rule: string): Rules<void> {
  const { at } = unit
  const riders = passengersOf(g.state, unit)
  g.emit({ type: 'vehicleAbandoned', rule, unit: unit.id, at })
  takeOff(g, unit, 'abandoned')
  crewAppears(g, unit, at, true, rule)
  yield* disembarkAll(g, riders, at, '16.3')
}

/** 14.1, 15.4, 17.1: a Wreck. `difference`: of the attack by which it was destroyed on the Damage Check Table. */
export function* destroy(g: Lnlt, unit: VehicleUnit, by: Destroyer, rule: string, difference = 0): Rules<void> {
  const s = g.state
  const { at } = unit
  const riders = passengersOf(s, unit)
  g.emit({ type: 'vehicleDestroyed', rule, unit: unit.id, at })
  takeOff(g, unit, 'wreck')
  crewBailsOut(g, unit, at, by)
  yield* bailOut(g, riders, at, by, difference)
}

/** 15.4: by the Damage Check Table an even die saves the Crew, Shaken; by ordnance a 1, in Good Order; by anything else nothing does (LG-73). */
function crewBailsOut(g: Lnlt, unit: VehicleUnit, at: Location, by: Destroyer): void {
  if (by === 'closeAssault' || by === 'mines') {
    g.emit({ type: 'bailsOut', rule: '15.4', unit: unit.id, weapon: -1, die: [], survives: false })
    return
  }
  const isShaken = by === 'damageCheck' || by === 'cannon'
  const saves = (die: number) => (isShaken ? die % 2 === 0 : die === 1)
  const { total: die, dice } = roll(g, 'single', `Crew of ${typeOf(g.state, unit).label}`, saves)
  g.emit({ type: 'bailsOut', rule: '15.4', unit: unit.id, weapon: -1, die: dice, survives: saves(die) })
  if (saves(die)) crewAppears(g, unit, at, isShaken, '15.4')
}

/** 15.4: the Crew as a counter of its own, under a Moved marker. */
function crewAppears(g: Lnlt, vehicle: VehicleUnit, at: Location, isShaken: boolean, rule: string): void {
  const s = g.state
  const type = crewType(s, vehicle)
  if (type === null) return
  const crew = newUnit(s.setting.pack, s.units.length, vehicle.side, type, at)
  crew.shaken = isShaken
  addMark(crew, 'moved')
  addUnit(s, crew)
  g.emit({ type: 'crew', rule, vehicle: vehicle.id, unit: crew.id, at })
}

function crewType(s: LnltState, vehicle: VehicleUnit): string | null {
  const { nation } = typeOf(s, vehicle)
  for (const type of s.setting.pack.counters.values()) if (type.kind === 'crew' && type.nation === nation) return type.id
  return null
}

/** The counter goes, its Armor Leader with it (11.5), and a marker stays. */
function takeOff(g: Lnlt, unit: VehicleUnit, marker: 'wreck' | 'abandoned'): void {
  const s = g.state
  const { at } = unit
  loseAcquisitions(s, unit)
  const leader = armorLeaderOf(s, unit)
  if (leader) {
    leader.at = ELIMINATED
    g.emit({ type: 'eliminated', rule: '11.5', unit: leader.id, at })
  }
  removeEmplacement(s, unit, at)
  unit.at = ELIMINATED
  s.losses[unit.side] += halvesOf(s, unit)
  if (marker === 'abandoned' || !hasWreckAt(s, at)) s.markers.push({ id: s.nextMarker++, kind: marker, at, side: unit.side, value: 0 })
  stopMoving(g, unit)
  removeUnseenMarkers(g, at)
}

/** 1.3: one Wreck in a hex, not more. */
function hasWreckAt({ markers }: LnltState, at: Location): boolean {
  return markers.some((marker) => marker.kind === 'wreck' && marker.at === at)
}
