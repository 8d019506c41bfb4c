import type { Attack } from '../fire/attack.ts'
import type { LnltState } from '../state.ts'
import { vehicleType } from './vehicle.ts'

/** 10.5.6, 1.6.3, 10.7.2: the flamethrower of a vehicle: what flames do, it does. */
export function isFlamethrowerTank(s: LnltState, { machineGun, firers }: Pick<Attack, 'machineGun' | 'firers'>): boolean {
  if (machineGun === undefined) return false
  return vehicleType(s, s.units[firers[0]!.unit]!).machineGuns[machineGun]?.flames === true
}
