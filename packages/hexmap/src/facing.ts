import { SIDES } from './cells.ts'
import type { Side } from './format.ts'
import type { Grid } from './grid.ts'

/** One of the six hexspines of a hex, 0 to 5 clockwise from the north-east: where a gun, a hull or a turret points. */
export type Facing = Side

/** From where something that points somewhere is struck. */
export type Aspect = 'front' | 'side' | 'rear'

/** How many hexspines lie between two, the shorter way. */
export function spinesBetween(from: number, to: number): number {
  const clockwise = (to - from + 6) % 6
  return Math.min(clockwise, 6 - clockwise)
}

/** The two hexsides between which a hexspine lies: those before whatever points there. */
export function frontSides(spine: number): readonly Side[] {
  return FRONTS[spine]!
}
const FRONTS: readonly (readonly Side[])[] = SIDES.map((side) => [side, ((side + 1) % 6) as Side])

/** The hexspines from the northeast, clockwise, in columns and half rows; only their directions count. */
const SPINE_COLUMNS = [1, 2, 1, -1, -2, -1] as const
const SPINE_HALVES = [-3, 0, 3, 3, 0, -3] as const

/** By the way round from the hexspine to which it points, in half hexsides: two where the line runs along the hexspine that divides them. */
const ASPECTS: readonly (readonly Aspect[])[] = [
  ['front'],
  ['front'],
  ['front', 'side'],
  ['side'],
  ['side', 'rear'],
  ['rear'],
  ['rear'],
  ['rear'],
  ['side', 'rear'],
  ['side'],
  ['front', 'side'],
  ['front'],
]

/** What fire from another hex strikes of what points at this hexspine; both where it comes along the hexspine between them. */
export function aspectsFrom({ columns, halves }: Grid, at: number, spine: number, from: number): readonly Aspect[] {
  return ASPECTS[(bearing(columns[from]! - columns[at]!, halves[from]! - halves[at]!) - 2 * spine + 12) % 12]!
}

/** Where a way leads, in columns and half rows: twice the hexspine along which it runs, or the odd number between two of them. */
function bearing(across: number, down: number): number {
  for (let spine = 0; spine < 6; spine++) {
    const turn = cross(spine, across, down)
    if (turn === 0 && across * SPINE_COLUMNS[spine]! + down * SPINE_HALVES[spine]! > 0) return 2 * spine
    if (turn > 0 && cross((spine + 1) % 6, across, down) < 0) return 2 * spine + 1
  }
  throw new RangeError('A hex has no bearing from itself.')
}

/** Positive where the way lies clockwise of the hexspine. */
function cross(spine: number, across: number, down: number): number {
  return SPINE_COLUMNS[spine]! * down - SPINE_HALVES[spine]! * across
}
