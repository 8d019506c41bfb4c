/** The line of sight on the board: solid where clear, dashed over hindrances, dotted behind an obstacle with a cross where it begins. */
import type { HexMap } from '@firegroup/hexmap'
import type { ReactNode } from 'react'
import { toWorld, type Vec } from '../art/units.ts'
import { hexPoints } from '../overlay.ts'
import { chipWidth, SightChip } from './SightChip.tsx'
import type { Sight, Tone } from './sight.ts'

interface SightOverlayProps {
  readonly map: HexMap
  readonly from: number | undefined
  readonly sight: Sight | undefined
}

export function SightOverlay({ map, from, sight }: SightOverlayProps): ReactNode {
  if (from === undefined) return null
  return (
    <g className="board-sight">
      <HexRing map={map} hex={from} kind="from" />
      {sight && <HexRing map={map} hex={sight.to} kind="to" />}
      {sight && (
        <>
          <path className="board-sight-casing" d={sight.stretches.map(segment).join('')} />
          {sight.stretches.map((stretch) => (
            <path
              key={`${stretch.tone} ${stretch.from.x} ${stretch.from.y}`}
              className={`board-sight-${stretch.tone}`}
              d={segment(stretch)}
            />
          ))}
          {sight.cross && <Cross at={sight.cross} />}
          <RangeChip map={map} sight={sight} />
          {sight.stretches
            .filter(({ name }) => name !== '')
            .map(({ tone, name, from: start, to: end }) => (
              <Chip
                key={`${name} ${start.x} ${start.y}`}
                text={name}
                from={start}
                to={end}
                at={tone === 'obstacle' ? 0 : 0.5}
                side={-1}
                tone={tone}
              />
            ))}
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
    <g className={`board-hex-ring board-hex-ring-${kind}`}>
      <polygon className="board-hex-ring-casing" points={points} />
      <polygon className="board-hex-ring-line" points={points} />
    </g>
  )
}

function Cross({ at }: { at: Vec }): ReactNode {
  return (
    <g transform={`translate(${at.x} ${at.y})`} className="board-sight-cross">
      <circle r="8.5" />
      <path d="M-4 -4L4 4M4 -4L-4 4" />
    </g>
  )
}

function RangeChip({ map, sight }: { map: HexMap; sight: Sight }): ReactNode {
  const [from, to] = [toWorld(map.grid.centre(sight.from)), toWorld(map.grid.centre(sight.to))]
  return <Chip text={`range ${sight.range}`} from={from} to={to} at={0.5} side={1} tone="clear" />
}

interface ChipProps {
  readonly text: string
  readonly from: Vec
  readonly to: Vec
  /** How far along. */
  readonly at: number
  /** Below the line (1) or above it (-1), so that range and names never hide each other. */
  readonly side: 1 | -1
  readonly tone: Tone
}

function Chip({ text, from, to, at, side, tone }: ChipProps): ReactNode {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy) || 1
  const width = chipWidth(text)
  const turn = dx >= 0 ? side : -side
  // A long name beside a steep line needs more room than one above a level line.
  const away = 20 + (Math.abs(dy) / length) * (width / 2 - 8)
  const [x, y] = [from.x + dx * at - (turn * dy * away) / length, from.y + dy * at + (turn * dx * away) / length]
  return <SightChip x={x} y={y} text={text} tone={tone} />
}
