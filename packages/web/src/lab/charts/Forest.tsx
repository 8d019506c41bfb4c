/** Several series under each other: the first side's wins in each, with its interval, and the band that counts as fair. */
import type { Share } from '@firegroup/lab'
import type { ReactNode } from 'react'
import { FAIR, points } from '../figures.ts'
import { Chart, scale } from './Chart.tsx'
import { Whisker } from './WinBar.tsx'

export interface ForestRow {
  readonly key: string
  readonly name: string
  readonly wins: Share
  /** 'printed' stands out as what the others are compared with, 'good' as what is closest to even. */
  readonly tone: 'printed' | 'good' | 'plain'
}

interface ForestProps {
  readonly rows: readonly ForestRow[]
  readonly label: string
  readonly digits?: number
}

const LINE = 16
const PADDING = 11
const AXIS = 30
const VALUE = 44
const STEP = 0.05
/** The width of a letter, roughly. */
const LETTER = 6.9

export function Forest({ rows, label, digits = 1 }: ForestProps): ReactNode {
  const from = Math.max(0, Math.floor(Math.min(FAIR.low - STEP, ...rows.map(({ wins }) => wins.low)) / STEP) * STEP)
  const to = Math.min(1, Math.ceil(Math.max(FAIR.high + STEP, ...rows.map(({ wins }) => wins.high)) / STEP) * STEP)
  return (
    <Chart
      label={label}
      height={(width) => layOut(rows, width).bottom + AXIS}
      draw={(width) => {
        const { start, bottom, placed } = layOut(rows, width)
        const x = scale([from, to], [start, width - VALUE - 12])
        return (
          <>
            <rect x={x(FAIR.low)} y={0} width={x(FAIR.high) - x(FAIR.low)} height={bottom} className="lab-fair" />
            {ticks(from, to, x(to) - x(from)).map((tick) => (
              <g key={tick}>
                {tick !== 0.5 && <line x1={x(tick)} x2={x(tick)} y1={0} y2={bottom} className="lab-grid" />}
                <text x={x(tick)} y={bottom + 20} textAnchor="middle" className="lab-note">
                  {points(tick)}%
                </text>
              </g>
            ))}
            <line x1={x(0.5)} x2={x(0.5)} y1={0} y2={bottom} className="lab-even" />
            {placed.map(({ row: { key, wins, tone }, lines, top, middle }) => (
              <g key={key}>
                {lines.map((line, i) => (
                  <text key={line} x={0} y={top + 17 + i * LINE} className={`lab-row-${tone}`}>
                    {line}
                  </text>
                ))}
                <Whisker x={x(wins.share)} low={x(wins.low)} high={x(wins.high)} y={middle} tone={`lab-tone-${tone}`} />
                <text x={width} y={middle + 5} textAnchor="end" className={`lab-value lab-row-${tone}`}>
                  {points(wins.share, digits)}
                  {digits === 0 ? '%' : ''}
                </text>
              </g>
            ))}
          </>
        )
      }}
    />
  )
}

interface Placed {
  readonly row: ForestRow
  readonly lines: readonly string[]
  readonly top: number
  /** Where the interval is drawn. */
  readonly middle: number
}

/** Names stand before their row, in as many lines as they need, or above it where there is no room beside. */
function layOut(rows: readonly ForestRow[], width: number): { start: number; bottom: number; placed: readonly Placed[] } {
  const longest = Math.max(...rows.map(({ name }) => name.length)) * LETTER + 14
  const above = width < 430 && longest > width * 0.3
  const start = above ? 8 : Math.min(longest, width * 0.4)
  let top = 0
  const placed = rows.map((row): Placed => {
    const lines = wrapped(row.name, ((above ? width : start) - 14) / LETTER)
    const words = lines.length * LINE + PADDING
    const place = { row, lines, top, middle: top + (above ? words + 6 : words / 2 + 1) }
    top += above ? words + 22 : words
    return place
  })
  return { start, bottom: top + 4, placed }
}

/** SVG does not wrap by itself. */
function wrapped(name: string, letters: number): string[] {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** As many as leave each other room, 50 among them. */
function ticks(from: number, to: number, width: number): number[] {
  const room = 46
  const every = [0.05, 0.1, 0.25, 0.5].find((step) => (width * step) / (to - from) >= room) ?? 0.5
  const first = Math.ceil((from - 0.5) / every - 1e-9)
  const last = Math.floor((to - 0.5) / every + 1e-9)
  return Array.from({ length: last - first + 1 }, (_, i) => Number((0.5 + (first + i) * every).toFixed(4)))
}
