/**
 * What the features of a position are worth, as log odds of winning: fitted to games between greedy players that waver now and then, over all shipped
 * scenarios. Victory Points and guards, of which those games tell too little, are set by hand.
 */
export const TUNED = {
  men: 1.03,
  shaken: -0.4,
  weapons: 0.49,
  cover: 0.2,
  losses: 2.63,
  exited: 0.44,
  points: 0.5,
  ahead: 0.76,
  aheadLate: 0.89,
  held: 0.19,
  heldLate: 0.6,
  reach: 1.4,
  reachLate: 0.01,
  guard: 0.1,
}
