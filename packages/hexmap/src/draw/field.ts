import type { Point } from '../format.ts'
import type { Noise } from './noise.ts'

/** Lattice units between samples: fine enough for an eight-pixel lobe, and a divisor of every hex measure so that board edges are sampled. */
export const STEP_X = 10
export const STEP_Y = 6

/** Samples over a rectangle of the lattice; positive is inside the shape that is being drawn. `left` and `top` count steps. */
export interface Field {
  readonly left: number
  readonly top: number
  readonly columns: number
  readonly rows: number
  readonly values: Float64Array
}

export interface Extent {
  readonly width: number
  readonly height: number
}

/** A field that covers these points and `margin` lattice units around them, cut at the board's edges. */
export function fieldAround(points: readonly Point[], margin: number, board: Extent): Field {
  let [minX, minY, maxX, maxY] = [board.width, board.height, 0, 0]
  for (const [x, y] of points) {
    minX = Math.min(minX, x)
    maxX = Math.max(maxX, x)
    minY = Math.min(minY, y)
    maxY = Math.max(maxY, y)
  }
  const left = Math.max(0, Math.floor((minX - margin) / STEP_X))
  const top = Math.max(0, Math.floor((minY - margin) / STEP_Y))
  const columns = Math.min(board.width / STEP_X, Math.ceil((maxX + margin) / STEP_X)) - left + 1
  const rows = Math.min(board.height / STEP_Y, Math.ceil((maxY + margin) / STEP_Y)) - top + 1
  return { left, top, columns, rows, values: new Float64Array(columns * rows) }
}

/** The sample at a point that lies on one, as every hex centre does. */
export function valueAt(field: Field, [x, y]: Point): number {
  return field.values[(y / STEP_Y - field.top) * field.columns + x / STEP_X - field.left]!
}

/** Visits the samples of a rectangle in lattice units. */
function visit(
  field: Field,
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
  each: (index: number, x: number, y: number) => void,
): void {
  const fromColumn = Math.max(0, Math.ceil(minX / STEP_X) - field.left)
  const toColumn = Math.min(field.columns - 1, Math.floor(maxX / STEP_X) - field.left)
  const fromRow = Math.max(0, Math.ceil(minY / STEP_Y) - field.top)
  const toRow = Math.min(field.rows - 1, Math.floor(maxY / STEP_Y) - field.top)
  for (let row = fromRow; row <= toRow; row++) {
    for (let column = fromColumn; column <= toColumn; column++) {
      each(row * field.columns + column, (field.left + column) * STEP_X, (field.top + row) * STEP_Y)
    }
  }
}

/** Adds a round mound that falls to 0 at `radius`: neighbouring ones melt into each other. */
export function addBlob(field: Field, [cx, cy]: Point, radius: number, height = 1): void {
  const reach = radius * radius
  visit(field, cx - radius, cy - radius * 0.58, cx + radius, cy + radius * 0.58, (i, x, y) => {
    const q = ((x - cx) * (x - cx) + 3 * (y - cy) * (y - cy)) / reach
    if (q < 1) field.values[i]! += height * (1 - q) * (1 - q) * (1 - q)
  })
}

/** Shifts every sample near zero by the noise: only there can it move the outline. */
export function roughen(field: Field, noise: Noise, band: number): void {
  for (let row = 0, i = 0; row < field.rows; row++) {
    for (let column = 0; column < field.columns; column++, i++) {
      const value = field.values[i]!
      if (value > -band && value < band) field.values[i] = value + noise((field.left + column) * STEP_X, (field.top + row) * STEP_Y)
    }
  }
}

/** How steeply a cut's edge rises, per lattice unit: about the slope of a blob's own rim, so that roughness looks alike on both. */
const CUT_SLOPE = 0.008

/** Keeps the shape `clearance` lattice units away from a line, wavering by up to a quarter with the noise. */
export function carve(field: Field, line: readonly Point[], clearance: number, noise: Noise): void {
  const reach = clearance + 80
  for (let k = 0; k + 1 < line.length; k++) {
    const [ax, ay] = line[k]!
    const [bx, by] = line[k + 1]!
    const dx = bx - ax
    const dy = by - ay
    const length = dx * dx + 3 * dy * dy
    const [minX, maxX] = ax < bx ? [ax, bx] : [bx, ax]
    const [minY, maxY] = ay < by ? [ay, by] : [by, ay]
    visit(field, minX - reach, minY - reach * 0.58, maxX + reach, maxY + reach * 0.58, (i, x, y) => {
      if (field.values[i]! < -0.1) return
      const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + 3 * (y - ay) * dy) / length))
      const ex = x - ax - along * dx
      const ey = y - ay - along * dy
      const away = Math.sqrt(ex * ex + 3 * ey * ey)
      // Beyond what the noise can reach there is nothing to cut.
      if ((away - clearance * 1.25) * CUT_SLOPE >= field.values[i]!) return
      field.values[i] = Math.min(field.values[i]!, (away - clearance * (1 + noise(x, y) / 4)) * CUT_SLOPE)
    })
  }
}

/** Keeps the shape out of what `taken` already covers, with a sliver of ground between. */
export function yieldTo(field: Field, taken: Field, gap: number): void {
  eachShared(field, taken, (i, j) => {
    field.values[i] = Math.min(field.values[i]!, -taken.values[j]! - gap)
  })
}

/** Keeps the shape within `outer`, as a higher contour lies within a lower one. */
export function keepWithin(field: Field, outer: Field, gap: number): void {
  eachShared(field, outer, (i, j) => {
    field.values[i] = Math.min(field.values[i]!, outer.values[j]! - gap)
  })
}

/** Marks what the shape covers as taken. */
export function claim(taken: Field, field: Field): void {
  eachShared(field, taken, (i, j) => {
    taken.values[j] = Math.max(taken.values[j]!, field.values[i]!)
  })
}

function eachShared(field: Field, other: Field, each: (index: number, otherIndex: number) => void): void {
  for (let row = 0; row < field.rows; row++) {
    const otherRow = row + field.top - other.top
    if (otherRow < 0 || otherRow >= other.rows) continue
    for (let column = 0; column < field.columns; column++) {
      const otherColumn = column + field.left - other.left
      if (otherColumn < 0 || otherColumn >= other.columns) continue
      each(row * field.columns + column, otherRow * other.columns + otherColumn)
    }
  }
}
