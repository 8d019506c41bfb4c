import { spinesBetween } from '@firegroup/hexmap'
import { CA_CHANGE } from '../data/to-hit.ts'
import { coversNow } from '../ordnance/arc.ts'
import type { AslskState, Expenditure, Location, Weapon } from '../state.ts'
import { type Vehicle, vehicleTypeOf, weaponTypeOf } from '../units/units.ts'

/** How a vehicle points, or would point to fire. */
export interface Pointing {
  readonly vca: number
  readonly tca: number
}

/** 7.8: what bears a vehicle's weapon; nothing holds an AAMG. */
type Bearer = 'turret' | 'hull' | 'none'

interface Mount {
  readonly bearer: Bearer
  /** It fires the other way. */
  readonly rear: boolean
  /** In hexspines clockwise from what bears it, where that is not straight back. */
  readonly at?: number
}

const IN_TURRET: Mount = { bearer: 'turret', rear: false }
const IN_HULL: Mount = { bearer: 'hull', rear: false }
const HULL_REAR: Mount = { bearer: 'hull', rear: true }
const BY_NOTHING: Mount = { bearer: 'none', rear: false }

/** 3.2.4, 7.8: where a weapon of a vehicle is mounted. */
export function mountOf(s: AslskState, vehicle: Vehicle, weapon: Weapon): Mount {
  const type = vehicleTypeOf(s, vehicle)
  const inTurret = type.turret === 'NT' ? IN_HULL : IN_TURRET
  switch (weaponTypeOf(s, weapon).mounted) {
    case 'main':
      if (type.gun) return type.gun.mount === 'turret' ? IN_TURRET : type.gun.mount === 'rear' ? HULL_REAR : IN_HULL
      return type.mgArmament?.weapon === 'BMG' ? IN_HULL : inTurret
    case 'coaxial':
      return inTurret
    case 'rear':
      return { bearer: type.rearMgInHull ? 'hull' : inTurret.bearer, rear: true, ...(type.rearMgAt ? { at: type.rearMgAt } : {}) }
    case 'antiAircraft':
      return type.mgByHull ? IN_HULL : BY_NOTHING
    default:
      return IN_HULL
  }
}

/** 3.2.4, 7.8: whether a weapon covers a hex while its vehicle points so; its own hex in the enemy's MPh by where they came in. */
export function covers(
  s: AslskState,
  vehicle: Vehicle,
  weapon: Weapon,
  pointing: Pointing,
  at: Location,
  expenditure: Expenditure | null,
): boolean {
  const { bearer, rear, at: offset = 3 } = mountOf(s, vehicle, weapon)
  if (bearer === 'none') return true
  const spine = bearer === 'turret' ? pointing.tca : pointing.vca
  return coversNow(s, vehicle.at, rear ? (spine + offset) % 6 : spine, at, expenditure)
}

/** 7.8: the turret goes with the hull, unless it is said where it points then. */
export function pointingAfter({ vehicle }: Vehicle, vca: number | undefined, tca: number | undefined): Pointing {
  const hull = vca ?? vehicle.vca
  return { vca: hull, tca: tca ?? (vehicle.tca + hull - vehicle.vca + 6) % 6 }
}

/** 7.8: the Case 8 DRM of what the hull or the turret bears for turning so; the turret's is that of its own turning alone. */
export function turningDrm(s: AslskState, vehicle: Vehicle, bearer: Bearer, to: Pointing): number {
  const { vca, tca } = vehicle.vehicle
  const hull = spinesBetween(vca, to.vca)
  const turret = spinesBetween((tca + to.vca - vca + 6) % 6, to.tca)
  if (bearer === 'hull') return drmOf('NT', hull)
  if (bearer === 'none') return 0
  const { turret: type } = vehicleTypeOf(s, vehicle)
  return Math.max(drmOf('NT', hull), drmOf(type === 'T' ? '360' : 'ST', turret))
}

function drmOf(mount: keyof typeof CA_CHANGE, spines: number): number {
  const { first, further } = CA_CHANGE[mount]
  return spines === 0 ? 0 : first + further * (spines - 1)
}

/** 7.8: what turret or hull was turned by for another weapon in this phase counts for a weapon that has not fired since. */
export function sharedTurn({ vehicle }: Vehicle, weapon: Weapon, bearer: 'turret' | 'hull' | 'none'): number {
  if (bearer === 'none' || weapon.keptRate || weapon.fire !== 'none') return 0
  return vehicle.turnedFor?.[bearer] ?? 0
}
