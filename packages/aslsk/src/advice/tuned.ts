/** What the features of a position are worth, as log odds of winning. Written by `firegroup tune aslsk`; docs/simulator.md tells how. */
export const TUNED = {
  men: 0.89,
  broken: 0.33,
  weapons: 0,
  cover: 0.04,
  casualties: 2.08,
  exited: 0.5,
  ahead: 0.38,
  aheadLate: 1.12,
  held: 0.26,
  heldLate: 0.78,
  reach: 2.27,
  reachLate: 0.46,
  guard: 1.15,
}
