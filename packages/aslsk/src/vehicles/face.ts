import { loseAcquisition } from '../ordnance/acquisition.ts'
import type { AslskState } from '../state.ts'
import type { Vehicle } from '../units/units.ts'

/** 3.3.2, 6.10: a vehicle points so from now on; if its turret, or the hull that bears its gun, is turned without firing, what it had acquired is lost. */
export function face(s: AslskState, unit: Vehicle, vca: number, tca: number): void {
  const turns = tca !== unit.vehicle.tca
  unit.vehicle.vca = vca
  unit.vehicle.tca = tca
  if (turns) loseSight(s, unit)
}

/** 6.10: what its weapons have acquired is lost. */
export function loseSight(s: AslskState, unit: Vehicle): void {
  for (const weapon of s.weapons) if (weapon.owner === unit.id) loseAcquisition(weapon)
}
