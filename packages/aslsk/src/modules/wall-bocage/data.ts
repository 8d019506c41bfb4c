/**
 * B9: walls, hedges and bocage. Basis: the articles on Wall Advantage and bocage (lines 2723-2847), wall TEM against Indirect Fire line 2869, costs lines
 * 2869 and 3386-3395; confidence high. A hedge's TEM against Indirect Fire and the MF for crossing bocage are printed nowhere: docs/rulings.md.
 */
export interface HexsideKind {
  readonly tem: number
  /** Against shells that come down from above. */
  readonly indirect: number
  /** To cross it besides the cost of the hex, in half MF and, for fully tracked vehicles, half MP; null: half of all MP, with a Bog Check. No wheels get over any of them. */
  readonly infantry: number
  readonly tracked: number | null
}

export const HEXSIDES: { readonly [feature: string]: HexsideKind } = {
  wall: { tem: 2, indirect: 1, infantry: 2, tracked: 2 },
  hedge: { tem: 1, indirect: 0, infantry: 2, tracked: 2 },
  bocage: { tem: 2, indirect: 1, infantry: 2, tracked: null },
}

export const BOCAGE = 'bocage'
/** B9.541: where a Culin device has cut through bocage. */
export const BREACH = 'breach'

/** B9.5: as a one-storey building in the hex behind it. */
export const BOCAGE_HEIGHT = 1

/** In-hex TEM that is worth giving up: who has less holds his hexsides without being asked. */
export const REAL_COVER = 1

/** The counter. */
export const ADVANTAGE = 'wallAdvantage'

/** The module for Deluxe maps. */
export const DELUXE = 'deluxe-walls'
