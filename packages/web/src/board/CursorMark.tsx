/** Where the keyboard is: the six corners of the hex, in paper on ink. Nothing that is chosen looks like it. */
import type { Grid } from '@firegroup/hexmap'
import type { ReactNode } from 'react'
import { toWorld } from './art/units.ts'

/** How far a corner reaches along each hexside. */
const REACH = 0.26
/** How far it lies inside, so that a ring around the hex stays to be seen. */
const INSET = 0.9

export function CursorMark({ grid, hex }: { readonly grid: Grid; readonly hex: number }): ReactNode {
  const d = cornersPath(grid, hex)
  return (
    <g className="board-hex-cursor" data-testid="hex-cursor">
      <path className="board-hex-cursor-casing" d={d} />
      <path className="board-hex-cursor-line" d={d} />
    </g>
  )
}

function cornersPath(grid: Grid, hex: number): string {
  const outer = grid.outline(hex).map(toWorld)
  const middle = { x: mean(outer.map(({ x }) => x)), y: mean(outer.map(({ y }) => y)) }
  const corners = outer.map(({ x, y }) => ({ x: middle.x + (x - middle.x) * INSET, y: middle.y + (y - middle.y) * INSET }))
  return corners
    .map((corner, i) => {
      const [before, after] = [corners.at(i - 1)!, corners[(i + 1) % corners.length]!]
      const along = (to: { x: number; y: number }): string =>
        `${(corner.x + (to.x - corner.x) * REACH).toFixed(1)} ${(corner.y + (to.y - corner.y) * REACH).toFixed(1)}`
      return `M${along(before)}L${corner.x.toFixed(1)} ${corner.y.toFixed(1)}L${along(after)}`
    })
    .join('')
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
