import type { Problem } from '@firegroup/kernel'
import { hexsideBetween } from '../../map/sightline.ts'
import { adjacent, levelAt, nameOf } from '../../map/terrain.ts'
import type { AslskState, Hex, Unit, Weapon } from '../../state.ts'
import { isVehicle, typeOf, weaponTypeOf } from '../../units/units.ts'
import { CLIFF } from './data.ts'

/** B11.31, B11.32: what does not fire over a cliff at a neighbour. Men, their machine guns and rifles always may. */
export function overCliff(s: AslskState, unit: Unit, weapon: Weapon, at: Hex): Problem | undefined {
  if (!adjacent(s, unit.at, at) || !hexsideBetween(s.setting, unit.at, at).includes(CLIFF)) return undefined
  const rise = levelAt(s, at) - levelAt(s, unit.at)
  const { name, barrel, latw } = weaponTypeOf(s, weapon)
  const inVehicle = isVehicle(unit)
  const isPiat = latw?.kind === 'piat'
  if (rise < 0 && (inVehicle || isPiat || (barrel && !latw)))
    return {
      rule: 'B11.31',
      message: `The ${inVehicle ? typeOf(s, unit).label : name} does not fire down over the cliff to ${nameOf(s, at)}.`,
    }
  const mayFireUp = barrel?.role === 'AA' || isPiat || (!inVehicle && !barrel && weaponTypeOf(s, weapon).kind !== 'ft')
  if (rise > 0 && !mayFireUp)
    return {
      rule: 'B11.32',
      message: `Up over the cliff to ${nameOf(s, at)} only men, their machine guns and rifles, PIATs and anti-aircraft guns fire.`,
    }
  return undefined
}
