import type { OpenQuestion } from '@firegroup/kernel'
import type { LnltState } from '../state.ts'

/**
 * What is worth a second thought, and how far ahead. A set-up decides more than anything later, is done once, and shows what it is worth only when the
 * fighting has gone on for some turns; the Rally Phase is plain at first sight.
 */
export const foresight = {
  attention: {
    setup: { thought: 10, width: 8, ahead: 20 },
    impulse: { thought: 0.5, width: 8, ahead: 1 },
    act: { thought: 0.4, width: 6, ahead: 1 },
    step: { thought: 0.25, width: 4, ahead: 1 },
    opportunityFire: { thought: 0.4, width: 4, ahead: 1 },
    melee: { thought: 0.25, width: 4, ahead: 1 },
    withdrawal: { thought: 0.4, width: 6, ahead: 1 },
    heroMove: { thought: 0.25, width: 4, ahead: 1 },
  },
  otherwise: { thought: 0, width: 1, ahead: 0 },
  isSettled,
  /** Of a tenth of a Squad: trials differ by so much from point to point of what the advisor says. */
  pointOfAdvice: 0.006,
}

/** Between two impulses: nobody is on his way, and nothing that was begun waits for its other half. */
function isSettled({ impulse, move }: LnltState, { question }: OpenQuestion): boolean {
  return question.kind === 'impulse' && move === null && (impulse === null || impulse.spotter < 0)
}
