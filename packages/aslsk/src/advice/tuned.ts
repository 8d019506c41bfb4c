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
 * What no feature tells of the shipped scenarios: how much easier the first side's task is than it looks when a turn begins, as log odds, from turn 1.
 * `firegroup tune aslsk --openings` finds them from what was measured, so that a game begins near its measured balance and stays there as long as nobody
 * does better than usual.
 */
export const OPENINGS: { readonly [scenario: string]: readonly number[] } = {
  'first-light': [-0.35, 0.3, 0.28, 0.33, 0.08],
  'patrol-in-the-orchard': [2.32, 0.28, 0.56, 0.56, 0.36, 0.11],
  'engineers-at-the-mill': [0.21, -0.26, -0.53, -0.67, -0.29, -0.03],
  'chapel-on-the-hill': [1.76, 0.13, -0.14, -0.34, -0.31, -0.08, -0.44, -0.2, -0.05],
  'frozen-crossroads': [-0.4, 0.21, 0.05, -0.08, -0.03, -0.06, -0.03],
  'road-home': [-0.06, 0.06, -0.28, -0.48, -0.36, -0.25, -0.13, -0.03, -0.01],
  'long-evening': [0.88, 1.15, 1.25, 1.08, 0.77, 0.51, 0.38, 0.13, 0.02],
  'the-gun-at-the-crossroads': [-0.25, 0.81, 0.82, 0.5, 0.33, 0.21, 0.08],
  'a-gun-for-the-farm': [0.11, 0.57, 0.25, -0.25, -0.43, -0.32, -0.08],
  'dust-on-the-road': [1.72, 0.88, 0.6, 0.45, 0.13, 0.04],
  'the-far-swell': [1.53, -0.04, 0.06, 0.42, 0, -0.19, -0.14, -0.04],
  'two-columns-one-crossroads': [0.44, -0.15, 0.03, 0.28, 0.26, 0.2, 0.06],
  'behind-them-the-river': [1.35, 1.26, 1.52, 0.33, 0.24, 0.15, 0.06],
  'raiders-at-the-creek': [2.61, 0.25, 0.25, 0.28, 0.21, 0, -0.03],
  'the-long-yell': [-2.53, -0.57, -0.71, -0.51, -0.43, -0.29, -0.08],
  'rearguard-on-the-track': [-2.51, -0.86, -0.84, -0.48, -0.26, -0.1, -0.04],
  'everything-by-evening': [0.51, 1.24, 1.36, 0.8, 0.4, 0.28, 0.07, 0.05],
  'nobody-in-the-huts': [2.18, -0.39, 0.11, 0.36, 0.34, 0.2, 0.06],
  'white-breath': [0.27, 0.79, 0.74, 0.48, 0.22, 0.05],
  'up-to-the-axles': [-0.25, 1.51, 1.88, 1.14, 0.73, 0.33, 0.08],
  'ash-on-the-wind': [0.28, 0.93, 0.96, 0.64, 0.42, 0.17, 0.06],
  'the-next-field': [0.74, 0.51, 0.77, 0.73, 0.55, 0.32, 0.08],
  'concrete-on-the-crest': [-0.17, -0.11, 0.35, 0.33, 0.31, 0.31, 0.16, 0.03],
  'under-the-brewery': [0.24, 0.67, 0.75, 0.64, 0.41, 0.22, 0.08],
}
