import type { Lnlt } from '../context.ts'
import { isAloft } from '../map/terrain.ts'
import type { LnltState, Location, Side, Unit } from '../state.ts'
import { typeOfWeapon } from '../units/units.ts'
import { settleAcquisitions } from './acquisition.ts'

const OWN = 1
const A_WEAPON = 2

/** 1.6, 14.1: a unit with an ordnance SW may fire that besides, in the same impulse: remembers what it has fired. */
export function addToSalvo(s: LnltState, unit: Unit, own: boolean, weapons: number): void {
  if (!hasOrdnance(s, unit)) return
  unit.salvo = (unit.salvo ?? 0) + (own ? OWN : 0) + weapons * A_WEAPON
}

function hasOrdnance(s: LnltState, unit: Unit): boolean {
  for (const weapon of s.weapons) if (weapon.owner === unit.id && typeOfWeapon(s, weapon).gun !== null) return true
  return false
}

export function firedOwn({ salvo = 0 }: Unit): boolean {
  return (salvo & OWN) !== 0
}

export function weaponsInSalvo({ salvo = 0 }: Unit): number {
  return salvo >> 1
}

/** 5.3: whether somebody in the places that have fired may add an attack by itself: an ordnance SW, a Weapon Team, a vehicle. */
export function mayAdd(s: LnltState, side: Side, firedFrom: readonly Location[]): boolean {
  if (firedFrom.length === 0) return false
  for (const unit of s.units)
    if (unit.side === side && firedFrom.includes(unit.at) && (unit.laid !== undefined || hasOrdnance(s, unit))) return true
  return false
}

/** The impulse, or the fire at movers in a hex, is over: whoever was firing has fired. 14.3: what was not destroyed is acquired from now on. */
export function ceaseFire(g: Lnlt, side: Side): void {
  const s = g.state
  for (const unit of s.units) {
    if (unit.side !== side) continue
    if (unit.salvo !== undefined) unit.salvo = undefined
    if (unit.laid === undefined) continue
    const { laid, vehicle } = unit
    if (laid.firing !== undefined) laid.firing = undefined
    if (laid.shots !== undefined) laid.shots = undefined
    if (laid.hampered) laid.hampered = undefined
    if (vehicle) {
      if (vehicle.assaultFire) vehicle.assaultFire = undefined
      if (isAloft(unit.at)) vehicle.switched = false
    }
  }
  if (s.acquisitions) settleAcquisitions(s)
}
