import type { ActAdvice } from '../../hooks.ts'
import { isBuilding } from '../../map/terrain.ts'
import type { AslskState, Side } from '../../state.ts'
import type { ClearFlame } from './clear.ts'

/** A burning house is lost for good, a burning field is not worth a squad's fire. Who stays in a Blaze dies; what one burns on purpose is the enemy's. */
export const fireAdvice: ActAdvice = {
  kindle: () => -1,
  clearFlame: (s: AslskState, _side: Side, { units }: ClearFlame) => (isBuilding(s, s.units[units[0]!]!.at) ? 0.3 : -0.3),
  fleeFire: () => 3,
  leaveFire: () => 3,
}
