/**
 * The map file: what a board is, as data. Documented for authors in docs/map-format.md.
 *
 * Coordinates are integers on an affine hex lattice. One lattice unit is 1/120 of a hex side horizontally and 1/120 of a hex
 * height vertically, so every centre, vertex and hexside midpoint is an integer point and crossing tests need no epsilon:
 * a flat-top hex at centre (x, y) has the vertices (x ± 120, y) and (x ± 60, y ± 60).
 */

/** Lattice units from a hex's centre to its top edge; centre to side vertex is twice that. */
export const LATTICE = 60

/** An integer point on the lattice: x to the east, y to the south. (0, 0) is the north-west corner of a board. */
export type Point = readonly [x: number, y: number]

/** Hexsides are numbered clockwise from north: 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW. */
export type Side = 0 | 1 | 2 | 3 | 4 | 5

/**
 * Columns are lettered A, B … Z, AA … from the west, rows numbered from the north. The long edges of a board cut the *low* columns'
 * first and last hexes in half (rows 0 and `rows`), its short edges cut the first and last column in half; half hexes are playable.
 * `firstColumn: 'high'` puts A1 half a hex above B1 (A1 … A10 whole, B0 … B10 with halves); 'low' is the other way round.
 */
export interface GridSpec {
  readonly columns: number
  readonly rows: number
  readonly firstColumn: 'high' | 'low'
}

export interface HexSpec {
  /** The dominant terrain that governs the hex; a name that the rule systems and the art know, e.g. 'open', 'woods', 'stone-building'. */
  readonly terrain: string
  /** Base level of the hex's centre; absent = 0. */
  readonly level?: number
  /** Sides over which a road leaves this hex. Both hexes of a side must agree. */
  readonly road?: readonly Side[]
  /** Sides over which a path leaves this hex, for rule systems to which paths matter. Both hexes of a side must agree. */
  readonly path?: readonly Side[]
}

/** Something that stands on a hexside: wall, hedge, bocage, cliff, slope … */
export interface HexsideSpec {
  readonly hex: string
  readonly side: Side
  readonly feature: string
}

/**
 * A drawn shape: what the player sees and what his line of sight crosses are this one polygon. `terrain` is building, woods, orchard, hill …;
 * the boundary of a 'hill' of level n is the crest line between n - 1 and n. Simple polygons, clockwise on screen, no repeated points.
 */
export interface DepictionSpec {
  readonly id: string
  readonly terrain: string
  /** Of a hill: the level of the ground inside. Of an obstacle: its height above its hex, where it is not the terrain's usual one. */
  readonly level?: number
  readonly polygon: readonly Point[]
  /** Clearings inside the polygon. */
  readonly holes?: readonly (readonly Point[])[]
  /** A hint for the art alone (roof shape, crop direction); it never decides a rule. */
  readonly style?: string
}

/** A road's or stream's centre line as drawn; `width` in lattice units across. What leaves a hex over which side is HexSpec.road. */
export interface WaySpec {
  readonly id: string
  readonly kind: 'dirt-road' | 'paved-road' | 'stream' | 'path'
  readonly line: readonly Point[]
  readonly width: number
}

export interface MapSpec {
  readonly format: 'firegroup-map'
  readonly version: 1
  readonly id: string
  readonly name: string
  readonly description?: string
  readonly grid: GridSpec
  /** Every hex of the grid by its id; a map with a hex missing or one too many is refused. */
  readonly hexes: Readonly<Record<string, HexSpec>>
  readonly hexsides: readonly HexsideSpec[]
  readonly depictions: readonly DepictionSpec[]
  readonly ways: readonly WaySpec[]
}
