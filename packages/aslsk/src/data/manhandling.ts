/** 6.5: DRM of the Manhandling DR beside the MF and the TEM of the hex; the rulebook's example has these and no others (GAP-15). */
export const MANHANDLING = { road: -2, squad: -1, extraSquad: -2 } as const

/** 6.5: the MF of a hex into which a Gun is pushed are doubled. */
export const PUSHED_TIMES = 2

/** 6.5 Hazardous Movement: added to every attack at those who push a Gun, to the end of the Player Turn or until they are pinned. */
export const HAZARDOUS = -2
