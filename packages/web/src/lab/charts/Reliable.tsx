/** Of positions that were said to be won so often, how many were: each class a dot as large as it has positions; on the diagonal all is true. */
import type { Reliability } from '@firegroup/lab'
import type { ReactNode } from 'react'
import { count, points } from '../figures.ts'
import { band, Chart, scale } from './Chart.tsx'

const HEIGHT = 236
const LEFT = 34
const BOTTOM = 40
const TOP = 10
const RIGHT = 14
/** What still counts as true, of 1. */
const TRUE_WITHIN = 0.05
const LARGEST = 9
const SMALLEST = 2.5
const TICKS = [0, 0.25, 0.5, 0.75, 1]

export function Reliable({ bins }: { readonly bins: Reliability['bins'] }): ReactNode {
  const known = bins.filter(({ positions }) => positions > 0)
  const most = Math.max(...known.map(({ positions }) => positions))
  return (
    <Chart
      label={known.map(({ said, came }) => `Said ${points(said)}, came ${points(came)}`).join('. ')}
      height={HEIGHT}
      draw={(width) => {
        const x = scale([0, 1], [LEFT, width - RIGHT])
        const y = scale([0, 1], [HEIGHT - BOTTOM, TOP])
        const edges = [0, TRUE_WITHIN, 1 - TRUE_WITHIN, 1]
        return (
          <>
            {TICKS.map((tick) => (
              <g key={tick}>
                <line x1={LEFT} x2={width - RIGHT} y1={y(tick)} y2={y(tick)} className="lab-grid" />
                <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end" className="lab-note">
                  {points(tick)}
                </text>
                <text x={x(tick)} y={HEIGHT - BOTTOM + 18} textAnchor="middle" className="lab-note">
                  {points(tick)}
                </text>
              </g>
            ))}
            <path
              className="lab-fair"
              d={band(
                edges.map(x),
                edges.map((edge) => y(Math.max(0, edge - TRUE_WITHIN))),
                edges.map((edge) => y(Math.min(1, edge + TRUE_WITHIN))),
              )}
            />
            <line x1={x(0)} x2={x(1)} y1={y(0)} y2={y(1)} className="lab-even" />
            {known.map(({ positions, said, came }) => (
              <circle
                key={said}
                cx={x(said)}
                cy={y(came)}
                r={Math.max(SMALLEST, LARGEST * Math.sqrt(positions / most))}
                className={Math.abs(said - came) <= TRUE_WITHIN ? 'lab-dot lab-dot-true' : 'lab-dot'}
              >
                <title>{`said ${points(said)}, came ${points(came)}: ${count(positions)} positions`}</title>
              </circle>
            ))}
            <text x={(LEFT + width - RIGHT) / 2} y={HEIGHT - 3} textAnchor="middle" className="lab-note">
              said, out of 100; upwards: how many came
            </text>
          </>
        )
      }}
    />
  )
}
