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
