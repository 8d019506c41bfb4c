import type { Measure } from '@firegroup/kernel'
import { victoryPoints } from './scenario/victory.ts'
import type { Side, UpfrontState } from './state.ts'

/** How the game stands: men lost, and the victory points that each side would have if the time were up. */
export function measure(s: UpfrontState): Measure {
  const losses = { axis: 0, allied: 0 }
  for (const { side, fate } of s.men) if (fate !== '') losses[side]++
  return { turn: s.turn, losses, held: held(s) }
}

function held(s: UpfrontState): { readonly [S in Side]: number } {
  if (s.winner !== null) return { axis: s.winner === 'axis' ? 1 : 0, allied: s.winner === 'allied' ? 1 : 0 }
  return { axis: victoryPoints(s, 'axis'), allied: victoryPoints(s, 'allied') }
}
