/**
 * A6: lines of sight of the full game. Basis: the LOS aid of the play aids (lines 2007-2116), confidence high. What is half a level high stands on hexsides
 * here; rubble, hillocks and patches are no terrain of these maps.
 */

/** A6.21: what is half a level high, by the names that maps give it. */
export const HALF_LEVEL: readonly string[] = [
  'cactus-hedge',
  'dune-crest',
  'hedge',
  'hillside-hedge',
  'hillside-wall',
  'roadblock',
  'seawall',
  'wall',
]

/** B23.71, O5.3: walls within a building, through which nobody sees until they are breached. */
export const INNER_WALLS: readonly string[] = ['rowhouse', 'factory-wall']

/** A6.41: so many hexes from the higher unit to the obstacle hide one hex more. */
export const HEXES_PER_BLIND = 5

/** A6.4: the fewest hexes that are blind behind an obstacle; behind a Crest Line none. */
export const LEAST_BLIND = { crest: 0, obstacle: 1 } as const

export const CLIFF = 'cliff'
