/** Upright bars: how many games were so long. */
import type { ReactNode } from 'react'
import { games } from '../figures.ts'
import { Chart, scale } from './Chart.tsx'

export interface BarColumn {
  readonly name: string
  readonly games: number
}

const HEIGHT = 132
const BOTTOM = 24
const TOP = 20

export function Bars({ columns, label }: { readonly columns: readonly BarColumn[]; readonly label: string }): ReactNode {
  const most = Math.max(1, ...columns.map((column) => column.games))
  return (
    <Chart
      label={label}
      height={HEIGHT}
      draw={(width) => {
        const step = width / columns.length
        const wide = Math.min(46, step * 0.84)
        const y = scale([0, most], [HEIGHT - BOTTOM, TOP])
        const every = Math.max(1, Math.ceil(34 / step))
        return (
          <>
            {columns.map((column, i) => {
              const middle = (i + 0.5) * step
              return (
                <g key={column.name}>
                  <rect
                    x={middle - wide / 2}
                    y={y(column.games)}
                    width={wide}
                    height={HEIGHT - BOTTOM - y(column.games)}
                    rx={2}
                    className="lab-bar"
                  >
                    <title>{`${column.name}: ${games(column.games)}`}</title>
                  </rect>
                  {step >= 26 && column.games > 0 && (
                    <text x={middle} y={y(column.games) - 5} textAnchor="middle" className="lab-note">
                      {column.games}
                    </text>
                  )}
                  {i % every === 0 && (
                    <text x={middle} y={HEIGHT - 6} textAnchor="middle" className="lab-note">
                      {column.name}
                    </text>
                  )}
                </g>
              )
            })}
            <line x1={0} x2={width} y1={HEIGHT - BOTTOM} y2={HEIGHT - BOTTOM} className="lab-tick" />
          </>
        )
      }}
    />
  )
}
