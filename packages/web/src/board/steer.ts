/** The keyboard cursor on a hex grid: up and down along a column, left and right across columns, the numpad over the six hexsides. */
import type { Grid, Side } from '@firegroup/hexmap'

interface Key {
  readonly key: string
  readonly code: string
}

const diagonals: Readonly<Record<string, Side>> = { Numpad8: 0, Numpad9: 1, Numpad3: 2, Numpad2: 3, Numpad1: 4, Numpad7: 5 }
const sideways: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1, Numpad4: -1, Numpad6: 1 }

/** The hex the key leads to (the same one at the board's edge), or undefined if it is not a key of the cursor. */
export function stepCursor(grid: Grid, cursor: number, { key, code }: Key): number | undefined {
  const side = key === 'ArrowUp' ? 0 : key === 'ArrowDown' ? 3 : diagonals[code]
  if (side !== undefined) return onBoard(grid.neighbour(cursor, side), cursor)
  const across = sideways[key] ?? sideways[code]
  if (across === undefined) return undefined
  const [up, down]: readonly [Side, Side] = across === 1 ? [1, 2] : [5, 4]
  // Alternating between the two keeps the cursor on one line across the board.
  const first = grid.columns[cursor]! % 2 === 0 ? down : up
  const other = first === up ? down : up
  return onBoard(grid.neighbour(cursor, first), onBoard(grid.neighbour(cursor, other), cursor))
}

const onBoard = (hex: number, otherwise: number): number => (hex >= 0 ? hex : otherwise)
