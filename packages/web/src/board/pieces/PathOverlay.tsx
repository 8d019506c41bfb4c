/** A way over the board: a teal line in a light casing, at each hex what has been spent by then and what waits there. */
import type { Grid } from '@firegroup/hexmap'
import { type ReactNode, use } from 'react'
import { toWorld } from '../art/units.ts'
import { hexPoints } from '../overlay.ts'
import { BoardZoom } from '../zoom.ts'
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
  const line = [from, ...steps.map(({ hex }) => hex)].map((hex, i) => {
    const { x, y } = toWorld(grid.centre(hex))
    return `${i === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`
  })
  return (
    <g className="path-overlay">
      {steps.map(({ hex }) => (
        <polygon key={hex} className="path-hex" points={hexPoints(grid, hex)} />
      ))}
      <path className="path-casing" d={line.join('')} />
      <path className="path-line" d={line.join('')} />
      {steps.map(({ hex, label, sub }) => {
        const { x, y } = toWorld(grid.centre(hex))
        return (
          <g key={`${hex} ${label}`} transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale})`}>
            <circle r="14.5" className="path-stop" />
            <text className="path-label">{label}</text>
            {sub !== undefined && (
              <g transform="translate(0 26)">
                <rect className="path-sub-card" x={-(sub.length * 4 + 9)} y="-9.5" width={sub.length * 8 + 18} height="19" rx="9.5" />
                <text className="path-sub">{sub}</text>
              </g>
            )}
          </g>
        )
      })}
    </g>
  )
}
