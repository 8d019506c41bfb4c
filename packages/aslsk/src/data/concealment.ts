/** 8.3.2, 8.3.3: what being concealed does. Basis: the rulebook's text (lines 1763-1791), confidence high. */
export const CONCEALMENT = {
  /** Case of a TH DR at a concealed or hidden target. */
  toHit: 2,
  /** Its side's ambush dr. */
  ambush: -2,
  /** An Emplaced Gun that fires from hiding stays concealed below this on the coloured die. */
  shownFrom: 5,
} as const

/** 6.4: as far as a hidden Gun in Open Ground is seen, in hexes. */
export const HIDDEN_GUN_SIGHT = 16

/** 8.1.8: the share of a side's squads that may set up hidden: one in so many, fractions counting as one. */
export const HIDDEN_SHARE = 10
