import type { Measure } from '@firegroup/kernel'
import { aheadIn } from './scenario/victory.ts'
import type { AslskState, Side } from './state.ts'

/** How the game stands: casualty points lost, and 1 for the side that would win by the Victory Conditions if the game ended now. */
export function measure(s: AslskState): Measure {
  const { allied, axis } = s.points
  return { turn: s.turn, losses: { allied: allied.casualties, axis: axis.casualties }, held: heldBy(s) }
}

function heldBy(s: AslskState): { readonly [S in Side]: number } {
  const ahead = aheadIn(s)
  return { allied: ahead === 'allied' ? 1 : 0, axis: ahead === 'axis' ? 1 : 0 }
}
