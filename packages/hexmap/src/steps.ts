import { SIDE_COLUMNS, SIDE_HALVES, type Spine } from './cells.ts'

/**
 * The cells of a straight row between two cells, as [column, half row]. One cube coordinate steps by whole hexes, so a tie is always between the
 * two cells of one hexside; `tie` (0 or 1) breaks all ties of a row to the same side.
 */
export function lineCells(column: number, half: number, toColumn: number, toHalf: number, tie: number): [number, number][] {
  const q = toColumn - column
  const r = (toHalf - half - q) / 2
  const s = -q - r
  const length = Math.max(Math.abs(q), Math.abs(r), Math.abs(s))
  const cells: [number, number][] = []
  for (let step = 0; step <= length; step++) {
    const [dq, dr] = cubeAt(q, r, s, step, length, tie)
    cells.push([column + dq, half + 2 * dr + dq])
  }
  return cells
}

/** Whether the offset lies in the closed wedge between the steps over hexsides `spine` and `spine + 1`. */
export function inWedge(spine: Spine, columns: number, halves: number): boolean {
  const next = (spine + 1) % 6
  const first = cross(SIDE_COLUMNS[spine]!, SIDE_HALVES[spine]!, columns, halves)
  const second = cross(columns, halves, SIDE_COLUMNS[next]!, SIDE_HALVES[next]!)
  return first >= 0 && second >= 0
}

/** The cube coordinates (q, r) after `step` of `length` steps: two are rounded, the third follows because the three sum to zero. */
function cubeAt(q: number, r: number, s: number, step: number, length: number, tie: number): [number, number] {
  if (length === 0) return [0, 0]
  if (Math.abs(q) === length) return [Math.sign(q) * step, rounded(r * step, length, tie)]
  if (Math.abs(r) === length) return [rounded(q * step, length, tie), Math.sign(r) * step]
  const dq = rounded(q * step, length, tie)
  return [dq, -(Math.sign(s) * step) - dq]
}

/** numerator / denominator to the nearest integer, halves up (tie 0) or down (tie 1). */
function rounded(numerator: number, denominator: number, tie: number): number {
  return tie === 0
    ? Math.floor((2 * numerator + denominator) / (2 * denominator))
    : Math.ceil((2 * numerator - denominator) / (2 * denominator))
}

function cross(ax: number, ay: number, bx: number, by: number): number {
  return ax * by - ay * bx
}
