import type { Point } from '../format.ts'
import { type Field, STEP_X, STEP_Y } from './field.ts'

/**
 * The closed lines where a field changes sign, each with the inside on its right: outer lines run clockwise on screen, clearings
 * the other way. Every vertex lies on a line between two samples, strictly between them, and no two lines of a cell cross, so the
 * result is free of crossings by construction, even after rounding to the lattice.
 */
export function contours(field: Field): readonly (readonly Point[])[] {
  const next = segments(field)
  const loops: Point[][] = []
  for (const start of next.keys()) {
    let edge = start
    const loop: Point[] = []
    while (next.has(edge)) {
      const point = vertexOn(field, edge)
      const last = loop.at(-1)
      if (last?.[0] !== point[0] || last[1] !== point[1]) loop.push(point)
      const to = next.get(edge)!
      next.delete(edge)
      edge = to
    }
    const [first, last] = [loop[0], loop.at(-1)]
    if (loop.length > 1 && first![0] === last![0] && first![1] === last![1]) loop.pop()
    if (loop.length > 2) loops.push(loop)
  }
  return loops
}

/*
 * An edge is numbered by its upper or left sample, twice, plus one when it runs downwards. Samples are counted with a ring of
 * outside ones around the field, so that shapes close along the board's edge.
 */
function segments(field: Field): Map<number, number> {
  const next = new Map<number, number>()
  const width = field.columns + 2
  const inside = insideFlags(field, width)
  for (let row = -1; row < field.rows; row++) {
    for (let column = -1; column < field.columns; column++) {
      const at = (row + 1) * width + column + 1
      const nw = inside[at]!
      const ne = inside[at + 1]!
      const se = inside[at + width + 1]!
      const sw = inside[at + width]!
      if (nw === ne && ne === se && se === sw) continue
      const top = at * 2
      const left = at * 2 + 1
      const right = (at + 1) * 2 + 1
      const bottom = (at + width) * 2
      const mixed = nw === se && ne === sw
      // A saddle whose middle is inside is cut at its two outside corners, else at its two inside ones.
      const joined = mixed && middle(field, column, row) > 0
      if (mixed && nw) {
        next.set(top, joined ? right : left)
        next.set(bottom, joined ? left : right)
      } else if (mixed) {
        next.set(joined ? left : right, top)
        next.set(joined ? right : left, bottom)
      } else {
        // With the inside on its right, a line enters where the clockwise rim of the cell turns from inside to outside.
        const enter = nw && !ne ? top : ne && !se ? right : se && !sw ? bottom : left
        const leave = !nw && ne ? top : !ne && se ? right : !se && sw ? bottom : left
        next.set(enter, leave)
      }
    }
  }
  return next
}

function insideFlags(field: Field, width: number): Uint8Array {
  const flags = new Uint8Array(width * (field.rows + 2))
  for (let row = 0, i = 0; row < field.rows; row++) {
    for (let column = 0; column < field.columns; column++, i++) if (field.values[i]! > 0) flags[(row + 1) * width + column + 1] = 1
  }
  return flags
}

const OUTSIDE = -1

function sample(field: Field, column: number, row: number): number {
  if (column < 0 || row < 0 || column >= field.columns || row >= field.rows) return OUTSIDE
  return field.values[row * field.columns + column]!
}

function middle(field: Field, column: number, row: number): number {
  return sample(field, column, row) + sample(field, column + 1, row) + sample(field, column, row + 1) + sample(field, column + 1, row + 1)
}

function vertexOn(field: Field, edge: number): Point {
  const width = field.columns + 2
  const at = edge >> 1
  const column = (at % width) - 1
  const row = Math.floor(at / width) - 1
  const x = (field.left + column) * STEP_X
  const y = (field.top + row) * STEP_Y
  const value = sample(field, column, row)
  if (edge % 2 === 0) return [x + crossing(value, sample(field, column + 1, row), STEP_X, column < 0, column + 1 >= field.columns), y]
  return [x, y + crossing(value, sample(field, column, row + 1), STEP_Y, row < 0, row + 1 >= field.rows)]
}

function crossing(a: number, b: number, step: number, startsOutside: boolean, endsOutside: boolean): number {
  if (startsOutside) return step
  if (endsOutside) return 0
  return Math.min(step - 1, Math.max(1, Math.round((step * a) / (a - b))))
}
