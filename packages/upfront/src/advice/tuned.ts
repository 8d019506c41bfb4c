import courses from './courses.json' with { type: 'json' }

/** What the features of a position are worth, as log odds of winning. Fitted to 910 games over all scenarios between greedy players that waver now and then. */
export const TUNED = {
  men: 1.16,
  pinned: -3.01,
  brink: 1.88,
  brinkLate: 1.96,
  aheadLate: 0.98,
  aheadLast: 1.32,
  cover: 0.39,
  goal: 1.86,
  hand: 0.4,
  turn: 0.08,
  prospects: 0.44,
  attackLate: -1.56,
}

/**
 * How games of the shipped scenarios go beside what the features tell, and of any other (''): `firegroup learn` finds them and docs/simulator.md tells how.
 */
export const COURSES: { readonly [scenario: string]: { readonly ease: readonly number[]; readonly trust: readonly number[] } | undefined } =
  courses
