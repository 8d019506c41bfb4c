import type { OpenQuestion } from '@firegroup/kernel'
import type { LnltState } from '../state.ts'

/**
 * What is worth a second thought, and how far ahead. A set-up decides more than anything later, is done once, and shows what it is worth only when the
 * fighting has gone on for some turns; the Rally Phase is plain at first sight.
 */
export const foresight = {
  attention: {
    setup: { thought: 10, width: 8, ahead: 20 },
    impulse: { thought: 1.5, width: 6, ahead: 0 },
    act: { thought: 1, width: 5, ahead: 0 },
    step: { thought: 0.5, width: 3, ahead: 0 },
    opportunityFire: { thought: 1, width: 4, ahead: 0 },
    melee: { thought: 0.5, width: 4, ahead: 0 },
    withdrawal: { thought: 1, width: 5, ahead: 0 },
    heroMove: { thought: 0.5, width: 4, ahead: 0 },
  },
  otherwise: { thought: 0, width: 1, ahead: 0 },
  isSettled,
  /** Of a tenth of a Squad: trials differ by so much from point to point of what the advisor says. */
  pointOfAdvice: 0.006,
  surprise: 0.03,
}

/**
 * Between two impulses of the next turn: nobody is on his way, nothing that was begun waits for its other half, and everybody may act again. Within the turn
 * who has not acted yet seems to have lost nothing by it, and an attacker would wait until it is too late.
 */
function isSettled({ turn, impulse, move }: LnltState, { question }: OpenQuestion, since: LnltState): boolean {
  return turn > since.turn && question.kind === 'impulse' && move === null && (impulse === null || impulse.spotter < 0)
}
