/** What each side has lost after each turn, on the average. A second series, where there is one, is dashed. */
import type { ReactNode } from 'react'
import { amount } from '../figures.ts'
import { apart, Chart, lineThrough, scale, spacedTurns, ticksTo } from './Chart.tsx'

export interface LossLine {
  readonly key: string
  readonly name: string
  readonly colour: string
  readonly dashed: boolean
  readonly byTurn: readonly { readonly turn: number; readonly mean: number }[]
}

const HEIGHT = 196
const LEFT = 34
const BOTTOM = 28
const TOP = 10
const LABELS = 88

export function Losses({ lines }: { readonly lines: readonly LossLine[] }): ReactNode {
  const turns = [...new Set(lines.flatMap(({ byTurn }) => byTurn.map(({ turn }) => turn)))].sort((a, b) => a - b)
  const most = Math.max(...lines.flatMap(({ byTurn }) => byTurn.map(({ mean }) => mean)))
  if (turns.length === 0) return null
  const said = lines.map(({ name, byTurn }) => `${name} ${amount(byTurn.at(-1)?.mean ?? 0)}`).join(', ')
  return (
    <Chart
      label={`Points lost by the end of turn ${turns.at(-1)}: ${said}.`}
      height={HEIGHT}
      draw={(width) => {
        const right = width - LABELS
        const ticks = ticksTo(most)
        const x = scale([0, turns.at(-1)!], [LEFT, right])
        const y = scale([0, ticks.at(-1)!], [HEIGHT - BOTTOM, TOP])
        const solid = lines.filter(({ dashed }) => !dashed)
        const places = apart(
          solid.map(({ byTurn }) => y(byTurn.at(-1)?.mean ?? 0)),
          17,
          TOP,
          HEIGHT - BOTTOM,
        )
        return (
          <>
            {ticks.map((tick) => (
              <g key={tick}>
                <line x1={LEFT} x2={right} y1={y(tick)} y2={y(tick)} className="lab-grid" />
                <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end" className="lab-note">
                  {tick}
                </text>
              </g>
            ))}
            {spacedTurns(turns, right - LEFT, 30).map((turn) => (
              <text key={turn} x={x(turn)} y={HEIGHT - 6} textAnchor="middle" className="lab-note">
                {turn}
              </text>
            ))}
            {lines.map(({ key, colour, dashed, byTurn }) => (
              <g key={key}>
                <path
                  d={lineThrough([[x(0), y(0)], ...byTurn.map(({ turn, mean }) => [x(turn), y(mean)] as const)])}
                  className={dashed ? 'lab-line lab-dashed' : 'lab-line lab-line-strong'}
                  stroke={colour}
                />
                {!dashed &&
                  turns.length < 25 &&
                  byTurn.map(({ turn, mean }) => <circle key={turn} cx={x(turn)} cy={y(mean)} r={3} fill={colour} />)}
              </g>
            ))}
            {solid.map(({ key, name, colour }, i) => (
              <text key={key} x={right + 8} y={places[i]! + 4} className="lab-strong" style={{ fill: colour }}>
                {name}
              </text>
            ))}
          </>
        )
      }}
    />
  )
}
