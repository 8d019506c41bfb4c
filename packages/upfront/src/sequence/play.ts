import { type Outcome, playSequence, type Rules } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import { isDecided } from '../scenario/victory.ts'
import type { Phase } from '../state.ts'

/** 4: the whole game: one step of the sequence of play after the other, until somebody has won or the time is up. */
export function play(g: Upfront): Rules<Outcome> {
  return playSequence<Upfront, Phase>(g, { once: 'prepare', isDecided })
}
