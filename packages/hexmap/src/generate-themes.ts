/** What a random board is about. */
export type Theme = 'village' | 'hills' | 'farmland' | 'forest' | 'mixed'

/** Amounts in percent of the board's hexes, unless they say otherwise. */
export interface ThemeManner {
  readonly hills: number
  readonly highestLevel: 1 | 2 | 3
  readonly woods: number
  /** Hexes of a single wood, from and to. */
  readonly woodSize: readonly [number, number]
  readonly grain: number
  readonly brush: number
  /** Buildings of each settlement on a board of 33 × 10; smaller boards have fewer of them. */
  readonly settlements: readonly number[]
  /** How many of ten boards have a pond. */
  readonly ponds: number
}

export const THEMES: Readonly<Record<Theme, ThemeManner>> = {
  village: { hills: 6, highestLevel: 1, woods: 13, woodSize: [4, 10], grain: 6, brush: 3, settlements: [20, 6], ponds: 6 },
  hills: { hills: 30, highestLevel: 3, woods: 14, woodSize: [4, 11], grain: 4, brush: 8, settlements: [6], ponds: 2 },
  farmland: { hills: 6, highestLevel: 2, woods: 9, woodSize: [3, 7], grain: 14, brush: 4, settlements: [6, 5, 4], ponds: 5 },
  forest: { hills: 10, highestLevel: 2, woods: 34, woodSize: [9, 22], grain: 2, brush: 6, settlements: [4], ponds: 4 },
  mixed: { hills: 14, highestLevel: 2, woods: 16, woodSize: [4, 12], grain: 7, brush: 5, settlements: [11, 4], ponds: 5 },
}
