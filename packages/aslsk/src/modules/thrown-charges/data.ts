/** A23: DRM of a thrown charge. Values from the tables of the play aids. */
export const THROWN_DRM = {
  target: 2,
  thrower: 3,
  /** A CX unit throws worse, to its target's good and its own. */
  cx: 1,
  advancingFire: 1,
  /** From a vehicle that moves, or from horseback: to both. */
  onTheMove: 1,
} as const

/** C7.346: added to the DC Position DR, besides what counts for a charge that is placed. */
export const THROWN_POSITION_DRM = { thrown: 2, onTheMove: 1, advancingFire: 1 } as const

/** So many levels above the target its thrower is out of the blast. */
export const OUT_OF_THE_BLAST = 2
