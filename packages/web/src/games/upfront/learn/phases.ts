/** The moments of a game as lessons name them: the player turn and its part, '3 actions'. */
import type { Situation, UpfrontState } from '@firegroup/upfront'
import { STEPS, stepOf } from '../steps.ts'

/** Situations begin in this turn unless they say otherwise. */
const FIRST = 3

export const phase = ({ turn, phase: when, step }: UpfrontState): string => `${turn} ${stepOf({ phase: when, step })}`

export const phaseOf = (situation: object): string => {
  const { turn = FIRST, step = 'turn.actions' } = situation as Situation
  return `${turn} ${stepOf({ phase: 'turn', step })}`
}

/** Everything from the situation's turn up to the end of this one. */
export const until = (last: number): readonly string[] =>
  Array.from({ length: last - FIRST + 1 }, (_, i) => FIRST + i).flatMap((turn) => STEPS.map(({ id }) => `${turn} ${id}`))
