/** Figures of hexes that counters cover, at the upper left hexside: above rings and counters, and clear of what stands at the other corners. */
import type { Grid } from '@firegroup/hexmap'
import { type ReactNode, use } from 'react'
import { toWorld } from '../art/units.ts'
import { BOTH_FROM, BoardZoom } from '../zoom.ts'

export interface HexLabel {
  readonly hex: number
  readonly text: string
  /** In its place from afar, where so much of it would cover the counters; the tint of the hex says the rest. */
  readonly brief?: string
}

export function HexLabels({ grid, labels }: { readonly grid: Grid; readonly labels: readonly HexLabel[] }): ReactNode {
  const zoom = use(BoardZoom)
  const scale = Math.min(2.2, Math.max(1, 0.8 / zoom))
  return (
    <g className="board-hex-labels">
      {labels.map(({ hex, text: whole, brief = whole }) => {
        const { x, y } = toWorld(grid.centre(hex))
        const text = zoom < BOTH_FROM ? brief : whole
        const width = text.length * 7 + 14
        return (
          <g key={hex} transform={`translate(${(x - 24).toFixed(2)} ${(y - 33).toFixed(2)}) scale(${scale})`}>
            <rect x={-width / 2} y="-9.5" width={width} height="19" rx="9.5" />
            <text>{text}</text>
          </g>
        )
      })}
    </g>
  )
}
