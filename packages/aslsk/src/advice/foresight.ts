import type { OpenQuestion } from '@firegroup/kernel'
import type { AslskState } from '../state.ts'

const ordinary = { thought: 1, width: 5, ahead: 0 }

/**
 * What is worth a second thought. Setting up decides more than anything later and is done once, so it gets by far the most; what happens in the Rally
 * Phase is plain at first sight, and what an advance is worth shows in Close Combats that trials judge no better than first sight does.
 */
export const foresight = {
  attention: {
    setup: { thought: 120, width: 24, ahead: 0 },
    enter: { thought: 20, width: 6, ahead: 0 },
    prepFire: { thought: 2, width: 5, ahead: 0 },
    move: { thought: 2, width: 5, ahead: 0 },
    firstFire: ordinary,
    defensiveFire: ordinary,
    advancingFire: ordinary,
    rout: { thought: 0.5, width: 4, ahead: 0 },
    closeCombat: ordinary,
  },
  otherwise: { thought: 0, width: 1, ahead: 0 },
  isSettled,
  pointOfAdvice: 0.003,
}

/** Turns of fighting after which it shows how units were set up or came in. */
const DEPLOYMENT_SHOWS = 3

/** At the end of the phase; of a deployment, after some turns. */
function isSettled(now: AslskState, _open: OpenQuestion, since: AslskState): boolean {
  if (since.phase === 'setup' || since.phase === 'rally') return now.turn >= since.turn + DEPLOYMENT_SHOWS
  return now.phase !== since.phase || now.attacker !== since.attacker
}
