import type { OpenQuestion } from '@firegroup/kernel'
import type { AslskState } from '../state.ts'

const ordinary = { thought: 1, width: 5, ahead: 0 }

/**
 * What is worth a second thought. Setting up decides more than anything later and is done once, so it gets by far the most; what happens in the Rally
 * Phase is plain at first sight.
 */
export const foresight = {
  attention: {
    setup: { thought: 60, width: 24, ahead: 0 },
    enter: { thought: 20, width: 6, ahead: 0 },
    prepFire: { thought: 2, width: 5, ahead: 0 },
    move: ordinary,
    firstFire: ordinary,
    defensiveFire: ordinary,
    advancingFire: ordinary,
    rout: { thought: 0.5, width: 4, ahead: 0 },
    advance: ordinary,
    closeCombat: ordinary,
  },
  otherwise: { thought: 0, width: 1, ahead: 0 },
  isSettled,
  pointOfAdvice: 0.006,
}

/** Turns of fighting after which it shows how units were set up or came in. */
const DEPLOYMENT_SHOWS = 3

/** Decisions that are part of something larger: fire at a stack on its way, and whether a weapon kept its rate. */
const PARTS: readonly string[] = ['firstFire', 'keepRate']

/**
 * Between the moves of two stacks, or two attacks. Who prep fires does not move, and who advances has to fight for the hex: that shows at the end of the
 * Player Turn. A deployment shows later still.
 */
function isSettled(now: AslskState, { question }: OpenQuestion, since: AslskState): boolean {
  switch (since.phase) {
    case 'setup':
    case 'rally':
      return now.turn >= since.turn + DEPLOYMENT_SHOWS
    case 'prepFire':
    case 'advance':
      return now.turn !== since.turn || now.attacker !== since.attacker
    default:
      return now.move === null && !PARTS.includes(question.kind)
  }
}
