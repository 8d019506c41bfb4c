import { SIDES } from '@firegroup/hexmap'
import { inArc } from '../../../ordnance/arc.ts'
import type { AslskState } from '../../../state.ts'
import { knownTo, type Vehicle } from '../../../units/units.ts'
import { hasTurret } from '../../../vehicles/status.ts'

/** The hexspines to which it is worth turning the turret: those that cover more of the enemy than the one at which it points. */
export function turretChoices(s: AslskState, unit: Vehicle): number[] {
  if (unit.at < 0 || !hasTurret(s, unit)) return []
  const covered = SIDES.map(() => 0)
  for (const enemy of knownTo(s, unit.side)) {
    if (enemy.side === unit.side || enemy.at < 0) continue
    for (const spine of SIDES) if (inArc(s, unit.at, spine, enemy.at)) covered[spine]!++
  }
  return SIDES.filter((spine) => covered[spine]! > covered[unit.vehicle.tca]!)
}
