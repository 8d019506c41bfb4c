/** The map of a scenario without the rules: enough for its picture. */
import type { BoardPlacement } from '@firegroup/aslsk'
import { type HexMap, joinBoards } from '@firegroup/hexmap'

export function mapOf(boards: readonly BoardPlacement[]): HexMap {
  return joinBoards(
    boards.map(({ crop, ...board }) =>
      crop ? { ...board, crop: { columns: crop.columns, rows: crop.rows ?? ([0, board.map.grid.rows] as const) } } : board,
    ),
  )
}
