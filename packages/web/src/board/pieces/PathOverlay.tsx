/** A way over the board: a teal line in a light casing, at each hex what has been spent by then and what waits there. It goes over the pieces. */
import type { Grid } from '@firegroup/hexmap'
import { type ReactNode, use } from 'react'
import { toWorld, type Vec } from '../art/units.ts'
import { hexPoints } from '../overlay.ts'
import { BoardZoom } from '../zoom.ts'
import { COUNTER } from './layout.ts'
import './pieces.css'

export interface PathStep {
  readonly hex: number
  /** The running sum: '2'. */
  readonly label: string
  /** '15%'. */
  readonly sub?: string
}

interface PathOverlayProps {
  readonly grid: Grid
  readonly from: number
  readonly steps: readonly PathStep[]
}

export function PathOverlay({ grid, from, steps }: PathOverlayProps): ReactNode {
  const scale = Math.min(1.8, Math.max(1, 0.8 / use(BoardZoom)))
  const points = [from, ...steps.map(({ hex }) => hex)].map((hex) => toWorld(grid.centre(hex)))
  const line = `M${[clearOf(points[0], points[1]), ...points.slice(1)].map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}`
  return (
    <g className="board-path-overlay">
      {steps.map(({ hex }) => (
        <polygon key={hex} className="board-path-hex" points={hexPoints(grid, hex)} />
      ))}
      <path className="board-path-casing" d={line} />
      <path className="board-path-line" d={line} />
      {steps.map(({ hex, label, sub }) => {
        const { x, y } = toWorld(grid.centre(hex))
        return (
          <g key={`${hex} ${label}`} transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale})`}>
            <circle r="14.5" className="board-path-stop" />
            <text className="board-path-label">{label}</text>
            {sub !== undefined && (
              <g transform="translate(0 26)">
                <rect className="board-path-sub-card" x={-(sub.length * 4 + 9)} y="-9.5" width={sub.length * 8 + 18} height="19" rx="9.5" />
                <text className="board-path-sub">{sub}</text>
              </g>
            )}
          </g>
        )
      })}
    </g>
  )
}

/** The line begins beside the counter that is to go, so that it can lie over all others. */
function clearOf(start: Vec = { x: 0, y: 0 }, next: Vec = start): Vec {
  const length = Math.hypot(next.x - start.x, next.y - start.y) || 1
  const away = Math.min(COUNTER * 0.78, length) / length
  return { x: start.x + (next.x - start.x) * away, y: start.y + (next.y - start.y) * away }
}
