/** How a game runs: the first side's chance to win after each turn, in the typical game and in most games. */
import type { SeriesSummary } from '@firegroup/lab'
import type { ReactNode } from 'react'
import { points } from '../figures.ts'
import type { SideLook } from '../sides.ts'
import { apart, band, Chart, lineThrough, scale, spacedTurns } from './Chart.tsx'

interface OutlookProps {
  readonly side: SideLook
  readonly turns: SeriesSummary['outlookByTurn']
}

const HEIGHT = 218
const LEFT = 34
const BOTTOM = 28
const TOP = 10
const LABELS = 96

export function Outlook({ side, turns }: OutlookProps): ReactNode {
  const [first, last] = [turns[0], turns.at(-1)]
  if (!first || !last) return null
  return (
    <Chart
      label={`The chance of the ${side.name} in the typical game goes from ${points(first.p50)} of 100 after turn ${first.turn} to ${points(last.p50)} after turn ${last.turn}. Half of the games end between ${points(last.p25)} and ${points(last.p75)}, eight of ten between ${points(last.p10)} and ${points(last.p90)}.`}
      height={HEIGHT}
      draw={(width) => {
        const right = width - LABELS
        const x = scale([first.turn, Math.max(last.turn, first.turn + 1)], [LEFT + 8, right])
        const y = scale([0, 1], [HEIGHT - BOTTOM, TOP])
        const xs = turns.map(({ turn }) => x(turn))
        const line = (key: 'p10' | 'p25' | 'p50' | 'p75' | 'p90'): number[] => turns.map((turn) => y(turn[key]))
        const labels = [
          { words: '8 of 10', at: (last.p75 + last.p90) / 2 },
          { words: 'half of games', at: (last.p50 + last.p75) / 2 },
          { words: 'typical game', at: last.p50 },
        ]
        const places = apart(
          labels.map(({ at }) => y(at)),
          16,
          TOP,
          HEIGHT - BOTTOM,
        )
        return (
          <>
            {[0, 0.25, 0.5, 0.75, 1].map((tick) => (
              <g key={tick}>
                <line x1={LEFT} x2={right} y1={y(tick)} y2={y(tick)} className="lab-grid" />
                <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end" className="lab-note">
                  {points(tick)}
                </text>
              </g>
            ))}
            <path d={band(xs, line('p10'), line('p90'))} fill={side.base} opacity={0.45} />
            <path d={band(xs, line('p25'), line('p75'))} fill={side.base} />
            <line x1={LEFT} x2={right} y1={y(0.5)} y2={y(0.5)} className="lab-even" />
            <path d={lineThrough(line('p50').map((each, i) => [xs[i]!, each]))} className="lab-line lab-line-strong" stroke={side.deep} />
            {spacedTurns(
              turns.map(({ turn }) => turn),
              right - LEFT,
              54,
            ).map((turn) => (
              <g key={turn}>
                <line x1={x(turn)} x2={x(turn)} y1={HEIGHT - BOTTOM} y2={HEIGHT - BOTTOM + 5} className="lab-tick" />
                <text x={x(turn)} y={HEIGHT - 6} textAnchor="middle" className="lab-note">
                  turn {turn}
                </text>
              </g>
            ))}
            {labels.map(({ words }, i) => (
              <text key={words} x={right + 8} y={places[i]! + 4} className={i === 2 ? 'lab-strong' : 'lab-note'}>
                {words}
              </text>
            ))}
          </>
        )
      }}
    />
  )
}
