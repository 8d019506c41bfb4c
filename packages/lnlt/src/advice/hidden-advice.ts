import { USUAL_APPROACH } from '@firegroup/hexgame'
import { fireCandidates } from '../fire/candidates.ts'
import type { FireContext } from '../fire/declaration.ts'
import { shown } from '../hidden/appear.ts'
import { isHeld, ownMines } from '../hidden/mines.ts'
import { hexOf, locationNamed } from '../map/location.ts'
import { terrainAt } from '../map/terrain.ts'
import { enemyOf, type LnltState, type Side } from '../state.ts'
import { opportunityValue } from './fire-advice.ts'
import { GroundValue } from './ground.ts'
import { bestShot } from './vehicle-advice.ts'
import { WEIGHTS } from './weights.ts'

/** SSR, 5.3: what those who hide there could do to the movers if they showed themselves now, less that everybody knows of them then. */
export function ambushValue(s: LnltState, { side, window }: FireContext, name: string): number {
  if (!window) return 0
  const at = locationNamed(s.setting, name)
  const out = shown(s, side, at)
  const context: FireContext = { side, occasion: 'opportunity', units: (unit) => unit.at === at, window }
  let best = out.units.some((unit) => unit.at === at && unit.laid) ? bestShot(out, context) : 0
  for (const declared of fireCandidates(out, context)) best = Math.max(best, opportunityValue(out, declared, context, USUAL_APPROACH))
  return best - WEIGHTS.charge
}

/** 21.4: on the way to what the enemy is after, in the open, spread out, and not where one's own men go about. */
export function layingAdvice(s: LnltState, side: Side): (decision: { readonly at: string }) => number {
  const ground = new GroundValue(s, enemyOf(side))
  return ({ at: name }) => {
    const at = locationNamed(s.setting, name)
    const hex = hexOf(at)
    const far = Math.min(FAR, ground.distance(at))
    return -Math.abs(far - BEFORE_THE_GOAL) / 4 - terrainAt(s.setting, hex).tm - ownMines(s, side, hex) - (isHeld(s, side, hex) ? 2 : 0)
  }
}

/** In halves of an MP. */
const FAR = 30
const BEFORE_THE_GOAL = 6
