import type { OpenQuestion } from '@firegroup/kernel'
import type { AslskState } from '../state.ts'

/**
 * What is worth a second thought. Setting up decides more than anything later and is done once, so it gets by far the most; what happens in the Rally
 * Phase is plain at first sight.
 */
export const foresight = {
  attention: {
    setup: { thought: 160, width: 24, ahead: 0 },
    enter: { thought: 80, width: 24, ahead: 0 },
    move: { thought: 1, width: 5, ahead: 0 },
    advance: { thought: 1, width: 5, ahead: 0 },
    prepFire: { thought: 1, width: 5, ahead: 0 },
    firstFire: { thought: 1, width: 5, ahead: 0 },
    defensiveFire: { thought: 1, width: 5, ahead: 0 },
    advancingFire: { thought: 1, width: 5, ahead: 0 },
    closeCombat: { thought: 1, width: 5, ahead: 0 },
    rout: { thought: 0.5, width: 4, ahead: 0 },
  },
  otherwise: { thought: 0, width: 1, ahead: 0 },
  isSettled,
  pointOfAdvice: 0.006,
}

/** Turns of fighting after which it shows what a set-up was worth. */
const SET_UP_SHOWS = 2

/** Decisions that are part of something larger: fire at a stack on its way, and whether a weapon kept its rate. */
const PARTS: readonly string[] = ['firstFire', 'keepRate']

/** Between the moves of two stacks, two attacks or two advances. */
function isSettled({ turn, move }: AslskState, { question }: OpenQuestion, since: AslskState): boolean {
  if (since.phase === 'setup') return turn > SET_UP_SHOWS
  return move === null && !PARTS.includes(question.kind)
}
