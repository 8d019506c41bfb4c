import type { DiceRoll } from '../context.ts'
import type { Aspect } from '../data/afv-results.ts'
import type { AslskState, Location } from '../state.ts'

/** 3.2.4: from where a vehicle is struck. */
export type Facing = 'front' | 'side' | 'rear'

/** The hexspines from the northeast, clockwise, in columns and half rows; only their directions count. */
const SPINE_COLUMNS = [1, 2, 1, -1, -2, -1] as const
const SPINE_HALVES = [-3, 0, 3, 3, 0, -3] as const

/** By the way round from the hexspine to which it points, in half hexsides: two where the LOS runs along the hexspine that divides them. */
const FACINGS: readonly (readonly Facing[])[] = [
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

/** 3.2.4: the facing that fire from another hex strikes, of what points at this hexspine; both where it comes along the hexspine between them. */
export function facingsFrom(s: AslskState, at: Location, spine: number, from: Location): readonly Facing[] {
  const { columns, halves } = s.setting.map.grid
  return facingsTowards(spine, columns[from]! - columns[at]!, halves[from]! - halves[at]!)
}

/** The same by the way there, in columns and half rows. */
function facingsTowards(spine: number, across: number, down: number): readonly Facing[] {
  return FACINGS[(bearing(across, down) - 2 * spine + 12) % 12]!
}

/** Where a way leads: twice the hexspine along which it runs, or the odd number between two of them. */
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

/** 3.2.4: fire from inside the hex strikes by the coloured die. */
export function facingInHex(coloured: number): Facing {
  return coloured <= 2 ? 'rear' : coloured <= 4 ? 'side' : 'front'
}

/** 3.2.4: the turret where the coloured die of the original TH DR is the lower. */
export function aspectHit({ coloured, white }: DiceRoll): Aspect {
  return coloured < white ? 'turret' : 'hull'
}
