import type { OpenQuestion } from '@firegroup/kernel'
import type { UpfrontState } from '../state.ts'
import { likeness } from './likeness.ts'

/** Measured ten player turns on: an act ten points of advice behind is worse by 2 of 100, give or take 4; a discard by 0.6 a point, give or take 1.5. */
const ACTS = { pointOfAdvice: 0.002, surprise: 0.035, shown: 0.3, spread: 0.08 }
const DISCARDS = { pointOfAdvice: 0.006, surprise: 0.015, shown: 0.3, spread: 0.045 }

/** What is worth a second thought, and when it shows what a decision was worth. Trials are cheap here, so there can be many. */
export const foresight = {
  attention: {
    formGroups: { thought: 10, width: 5, ahead: 0, isMomentous: true },
    initialTerrain: { thought: 10, width: 5, ahead: 0, isMomentous: true },
    act: { thought: 7, width: 8, ahead: 0, trust: ACTS },
    discard: { thought: 7, width: 8, ahead: 0, trust: DISCARDS },
    refill: { thought: 0, width: 1, ahead: 0 },
  },
  // thirty trials of each of five ways for a veteran: differences are small beside the luck of three turns
  otherwise: { thought: 8, width: 5, ahead: 0 },
  isSettled,
  worthKnowing: (nodes: number) => (nodes < MANY_NODES ? 0.002 : 0.001),
  likeness,
  momentOf: ({ turn }: UpfrontState) => turn,
  isOfCards: true as const,
  toil,
  pointOfAdvice: 0.006,
  surprise: 0.03,
  spread: 0.06,
}

/** Player turns after which a decision has had its effect: the own one, the answer to it, and the next own one, in which whoever moved finds his cover. */
const TURNS = 3
/** Whoever has so many takes pains with small differences. */
const MANY_NODES = 2000

function isSettled(now: UpfrontState, _open: OpenQuestion, since: UpfrontState): boolean {
  return now.turn >= since.turn + TURNS
}

/** Decisions of three player turns, whatever there is on the table. */
function toil(): { readonly nodes: number; readonly each: number } {
  return { nodes: 24, each: 1 }
}
