import courses from './courses.json' with { type: 'json' }

/**
 * What the features of a position are worth, as log odds of winning: fitted to 25,000 positions that came of different ways to decide the same questions,
 * each gone on with to the end between wavering greedy players, over all shipped scenarios. `firegroup tune aslsk` fits them anew; docs/simulator.md tells how.
 */
export const TUNED = {
  firepower: 0.62,
  desperate: 0.41,
  exposure: 0.44,
  casualties: 4.08,
  exited: 2.32,
  ahead: -0.13,
  aheadLate: 0.13,
  held: 0.24,
  heldLate: -0.2,
  reach: 1.68,
  reachLate: 0.42,
  guard: 1.07,
  nearLate: 1.74,
  forceLate: 1.53,
}

/**
 * How games of the shipped scenarios go beside what the features tell, and of any other (''): `firegroup learn` finds them and docs/simulator.md tells how.
 */
export const COURSES: { readonly [scenario: string]: { readonly ease: readonly number[]; readonly trust: readonly number[] } | undefined } =
  courses
