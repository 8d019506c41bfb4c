import courses from './courses.json' with { type: 'json' }

/**
 * What the features of a position are worth, as log odds of winning: fitted to 2,100 games between greedy players that waver now and then, over all
 * shipped scenarios, and then to 360 more in which both sides' planners were looked at. `firegroup tune aslsk` fits them anew; docs/simulator.md tells how.
 */
export const TUNED = {
  firepower: 0.34,
  desperate: 0.11,
  exposure: 0.99,
  casualties: 3.23,
  exited: 2.32,
  ahead: -0.1,
  aheadLate: 1.83,
  held: 0.09,
  heldLate: 1.02,
  reach: 2.54,
  reachLate: 0.11,
  guard: 0.55,
  nearLate: 0.56,
  forceLate: 1.5,
}

/**
 * How games of the shipped scenarios go beside what the features tell, and of any other (''): `firegroup learn` finds them and docs/simulator.md tells how.
 */
export const COURSES: { readonly [scenario: string]: { readonly ease: readonly number[]; readonly trust: readonly number[] } | undefined } =
  courses
