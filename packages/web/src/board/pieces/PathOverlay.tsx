/** A way over the board: a teal line in a light casing, at each hex what has been spent by then and what waits there. It goes over the pieces. */
import type { Grid } from '@firegroup/hexmap'
import { type ReactNode, use } from 'react'
import { HEX_SIDE, toWorld, type Vec } from '../art/units.ts'
import { along } from '../facing/facing.ts'
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
  /** How the smaller figure looks: which side of a vehicle is seen there. */
  readonly subTone?: 'front' | 'side' | 'rear'
  /** Beside the hex's middle, where something else is shown. */
  readonly aside?: boolean
  /** Where it points there, in degrees clockwise from the top. */
  readonly facing?: number
  /** What is done there besides, in pills beside the hex: 'turn 6'. */
  readonly notes?: readonly string[]
}

interface PathOverlayProps {
  readonly grid: Grid
  readonly from: number
  readonly steps: readonly PathStep[]
  /** What is done before the first hex: 'START 1'. */
  readonly notes?: readonly string[] | undefined
  /** Whoever goes this way stands at its end: nothing is drawn over him. */
  readonly arrived?: boolean | undefined
}

export function PathOverlay({ grid, from, steps, notes = [], arrived = false }: PathOverlayProps): ReactNode {
  const zoom = use(BoardZoom)
  const scale = Math.min(1.8, Math.max(1, 0.8 / zoom))
  const points = [from, ...steps.map(({ hex }) => hex)].map((hex) => toWorld(grid.centre(hex)))
  const last = points.length - 1
  const isShown = arrived || steps.at(-1)?.aside === true // whoever goes there, or what he would be like
  const end = isShown ? [clearOf(points[last], points[last - 1])] : points.slice(last)
  const line = `M${[clearOf(points[0], points[1]), ...points.slice(1, last), ...end].map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}`
  return (
    <g className="board-path-overlay">
      {(isShown ? steps.slice(0, -1) : steps).map(({ hex }) => (
        <polygon key={hex} className="board-path-hex" points={hexPoints(grid, hex)} />
      ))}
      <path className="board-path-casing" d={line} />
      <path className="board-path-line" d={line} />
      <Notes at={{ x: points[0]!.x + HEX_SIDE * 0.9, y: points[0]!.y }} words={notes} scale={scale} rightwards />
      {steps.map(
        ({ hex, label, facing }, i) => facing !== undefined && <Facing key={`${hex} ${label}`} at={points[i + 1]!} towards={facing} />,
      )}
      {(arrived ? steps.slice(0, -1) : steps).map((step, i) => (
        <Stop
          key={`${step.hex} ${step.label}`}
          step={step}
          at={points[i + 1]!}
          before={points[i]!}
          scale={scale}
          shows={zoom >= BOTH_FROM}
        />
      ))}
    </g>
  )
}

/** Below this there is no room for the sides that are seen at every hex. */
const BOTH_FROM = 0.6

interface StopProps {
  readonly step: PathStep
  readonly at: Vec
  readonly before: Vec
  readonly scale: number
  readonly shows: boolean
}

/** The running sum in a circle, on the middle of the hex, or beside what is shown there: on the side away from where the way comes from. */
function Stop({ step: { label, sub, subTone, notes = [], aside = false }, at, before, scale, shows }: StopProps): ReactNode {
  const away = before.x > at.x + 1 ? -1 : 1
  const { x, y } = aside ? { x: at.x + away * 34, y: at.y + 18 } : at
  const shown = subTone === undefined || shows ? sub : undefined
  const beside = shown === undefined ? 0 : away * (24 + shown.length * 4)
  const below = aside ? { x: x - away * 14, y: y + 25 * scale } : { x: at.x - HEX_SIDE * 0.8, y: at.y + HEX_SIDE * 0.62 }
  return (
    <>
      <Notes at={below} words={notes} scale={scale} rightwards={aside && away > 0} />
      <g transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale})`}>
        <circle r="14.5" className="board-path-stop" />
        <text className="board-path-label">{label}</text>
        {shown !== undefined && (
          <g transform={aside ? `translate(${beside} 0)` : 'translate(0 26)'} className={subTone ? `is-${subTone}` : undefined}>
            <rect className="board-path-sub-card" x={-(shown.length * 4 + 9)} y="-9.5" width={shown.length * 8 + 18} height="19" rx="9.5" />
            <text className="board-path-sub">{shown}</text>
          </g>
        )}
      </g>
    </>
  )
}

interface NotesProps {
  readonly at: Vec
  readonly words: readonly string[]
  readonly scale: number
  /** They begin here; else they end here. */
  readonly rightwards?: boolean
}

/** One below the other. */
function Notes({ at: { x, y }, words, scale, rightwards = false }: NotesProps): ReactNode {
  return words.map((text, i) => {
    const width = text.length * 7.4 + 18
    const left = rightwards ? 0 : -width
    const down = (i - (words.length - 1) / 2) * 23 * scale
    return (
      <g key={text} transform={`translate(${x.toFixed(2)} ${(y + down).toFixed(2)}) scale(${scale})`}>
        <rect className="board-path-note" x={left} y="-10" width={width} height="20" rx="10" />
        <text className="board-path-note-words" x={left + width / 2}>
          {text}
        </text>
      </g>
    )
  })
}

function Facing({ at, towards }: { readonly at: Vec; readonly towards: number }): ReactNode {
  const { x, y } = along(at, towards, HEX_SIDE * 0.74)
  return (
    <path
      className="board-path-facing"
      d="M-9 8L0 -11L9 8L0 3Z"
      transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${towards})`}
    />
  )
}

/** The line begins beside the counter that is to go, so that it can lie over all others. */
function clearOf(start: Vec = { x: 0, y: 0 }, next: Vec = start): Vec {
  const length = Math.hypot(next.x - start.x, next.y - start.y) || 1
  const away = Math.min(COUNTER * 0.78, length) / length
  return { x: start.x + (next.x - start.x) * away, y: start.y + (next.y - start.y) * away }
}
