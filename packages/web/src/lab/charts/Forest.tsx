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

const ROW = 27
const STACKED = 46
const AXIS = 30
const VALUE = 44
const STEP = 0.05
/** The width of a letter, roughly. */
const LETTER = 6.9

export function Forest({ rows, label, digits = 1 }: ForestProps): ReactNode {
  const longest = Math.max(...rows.map(({ name }) => name.length)) * LETTER + 14
  const isNarrow = (width: number): boolean => width < 430 && longest > width * 0.3
  const step = (width: number): number => (isNarrow(width) ? STACKED : ROW)
  const from = Math.max(0, Math.floor(Math.min(FAIR.low - STEP, ...rows.map(({ wins }) => wins.low)) / STEP) * STEP)
  const to = Math.min(1, Math.ceil(Math.max(FAIR.high + STEP, ...rows.map(({ wins }) => wins.high)) / STEP) * STEP)
  return (
    <Chart
      label={label}
      height={(width) => rows.length * step(width) + AXIS + 4}
      draw={(width) => {
        const narrow = isNarrow(width)
        const start = narrow ? 8 : Math.min(longest, width * 0.4)
        const x = scale([from, to], [start, width - VALUE - 12])
        const bottom = rows.length * step(width) + 4
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
            {rows.map(({ key, name, wins, tone }, i) => {
              const y = i * step(width) + (narrow ? 33 : ROW / 2 + 2)
              return (
                <g key={key}>
                  <text x={0} y={narrow ? y - 18 : y + 5} className={tone === 'plain' ? 'lab-row' : `lab-row lab-row-${tone}`}>
                    {narrow ? name : shortened(name, start - 12)}
                  </text>
                  <Whisker x={x(wins.share)} low={x(wins.low)} high={x(wins.high)} y={y} tone={`lab-tone-${tone}`} />
                  <text x={width} y={y + 5} textAnchor="end" className={`lab-row lab-value lab-row-${tone}`}>
                    {points(wins.share, digits)}
                    {digits === 0 ? '%' : ''}
                  </text>
                </g>
              )
            })}
          </>
        )
      }}
    />
  )
}

/** As many as leave each other room, 50 among them. */
function ticks(from: number, to: number, width: number): number[] {
  const room = 46
  const every = [0.05, 0.1, 0.25, 0.5].find((step) => (width * step) / (to - from) >= room) ?? 0.5
  const first = Math.ceil((from - 0.5) / every - 1e-9)
  const last = Math.floor((to - 0.5) / every + 1e-9)
  return Array.from({ length: last - first + 1 }, (_, i) => Number((0.5 + (first + i) * every).toFixed(4)))
}

/** SVG does not wrap: what is too long ends in dots, and is whole in the table. */
function shortened(name: string, width: number): string {
  const letters = Math.floor(width / LETTER)
  return name.length <= letters ? name : `${name.slice(0, letters - 1).trimEnd()}…`
}
