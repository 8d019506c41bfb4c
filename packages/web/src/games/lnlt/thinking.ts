/** Lock 'n Load in the worker: what its players know, and the risks of a move. */

import { orders } from '@firegroup/content/orders/lnlt'
import { pace } from '@firegroup/content/paces/lnlt'
import { counsel, type LnltEvent, type LnltState, lnlt, reachable, stepRisk } from '@firegroup/lnlt'
import type { GameThinking } from '../game.ts'
import type { AskRisk } from './queries.ts'
import { rollOf } from './rolls.ts'

export const thinking: GameThinking<LnltState, LnltEvent> = {
  system: lnlt,
  counsel,
  pace,
  orders,
  rollOf,
  *trickle(state, query) {
    const { move } = query as AskRisk
    for (const step of reachable(state, move)) yield stepRisk(state, move, step)
  },
}
