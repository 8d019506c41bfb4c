import type { OpenQuestion, Seat } from '@firegroup/kernel'
import type { Player } from './player.ts'

/**
 * What a system tells its computer players: how good each decision looks right now, in its own measure. It is asked once a question, so that whatever
 * all candidates need is worked out once.
 */
export interface Advisor<S> {
  judge(state: S, seat: Seat, open: OpenQuestion): (decision: unknown) => number
}

/** The candidate with the best expected value now; the first of several. It looks no further. */
export function greedy<S>(advisor: Advisor<S>): Player<S> {
  return { name: 'greedy', choose: ({ open, imagined }) => bestAtFirstSight(advisor, imagined(), open) }
}

export function bestAtFirstSight<S>(advisor: Advisor<S>, state: S, open: OpenQuestion): unknown {
  const worth = advisor.judge(state, open.seat, open)
  let best: unknown
  let bestValue = Number.NEGATIVE_INFINITY
  for (const candidate of open.question.candidates()) {
    const value = worth(candidate)
    if (value > bestValue) {
      best = candidate
      bestValue = value
    }
  }
  return best
}
