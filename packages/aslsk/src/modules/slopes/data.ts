/** Slope hexsides. Basis: the slopes aid of the play aids (lines 3043-3071), confidence high. */

/** As maps name them, from the hex at their foot. */
export const SLOPE = 'slope'

/** In levels, for a LOS from or to the top that crosses the slope. */
export const RISE = 0.75

/** In half MF and MP. */
export const UP_SLOPE = { infantry: 1, vehicle: 2 } as const

export const SLOPE_TEM = 1
