/** The line of sight on the board: solid where clear, dashed over hindrances, dotted behind an obstacle with a cross where it begins. */
import type { HexMap } from '@firegroup/hexmap'
import type { ReactNode } from 'react'
import { toWorld, type Vec } from '../board/art/units.ts'
import { hexPoints } from '../board/overlay.ts'
import type { Sight } from './sight.ts'

interface SightOverlayProps {
  readonly map: HexMap
  readonly from: number | undefined
  readonly sight: Sight | undefined
}

export function SightOverlay({ map, from, sight }: SightOverlayProps): ReactNode {
  if (from === undefined) return null
  return (
    <g className="sight">
      <HexRing map={map} hex={from} kind="from" />
      {sight && <HexRing map={map} hex={sight.to} kind="to" />}
      {sight && (
        <>
          <path className="sight-casing" d={sight.stretches.map(segment).join('')} />
          {sight.stretches.map((stretch) => (
            <path key={`${stretch.tone} ${stretch.from.x} ${stretch.from.y}`} className={`sight-${stretch.tone}`} d={segment(stretch)} />
          ))}
          {sight.cross && <Cross at={sight.cross} />}
          <RangeChip map={map} sight={sight} />
        </>
      )}
    </g>
  )
}

const segment = ({ from, to }: { from: Vec; to: Vec }): string =>
  `M${from.x.toFixed(2)} ${from.y.toFixed(2)}L${to.x.toFixed(2)} ${to.y.toFixed(2)}`

function HexRing({ map, hex, kind }: { map: HexMap; hex: number; kind: 'from' | 'to' }): ReactNode {
  const points = hexPoints(map.grid, hex)
  return (
    <g className={`hex-ring hex-ring-${kind}`}>
      <polygon className="hex-ring-casing" points={points} />
      <polygon className="hex-ring-line" points={points} />
    </g>
  )
}

function Cross({ at }: { at: Vec }): ReactNode {
  return (
    <g transform={`translate(${at.x} ${at.y})`} className="sight-cross">
      <circle r="8.5" />
      <path d="M-4 -4L4 4M4 -4L-4 4" />
    </g>
  )
}

function RangeChip({ map, sight }: { map: HexMap; sight: Sight }): ReactNode {
  const [a, b] = [toWorld(map.grid.centre(sight.from)), toWorld(map.grid.centre(sight.to))]
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  // Beside the line, on its lower side, so that neither hides the other.
  const side = b.x >= a.x ? 1 : -1
  const x = (a.x + b.x) / 2 - (side * (b.y - a.y) * 22) / length
  const y = (a.y + b.y) / 2 + (side * (b.x - a.x) * 22) / length
  return (
    <g transform={`translate(${x} ${y})`} className="sight-chip">
      <rect x="-31" y="-11" width="62" height="22" rx="11" />
      <text textAnchor="middle" dominantBaseline="central" y="0.5">{`range ${sight.range}`}</text>
    </g>
  )
}
