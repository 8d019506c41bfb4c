/** What the features of a position are worth, as log odds of winning. Fitted to 2100 games over all scenarios between greedy players that waver now and then. */
export const TUNED = {
  men: 0.64,
  pinned: -1.32,
  brink: 1.5,
  brinkLate: 1.6,
  aheadLate: 0.18,
  aheadLast: 0.9,
  cover: 0.27,
  goal: 0.44,
  hand: 0.66,
  turn: 0.12,
  prospects: 0.35,
  attackLate: -0.9,
}
