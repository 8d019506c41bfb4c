import type { Measure } from '@firegroup/kernel'
import { verdict } from './scenario/victory.ts'
import type { LnltState } from './state.ts'

/** How the game stands: half Squads lost, and 1 for the side that would win by the Victory Objectives if the game ended now. */
export function measure(s: LnltState): Measure {
  const ahead = s.winner ?? verdict(s).winner
  return { turn: s.turn, losses: { ...s.losses }, held: { blue: ahead === 'blue' ? 1 : 0, red: ahead === 'red' ? 1 : 0 } }
}
