import courses from './courses.json' with { type: 'json' }

/**
 * What the features of a position are worth, as log odds of winning: fitted to positions between impulses of 900 games between greedy players that waver
 * now and then, over all shipped scenarios. They are to be read together: `squads` and `close` take back part of what `men` and `timely` give.
 */
export const TUNED = {
  ratio: 1.16,
  men: 0.67,
  squads: -1.29,
  weapons: 0.62,
  losses: 1.75,
  exited: 1.03,
  ready: 0.61,
  threat: -0.24,
  aheadLate: 1.18,
  aheadLast: 1.14,
  held: 0.14,
  heldLate: 0.92,
  reach: 1.05,
  timely: 0.85,
  timelyLate: 0.57,
  close: -1.1,
  goals: 0.69,
}

/**
 * How games of the shipped scenarios go beside what the features tell, and of any other (''): `firegroup learn` finds them and docs/simulator.md tells how.
 */
export const COURSES: { readonly [scenario: string]: { readonly ease: readonly number[]; readonly trust: readonly number[] } | undefined } =
  courses
