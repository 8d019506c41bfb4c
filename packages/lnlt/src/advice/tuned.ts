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
 * What no feature tells of the shipped scenarios: how much easier the first side's task is when a game begins, as log odds. `firegroup tune lnlt --openings`
 * finds them from what was measured, so that a game begins near its measured balance.
 */
export const OPENINGS: { readonly [scenario: string]: number } = {
  'bread-before-noon': -0.33,
  'fog-on-the-ridge': 0.14,
  'one-for-sorrow': 1.34,
  'the-manor-at-noon': -0.26,
  'the-weaving-mill': 0.34,
  'the-carters-road': 0.22,
  'the-chapel-on-lark-hill': -0.22,
  'concrete-and-wire': -0.14,
  'a-lamp-in-the-mill': -0.31,
  'nobody-in-the-wheat': 0.59,
  'the-third-entrance': -0.51,
  'steel-for-the-square': -0.8,
  'the-osier-bridge': -0.78,
  'sabres-in-the-sunflowers': -0.32,
  'a-whistle-over-the-mill': 0.28,
  'two-pumas-out': -4,
  'the-last-barrier': -0.09,
  'the-second-floor-answers': -0.47,
}
