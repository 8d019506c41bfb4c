/** What the features of a position are worth, as log odds of winning. Fitted to 700 games over all scenarios between greedy players that waver now and then. */
export const TUNED = {
  men: 0.25,
  pinned: -0.81,
  brink: 1.24,
  brinkLate: 0.66,
  points: 0.81,
  pointsLate: -0.18,
  ahead: -0.02,
  aheadLate: 0.9,
  cover: 0.33,
  moving: 0.29,
  goal: 0.23,
  closer: -0.58,
}
