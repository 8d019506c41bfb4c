/** A word or two beside a line of sight, in world units. */
import type { ReactNode } from 'react'
import './sight.css'

interface SightChipProps {
  readonly x: number
  readonly y: number
  readonly text: string
  readonly tone: string
}

export function SightChip({ x, y, text, tone }: SightChipProps): ReactNode {
  const width = chipWidth(text)
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} className={`board-sight-chip board-sight-chip-${tone}`}>
      <rect x={-width / 2} y="-11" width={width} height="22" rx="11" />
      <text textAnchor="middle" dominantBaseline="central" y="0.5">
        {text}
      </text>
    </g>
  )
}

export const chipWidth = (text: string): number => text.length * 6 + 20
