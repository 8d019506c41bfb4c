import type { OpenQuestion } from '@firegroup/kernel'
import type { LnltState } from '../state.ts'

const ordinary = { thought: 1, width: 6, ahead: 1 }

/** What is worth a second thought: who acts, what he does, and the fire that answers. It is judged after the impulse and the enemy's next. */
export const foresight = {
  attention: { impulse: ordinary, act: ordinary, step: ordinary, opportunityFire: ordinary, melee: ordinary },
  otherwise: { thought: 0, width: 1, ahead: 0 },
  isSettled,
  pointOfAdvice: 0.006,
}

/** Between two impulses: nobody is on his way, and nothing that was begun waits for its other half. */
function isSettled({ impulse, move }: LnltState, { question }: OpenQuestion): boolean {
  return question.kind === 'impulse' && move === null && (impulse === null || impulse.spotter < 0)
}
