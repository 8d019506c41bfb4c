/** What the features of a position are worth, as log odds of winning. Written by `firegroup tune aslsk`; docs/simulator.md tells how. */
export const TUNED = {
  firepower: 1.73,
  desperate: 0.09,
  exposure: 0.98,
  casualties: 1.35,
  exited: 0.12,
  ahead: 0.82,
  aheadLate: 1.18,
  held: -0.05,
  heldLate: 0.81,
  reach: 1.15,
  reachLate: 0.66,
  guard: 0.34,
  nearLate: 1.3,
}
