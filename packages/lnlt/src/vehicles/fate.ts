import type { Rules } from '@firegroup/kernel'
import { isHelicopter } from '../air/helicopter.ts'
import { helicopterHit } from '../air/shot-down.ts'
import type { Lnlt } from '../context.ts'
import type { Attack } from '../fire/attack.ts'
import { removeEmplacement } from '../fortifications/emplacements.ts'
import { loseAcquisitions, loseTargets } from '../ordnance/acquisition.ts'
import { bailOut, disembarkAll, passengersHit } from '../passengers/fate.ts'
import { removeUnseenMarkers } from '../spotting/marker.ts'
import { ELIMINATED, type LnltState, type Location } from '../state.ts'
import { halvesOf, stopMoving } from '../units/damage.ts'
import { typeOfWeapon } from '../units/units.ts'
import { retreat } from '../weapons/retreat.ts'
import { vehicleCheck } from './check.ts'
import { crewAppears, crewBailsOut, type Destroyer } from './crew.ts'
import { armorLeaderOf, passengersOf, type VehicleUnit, vehicleType } from './vehicle.ts'

export type { Destroyer } from './crew.ts'

/** 17.2: the vehicle takes its Damage Check first, then those aboard whom the fire reaches. */
export function* smallArmsDamage(g: Lnlt, unit: VehicleUnit, difference: number, attack: Attack): Rules<void> {
  const result = vehicleCheck(g, unit, difference, attack)
  if (isHelicopter(g.state, unit)) return yield* helicopterHit(g, unit, result, difference)
  if (result === 'abandoned') return yield* abandon(g, unit, '5.1')
  if (result === 'destroyed') return yield* destroy(g, unit, 'damageCheck', '5.1', difference)
  if (result === 'shaken' && hasMolotov(g.state, attack)) return yield* burnOut(g, unit, attack.from)
  if (result === 'shaken') shakeVehicle(g, unit, '5.1')
  yield* passengersHit(g, unit, difference, attack)
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
  unit.vehicle.continuous = undefined
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
