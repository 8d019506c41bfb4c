import type { MountedMg } from '../data/vehicle-types.ts'
import type { Laying, LnltState, Unit } from '../state.ts'
import { vehicleType } from './vehicle.ts'

/** 15.0, optional: a machine gun of this FP is one in the turret and one in the hull; each by itself is this. */
const WHOLE = 4
export const HALF = { fp: 2, range: 10 } as const

type Lies = Pick<Laying, 'facing' | 'turret'>

/** 15.0: whether it is one of those, in a game that divides them. */
export function mayDivide({ setting }: LnltState, { arc, fp }: Pick<MountedMg, 'arc' | 'fp'>): boolean {
  return setting.options.splitMachineGun === 'yes' && arc === 'turret' && fp === WHOLE
}

/** 15.0: what is printed on it; and optionally, while turret and hull point apart, last the half that is in the hull. */
export function machineGunsOf(s: LnltState, unit: Unit): readonly MountedMg[] {
  const { machineGuns } = vehicleType(s, unit)
  if (s.setting.options.splitMachineGun === 'no' || !unit.laid || unit.laid.facing === unit.laid.turret) return machineGuns
  return machineGuns.some((gun) => mayDivide(s, gun)) ? [...machineGuns, { ...HALF, arc: 'hull' }] : machineGuns
}

/** 15.0: whether it is the half in the hull, which has a target of its own. */
export function isHullHalf(s: LnltState, unit: Unit, mg: number): boolean {
  return mg >= vehicleType(s, unit).machineGuns.length
}

/** 15.0: whether only the half in the turret fires, the weapons lying so. */
export function isHalf(s: LnltState, gun: MountedMg, { facing, turret }: Lies): boolean {
  return facing !== turret && mayDivide(s, gun)
}

/** 15.0: a machine gun as it fires, the weapons lying so. */
export function firedAs(s: LnltState, gun: MountedMg, lies: Lies): MountedMg {
  return isHalf(s, gun, lies) ? { ...gun, ...HALF } : gun
}

/** 15.0: the half in the hull that has fired along with the other; -1 for none. */
export function firedAlong(s: LnltState, unit: Unit, mg: number, lies: Lies): number {
  const { machineGuns } = vehicleType(s, unit)
  const gun = machineGuns[mg]
  return gun && mayDivide(s, gun) && lies.facing === lies.turret ? machineGuns.length : -1
}
