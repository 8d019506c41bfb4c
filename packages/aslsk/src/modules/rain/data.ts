/** Overcast all through; the weather of an aid's sheet, E3.51 and B25.65. Values from the tables of the play aids. */
export const WIND_CHANGE = {
  /** From this DR on rain begins, or becomes heavy. */
  worse: 10,
  /** At this DR or under it ends, whatever its strength. */
  better: 3,
} as const

/** Hexes for each further +1 of the mist, and the +1 that heavy rain has even close by. */
export const MIST = { every: 6, heavy: 1 } as const

/** In halves, for each level up or down. */
export const MUDDY_SLOPE_MF = 2
