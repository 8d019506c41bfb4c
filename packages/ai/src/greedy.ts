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
  return { name: 'greedy', choose: ({ open, imagined }) => bestOf(advisor, imagined, open) }
}

/** `without`: what is left alone, unless there is nothing else. */
export function bestAtFirstSight<S>(
  advisor: Advisor<S>,
  state: S,
  open: OpenQuestion,
  without: ((decision: unknown) => boolean) | null = null,
): unknown {
  return bestOf(advisor, () => state, open, without)
}

/** Where there is only one way nothing is weighed: many questions are asked only so that nobody learns what a seat could do. */
function bestOf<S>(
  advisor: Advisor<S>,
  state: () => S,
  open: OpenQuestion,
  without: ((decision: unknown) => boolean) | null = null,
): unknown {
  const all = [...open.question.candidates()]
  const allowed = without ? all.filter((decision) => !without(decision)) : all
  const candidates = allowed.length > 0 ? allowed : all
  let best = candidates[0]
  if (candidates.length < 2) return best
  const worth = advisor.judge(state(), open.seat, open)
  let bestValue = Number.NEGATIVE_INFINITY
  for (const candidate of candidates) {
    const value = worth(candidate)
    if (value > bestValue) {
      best = candidate
      bestValue = value
    }
  }
  return best
}
