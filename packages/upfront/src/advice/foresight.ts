import type { OpenQuestion } from '@firegroup/kernel'
import type { UpfrontState } from '../state.ts'
import { likeness } from './likeness.ts'

/** What is worth a second thought, and when it shows what a decision was worth. Trials are cheap here, so there can be many. */
export const foresight = {
  attention: {
    formGroups: { thought: 10, width: 5, ahead: 0, isMomentous: true },
    initialTerrain: { thought: 10, width: 5, ahead: 0, isMomentous: true },
    act: { thought: 8, width: 8, ahead: 0, trust: { pointOfAdvice: 0.002, surprise: 0.035 } },
    discard: { thought: 8, width: 8, ahead: 0, trust: { pointOfAdvice: 0.006, surprise: 0.015 } },
    refill: { thought: 0, width: 1, ahead: 0 },
  },
  // thirty trials of each of five ways for a veteran: differences are small beside the luck of three turns
  otherwise: { thought: 8, width: 5, ahead: 0 },
  isSettled,
  likeness,
  momentOf: ({ turn }: UpfrontState) => turn,
  isOfCards: true as const,
  toil,
  pointOfAdvice: 0.006,
  surprise: 0.03,
}

/** Player turns after which a decision has had its effect: the own one, the answer to it, and the next own one, in which whoever moved finds his cover. */
const TURNS = 3

function isSettled(now: UpfrontState, _open: OpenQuestion, since: UpfrontState): boolean {
  return now.turn >= since.turn + TURNS
}

/** Decisions of three player turns, whatever there is on the table. */
function toil(): { readonly nodes: number; readonly each: number } {
  return { nodes: 24, each: 1 }
}
