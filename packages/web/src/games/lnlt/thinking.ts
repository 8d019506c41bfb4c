/** Lock 'n Load in the worker: what its players know, and the risks of a move. */

import { orders } from '@firegroup/content/orders/lnlt'
import { pace } from '@firegroup/content/paces/lnlt'
import { counsel, driveThreats, type LnltEvent, type LnltState, lnlt, reachable, stepRisk } from '@firegroup/lnlt'
import type { GameThinking } from '../game.ts'
import type { AskDrive, AskRisk, DriveRisk } from './queries.ts'
import { rollOf } from './rolls.ts'

export const thinking: GameThinking<LnltState, LnltEvent> = {
  system: lnlt,
  counsel,
  pace,
  orders,
  rollOf,
  *trickle(state, query) {
    const { move, legs } = query as AskRisk & Partial<AskDrive>
    if (legs) for (const [leg, each] of legs.entries()) yield { leg, threats: driveThreats(state, move, each) } satisfies DriveRisk
    else for (const step of reachable(state, move)) yield stepRisk(state, move, step)
  },
}
