/**
 * What the features of a position are worth, as log odds of winning: fitted to the beginnings of phases in 2,100 games between greedy players that waver now
 * and then, over all shipped scenarios. `firegroup tune aslsk` fits them anew; docs/simulator.md tells how.
 */
export const TUNED = {
  firepower: 0.69,
  desperate: 0.22,
  exposure: 1.18,
  casualties: 4.06,
  exited: 5.01,
  ahead: 0.11,
  aheadLate: 1.94,
  held: 0.13,
  heldLate: 1.1,
  reach: 2.61,
  reachLate: -0.5,
  guard: 1.07,
  nearLate: 0.7,
}

/**
 * What no feature tells of the shipped scenarios: how much easier the first side's task is when a game begins, as log odds. `firegroup tune aslsk --openings`
 * finds them from what was measured, so that a game begins near its measured balance.
 */
export const OPENINGS: { readonly [scenario: string]: number } = {
  'first-light': -0.35,
  'patrol-in-the-orchard': 2.53,
  'engineers-at-the-mill': -0.02,
  'chapel-on-the-hill': 1.42,
  'frozen-crossroads': -0.4,
  'road-home': -0.06,
  'long-evening': 0.32,
}
