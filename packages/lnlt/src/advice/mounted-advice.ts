import { fireCandidates } from '../fire/candidates.ts'
import type { FireContext, FireDeclaration } from '../fire/declaration.ts'
import { locationNamed } from '../map/location.ts'
import type { OpportunityMove } from '../mounted/opportunity-move.ts'
import type { LnltState, Move, Side } from '../state.ts'
import { fireValue } from './fire-advice.ts'
import type { GroundValue } from './ground.ts'
import type { Plans } from './move-advice.ts'
import { WEIGHTS } from './weights.ts'

/** What fire on the run is worth besides: they move on. */
const RUNS = 0.6

/** 6.7: the best that they could fire at from where they are. */
export function hitAndRunValue(s: LnltState, side: Side, units: readonly number[], ground: GroundValue): number {
  const context: FireContext = { side, occasion: 'fire', from: s.units[units[0]!]!.at, units: ({ id }) => units.includes(id) }
  let best = -WEIGHTS.inertia
  for (const declared of fireCandidates(s, context)) best = Math.max(best, fireValue(s, declared, context, ground) - LESS)
  return best
}

/** What -2 takes off a shot, about. */
const LESS = 0.8

/** 6.7: now rather than a hex further, if it is worth anything. */
export function runningFireValue(s: LnltState, side: Side, move: Move, declared: FireDeclaration, ground: GroundValue): number {
  const context: FireContext = { side, occasion: 'fire', from: move.at, units: ({ id }) => move.units.includes(id) }
  return fireValue(s, declared, context, ground) + RUNS
}

/** 6.6: on foot where the ground is to be held, or where walls are to be stormed; mounted as long as there is way to go. */
export function dismountValue(s: LnltState, at: number, units: number, ground: GroundValue): number {
  const isThere = ground.distance(at) <= NEAR
  return isThere && s.turn > 1 ? units * WEIGHTS.cover : -WEIGHTS.inertia
}

/** In halves of an MP on foot. */
const NEAR = 4

/** 6.8: a move that is worth it also in one's own impulse, and a little more. */
export function opportunityMoveValue(
  s: LnltState,
  { units, mode = 'move', to }: OpportunityMove,
  plans: Plans,
  ground: GroundValue,
): number {
  const gain = plans.start(units, mode, to) - WEIGHTS.opportunity * units.length
  return ground.isContested(locationNamed(s.setting, to)) ? gain : gain - WEIGHTS.holding
}
