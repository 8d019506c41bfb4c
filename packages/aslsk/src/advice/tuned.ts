/** What the features of a position are worth, as log odds of winning. Written by `firegroup tune aslsk`; docs/simulator.md tells how. */
export const TUNED = {
  firepower: 0.69,
  desperate: 0.27,
  exposure: 0.67,
  casualties: 1.44,
  exited: 0.24,
  ahead: 0.25,
  aheadLate: 1.33,
  held: 0.4,
  heldLate: 0.5,
  reach: 1.7,
  reachLate: 0.76,
  guard: 0.66,
  nearLate: 0.32,
}
