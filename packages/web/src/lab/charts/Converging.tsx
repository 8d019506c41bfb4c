/** How the first side's share of wins settles as games are played. */
import type { SeriesSummary } from '@firegroup/lab'
import type { ReactNode } from 'react'
import { count, FAIR, games, points } from '../figures.ts'
import type { SideLook } from '../sides.ts'
import { band, Chart, lineThrough, scale, ticksTo } from './Chart.tsx'

interface ConvergingProps {
  readonly side: SideLook
  readonly converging: SeriesSummary['converging']
}

const HEIGHT = 190
const LEFT = 34
const BOTTOM = 26
const TOP = 8

export function Converging({ side, converging }: ConvergingProps): ReactNode {
  const last = converging.at(-1)
  if (!last) return null
  return (
    <Chart
      label={`After ${games(last.of)} the ${side.name} have won ${points(last.share, 1)} of 100; the 95 percent interval has narrowed to ${points(last.low, 1)} to ${points(last.high, 1)}.`}
      height={HEIGHT}
      draw={(width) => {
        const right = width - 12
        const x = scale([0, last.of], [LEFT, right])
        const y = scale([0, 1], [HEIGHT - BOTTOM, TOP])
        const xs = converging.map((each) => x(each.of))
        return (
          <>
            <rect x={LEFT} y={y(FAIR.high)} width={right - LEFT} height={y(FAIR.low) - y(FAIR.high)} className="lab-fair" />
            {[0, 0.25, 0.5, 0.75, 1].map((tick) => (
              <g key={tick}>
                <line x1={LEFT} x2={right} y1={y(tick)} y2={y(tick)} className="lab-grid" />
                <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end" className="lab-note">
                  {points(tick)}
                </text>
              </g>
            ))}
            <path
              d={band(
                xs,
                converging.map(({ low }) => y(low)),
                converging.map(({ high }) => y(high)),
              )}
              fill={side.base}
              opacity={0.55}
            />
            <line x1={LEFT} x2={right} y1={y(0.5)} y2={y(0.5)} className="lab-even" />
            <path d={lineThrough(converging.map(({ share }, i) => [xs[i]!, y(share)]))} className="lab-line" stroke={side.deep} />
            {ticksTo(last.of, 4)
              .filter((tick) => tick > 0 && tick <= last.of)
              .map((tick) => (
                <text key={tick} x={Math.min(x(tick), right - 8)} y={HEIGHT - 6} textAnchor="middle" className="lab-note">
                  {count(tick)}
                </text>
              ))}
          </>
        )
      }}
    />
  )
}
