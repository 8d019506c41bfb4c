import { type Outcome, playSequence, type Rules } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import { isToBeAsked, pursuit } from '../modules/withdrawal/index.ts'
import { isDecided } from '../scenario/victory.ts'
import type { Phase } from '../state.ts'

/** 4: the whole game: one step of the sequence of play after the other, until somebody has won or the time is up. */
export function play(g: Upfront): Rules<Outcome> {
  return playSequence<Upfront, Phase>(g, g.state.setting.hooks.won.length > 0 ? WITH_PURSUIT : COURSE)
}

const COURSE = { once: 'prepare', isDecided } as const
/** 42.7: whoever has won is asked at once whether he goes on. */
const WITH_PURSUIT = { ...COURSE, interrupt: (g: Upfront) => (isDecided(g) || !isToBeAsked(g.state) ? undefined : pursuit(g)) }
