import type { Modifier, Problem } from '@firegroup/kernel'
import { fireModifier, fireValue } from '../data/direct-fire.ts'
import { UNARMORED } from '../data/vehicle-types.ts'
import { type Attack, hitsWholeHex } from '../fire/attack.ts'
import type { FirepowerPart } from '../fire/events.ts'
import { isModernAssault } from '../modern/assault.ts'
import type { LnltState, Location, Unit } from '../state.ts'
import { has } from '../units/marks.ts'
import { typeOf } from '../units/units.ts'
import { isUnarmoredFrom } from './facing.ts'
import { HALF, machineGunsOf } from './split-gun.ts'
import {
  isOpened,
  isUnarmored,
  lowestArmor,
  passengersOf,
  ridesOutside,
  type VehicleUnit,
  vehicleLeadership,
  vehicleType,
} from './vehicle.ts'

/** 17.2, 17.3: why fire without a to-hit table can do nothing to a vehicle, nor to anybody who rides on it. */
export function smallArmsProblem(s: LnltState, target: VehicleUnit, from: Location): Problem | null {
  if (vehicleType(s, target).air === 'plane')
    return { rule: '19.1.1', message: `Only anti-aircraft weapons reach the ${typeOf(s, target).name}.` }
  if (vehicleType(s, target).air === 'helicopter') return null
  if (isOpened(s, target) || isUnarmoredTo(s, target, from) || hasRidersOnTop(s, target)) return null
  return { rule: '17.2', message: `The ${typeOf(s, target).name} is armored and buttoned: small arms do nothing to it.` }
}

export function hasRidersOnTop(s: LnltState, target: VehicleUnit): boolean {
  return ridesOutside(s, target) && passengersOf(s, target).length > 0
}

/** 17.3, 15.7: unarmored all round, or on the side through which the fire comes. */
function isUnarmoredTo(s: LnltState, target: VehicleUnit, from: Location): boolean {
  const type = vehicleType(s, target)
  if (isUnarmored(type)) return true
  return from >= 0 && isUnarmoredFrom(s, target.at, target.laid.facing, from, type.hull)
}

/** 17.4, LG-80: whether an attack meets no armor: shells find every side that is open, and whatever has no roof. */
export function isBareTo(s: LnltState, target: VehicleUnit, attack: Pick<Attack, 'means' | 'from'>): boolean {
  if (!hitsWholeHex(attack)) return isUnarmoredTo(s, target, attack.from)
  const { hull, turret, openTop } = vehicleType(s, target)
  return openTop || hull.includes(UNARMORED) || (turret?.includes(UNARMORED) ?? false)
}

/** 17.2, 17.4, 5.0: an armored vehicle defends with the lowest armor on its counter. */
export function armorModifiers(s: LnltState, target: VehicleUnit, attack: Pick<Attack, 'means' | 'from'>): readonly Modifier[] {
  if (isBareTo(s, target, attack)) return NONE
  const value = lowestArmor(vehicleType(s, target))
  return value === 0 ? NONE : [{ rule: '17.2', label: fireModifier('armor').label, value }]
}

const NONE: readonly Modifier[] = []

/** Firepower is kept in quarters of a point. */
const QUARTERS = 4

/** 15.0, 4.1: one machine gun of a vehicle, by itself; half of it in the Opportunity Fire of one that is Ops Complete. */
export function machineGunPart(s: LnltState, { firers, occasion, halfGun }: Attack, index: number): FirepowerPart {
  const unit = s.units[firers[0]!.unit]!
  const { fp: printed, flames } = machineGunsOf(s, unit)[index]!
  const fp = halfGun ? HALF.fp : printed
  const isHalved = occasion === 'opportunity' && (has(unit, 'opsComplete') || unit.laid?.hampered === true)
  const half = isHalved ? -(fp * QUARTERS) / 2 : 0
  const modifiers = isHalved ? [{ rule: '4.1', label: 'Ops Complete: half', value: half }] : NONE
  return {
    unit: unit.id,
    weapon: -1,
    label: flames ? `Flamethrower ${fp}` : `MG ${fp}`,
    printed: fp,
    modifiers,
    quarters: fp * QUARTERS + half,
  }
}

/** 11.5, 15.1, 15.2: the Armor Leader's LM; after a pivot of the chassis; in or after an Assault Move. */
export function machineGunModifiers(s: LnltState, { firers, occasion, pivots }: Attack): readonly Modifier[] {
  const unit = s.units[firers[0]!.unit]!
  const modifiers: Modifier[] = []
  const leadership = vehicleLeadership(s, unit)
  if (leadership > 0) modifiers.push({ rule: '11.5', label: 'Armor Leader', value: leadership })
  if (occasion === 'assaultFire' || has(unit, 'assaultMove') || hasAssaulted(unit) || isOnTheWay(s, unit))
    modifiers.push(row('vehicleAssault'))
  else if (pivots || unit.laid?.pivoted) modifiers.push(row('vehiclePivot'))
  return modifiers
}

/** 15.2.2: it is in the middle of an Assault Move. */
function isOnTheWay(s: LnltState, { id }: Unit): boolean {
  return s.move?.units.includes(id) === true && isModernAssault(s, s.move)
}

/** 15.2, 15.2.1: it fires before it moves on, or has let somebody on or off in place of moving. */
export function hasAssaulted({ vehicle }: Pick<Unit, 'vehicle'>): boolean {
  return vehicle?.assaultFire === true || vehicle?.loaded === true
}

function row(id: 'vehicleAssault' | 'vehiclePivot'): Modifier {
  const { rule, label } = fireModifier(id)
  return { rule, label, value: fireValue(id) }
}
