/** What the features of a position are worth, as log odds of winning. Fitted to 2100 games over all scenarios between greedy players that waver now and then. */
export const TUNED = {
  men: 0.82,
  pinned: -1.7,
  brink: 1.33,
  brinkLate: 1.53,
  points: 0.47,
  aheadLate: 0.73,
  aheadLast: 1.11,
  cover: 0.46,
  moving: 0.61,
  goal: 0.69,
  hand: 0.67,
  turn: 0.11,
  fire: 0.47,
  wired: -0.22,
  attackLate: -0.9,
}
