/** What the features of a position are worth, as log odds of winning. Written by `firegroup tune upfront`; docs/simulator.md tells how. */
export const TUNED = {
  men: 1,
  pinned: -1,
  brink: 1,
  brinkLate: 1,
  points: 0.5,
  pointsLate: 1,
  ahead: 0.2,
  aheadLate: 1,
  cover: 0.1,
  moving: 0,
  goal: 0.5,
  closer: 0.3,
}
