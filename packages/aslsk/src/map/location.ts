/** A hex of the map, by its index. */
export type Hex = number
declare const brand: unique symbol
/**
 * Where a counter can be: a Location of the map, or one of those below. Made by `locationOf`, which alone knows that a hex has
 * only one; what asks the map takes a `Hex`, and any Location tells its own.
 */
export type Location = Hex & { readonly [brand]: 'location' }
/** Nowhere. */
export const NOWHERE = -1 as Location
/** Set up offboard, to enter this Player Turn. */
export const OFFBOARD = -1 as Location
/** Due to come later. */
export const RESERVE = -2 as Location
/** Left the map for good, for the victory conditions. */
export const EXITED = -3 as Location
export const ELIMINATED = -4 as Location

/** The Location of a hex: in the infantry game there is one. */
export function locationOf(hex: Hex): Location {
  return hex as Location
}
