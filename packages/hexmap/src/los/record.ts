/**
 * A trace as a row of 32-bit words, in order along the thread. The low three bits of a word say what it is:
 *
 * - HEX, ALONG: a stretch of the thread, inside the hex of a cell or along a hexside; the value is the cell or the hexside id.
 * - SIDE, VERTEX: a point of the thread between two stretches; the value is the hexside or vertex id.
 * - CROSSING: a depiction on the step before it. The value holds how, the sides of the thread it lies on and the depiction. If it begins (ends)
 *   where the thread meets an edge, that edge's number follows; otherwise it begins (ends) with its step. A touch has one edge and no length.
 *
 * Places are not stored: an edge and the thread give them back exactly.
 */
export const HEX = 0
export const SIDE = 1
export const VERTEX = 2
export const ALONG = 3
export const CROSSING = 4

export const TAG_BITS = 3
export const TAG_MASK = 7

export const LEFT = 1
export const RIGHT = 2

/** Bits of a crossing's value. */
export const SIDES_MASK = 3
export const TOUCH = 4
export const BEGINS = 8
export const ENDS = 16
export const DEPICTION_SHIFT = 5
