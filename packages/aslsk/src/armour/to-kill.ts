import { type Modifier, total } from '@firegroup/kernel'
import type { DiceRoll } from '../context.ts'
import type { Aspect, KillKind } from '../data/afv-results.ts'
import { CRITICAL_TIMES, TO_KILL_CHANGE } from '../data/to-kill.ts'
import type { VehicleType } from '../data/vehicles.ts'
import type { AslskState, Location } from '../state.ts'
import { type Vehicle, vehicleTypeOf } from '../units/units.ts'
import { aspectHit, type Facing, facingInHex, facingsFrom } from './facing.ts'

/** 7.9: what strikes a vehicle, as the To Kill tables see it. */
export interface Penetrator {
  readonly kind: KillKind
  /** For people: 'AP 76L'. */
  readonly what: string
  /** The Basic TK#. */
  readonly basic: number
  /** What range and the like make of it. */
  readonly modifiers: readonly Modifier[]
  /** 4.2: a FT does not mind armour. */
  readonly ignoresArmour?: boolean
  /** C13.5: what a hit in the rear adds, where it is not what it adds for others. */
  readonly rear?: number
  /** 4.4.2: an original TK DR of this is a dud. */
  readonly dudOn?: number
}

/** 3.2.4: where a vehicle is hit. */
export interface HitPlace {
  readonly aspect: Aspect
  readonly facing: Facing
}

/** 7.9: a hit as far as it goes before the TK DR. */
export interface ToKill {
  readonly by: Penetrator
  readonly place: HitPlace
  readonly modifiers: readonly Modifier[]
  readonly critical: boolean
  readonly af: number
  readonly final: number
}

/** 3.2.4: where a TH DR hits; in two facings where the LOS runs between them. */
export function placesHit(s: AslskState, vehicle: Vehicle, from: Location, dr: DiceRoll): readonly HitPlace[] {
  const aspect = aspectHit(dr)
  if (from === vehicle.at) return [{ aspect, facing: facingInHex(dr.coloured) }]
  return facingsFrom(s, vehicle.at, spineOf(s, vehicle, aspect), from).map((facing) => ({ aspect, facing }))
}

/** 3.2.4: a turret faces where it points; a hull, or what has no turret, where the vehicle does. */
function spineOf(s: AslskState, vehicle: Vehicle, aspect: Aspect): number {
  return aspect === 'turret' && vehicleTypeOf(s, vehicle).turret !== 'NT' ? vehicle.vehicle.tca : vehicle.vehicle.vca
}

/** 3.2.4, 7.9: the Final TK#; of two facings the one less favourable to the attacker. */
export function toKill(s: AslskState, by: Penetrator, vehicle: Vehicle, places: readonly HitPlace[], critical: boolean): ToKill {
  const type = vehicleTypeOf(s, vehicle)
  const possible = places.map((place) => toKillAt(type, by, place, critical))
  return possible.reduce((worst, other) => (other.final < worst.final ? other : worst))
}

function toKillAt(type: VehicleType, by: Penetrator, place: HitPlace, critical: boolean): ToKill {
  const rear: Modifier[] = place.facing === 'rear' ? [{ rule: '7.9', label: 'rear', value: by.rear ?? TO_KILL_CHANGE.rear }] : []
  const modifiers = [...by.modifiers, ...rear]
  const modified = (by.basic + total(modifiers)) * (critical ? CRITICAL_TIMES : 1)
  const af = by.ignoresArmour ? 0 : armourOf(type, place)
  return { by, place, modifiers, critical, af, final: modified - af }
}

/** 7.1: the upper AF is for the front, the lower for side and rear; a turret may differ. */
function armourOf({ armour }: VehicleType, { aspect, facing }: HitPlace): number {
  if (aspect === 'turret') return facing === 'front' ? armour.turretFront : armour.turretSideRear
  return facing === 'front' ? armour.hullFront : armour.hullSideRear
}

/** The smallest and largest AF of a vehicle. */
export function armourRange({ armour }: VehicleType): { readonly least: number; readonly most: number } {
  const factors = Object.values(armour)
  return { least: Math.min(...factors), most: Math.max(...factors) }
}
