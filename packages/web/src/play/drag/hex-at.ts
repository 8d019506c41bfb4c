import type { HexMap } from '@firegroup/hexmap'
import { toLattice } from '../../board/art/units.ts'
import type { Place } from '../controller/draft.ts'

/** The hex of the board that lies under a point of the page; -1 where something else does. */
export function hexAtPoint({ grid }: HexMap, x: number, y: number): Place {
  const board = document.elementFromPoint(x, y)?.closest('.board')
  const matrix = board?.querySelector<SVGSVGElement>('.board-overlay')?.getScreenCTM()
  if (!matrix) return -1
  const [column, row] = toLattice({ x: (x - matrix.e) / matrix.a, y: (y - matrix.f) / matrix.d })
  return grid.hexAt(column, row)
}
