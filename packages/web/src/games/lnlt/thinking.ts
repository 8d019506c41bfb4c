/** Lock 'n Load in the worker: its players, and the risks of a move. */
import { greedy, random } from '@firegroup/ai'
import { advisor, type LnltEvent, type LnltState, lnlt, reachable, stepRisk } from '@firegroup/lnlt'
import type { GameThinking } from '../game.ts'
import type { AskRisk } from './queries.ts'

export const thinking: GameThinking<LnltState, LnltEvent> = {
  system: lnlt,
  players: { random: () => random(), greedy: () => greedy(advisor) },
  *trickle({ state }, query) {
    const { move } = query as AskRisk
    for (const step of reachable(state, move)) yield stepRisk(state, move, step)
  },
}
