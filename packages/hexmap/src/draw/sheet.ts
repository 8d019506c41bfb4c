import { SIDE_COLUMNS, SIDE_HALVES } from '../cells.ts'
import { type GridSpec, LATTICE, type Point, type Side } from '../format.ts'
import { type Grid, gridOf } from '../grid.ts'
import { formatHexId, parseHexId } from '../ids.ts'
import type { Extent } from './field.ts'

/** The blank board that is drawn on. */
export interface Sheet {
  readonly grid: Grid
  readonly extent: Extent
}

export function sheetOf(spec: GridSpec): Sheet {
  return { grid: gridOf(spec), extent: { width: 3 * LATTICE * (spec.columns - 1), height: 2 * LATTICE * spec.rows } }
}

/** The middle of a hexside. */
export function middleOf(grid: Grid, hex: number, side: Side): Point {
  const [x, y] = grid.centre(hex)
  return [x + (SIDE_COLUMNS[side]! * 3 * LATTICE) / 2, y + (SIDE_HALVES[side]! * LATTICE) / 2]
}

/** Whether a whole hex lies with its upper or lower side on the board's edge. */
export function touchesLongEdge({ grid, extent }: Sheet, hex: number): boolean {
  const y = grid.centre(hex)[1]
  return y === LATTICE || y === extent.height - LATTICE
}

/** The hexes of a list such as 'C2-5 D3 E4-6': each word is a hex or a run down its column. */
export function hexList(grid: Grid, list: string): readonly number[] {
  return words(list).flatMap((word) => {
    const [first, last] = word.split('-')
    const { column, row } = parseHexId(first!)
    const end = last === undefined ? row : Number(last)
    if (!(end >= row)) throw new RangeError(`"${word}" is not a run of hexes: write it from the north, such as C2-5.`)
    return Array.from({ length: end - row + 1 }, (_, i) => grid.indexOf(formatHexId({ column, row: row + i })))
  })
}

export function words(list: string): readonly string[] {
  return list.split(' ').filter((word) => word !== '')
}
