/**
 * How large a map may be so that every line-of-sight computation is exact in doubles.
 *
 * With all coordinate differences below 2^15 and depiction edges no longer than 2^10 in x and in y, the place where a thread meets an edge is
 * a fraction whose numerator and denominator stay below 2 · 2^15 · 2^10 = 2^26; two such places are compared by products below 2^52 < 2^53.
 */

/** Lattice units from the first to the last column, and from the north to the south edge, of a board or of joined boards. */
export const MAX_EXTENT = 32_400

/** How far a drawn edge may reach in x and in y; longer ones are split by a point in between. */
export const MAX_EDGE = 1024

/** How far a drawing may reach over the board's edge. */
export const MAX_OVERHANG = 120

export const MAX_RING_POINTS = 1000
