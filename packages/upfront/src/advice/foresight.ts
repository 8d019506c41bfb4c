import type { OpenQuestion } from '@firegroup/kernel'
import type { UpfrontState } from '../state.ts'

/** What is worth a second thought, and when it shows what a decision was worth. */
export const foresight = {
  attention: { refill: { thought: 0, width: 1, ahead: 0 } },
  otherwise: { thought: 1, width: 5, ahead: 0 },
  isSettled,
  pointOfAdvice: 0.006,
}

/** Player turns after which a decision has had its effect: the own one and the answer to it. */
const TURNS = 2

function isSettled(now: UpfrontState, _open: OpenQuestion, since: UpfrontState): boolean {
  return now.turn >= since.turn + TURNS
}
