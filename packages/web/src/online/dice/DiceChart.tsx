/** What each side rolled against what fair dice give: for the eye as bars, for readers as a table. */
import { Fragment, type ReactNode } from 'react'
import type { Spread } from './luck.ts'

interface DiceChartProps {
  readonly spread: Spread
  /** 'Germans, tom_w'. */
  readonly names: readonly string[]
  readonly palettes: readonly string[]
}

const WIDTH = 520
const HEIGHT = 180

export function DiceChart({ spread: { sums, expected, sides }, names, palettes }: DiceChartProps): ReactNode {
  const top = Math.max(0.2, ...expected, ...sides.flatMap(({ shares }) => shares))
  const step = (WIDTH - 40) / sums.length
  const y = (share: number): number => HEIGHT - (share / top) * (HEIGHT - 14)
  const marks = [0.05, 0.1, 0.15, 0.2, 0.3, 0.4].filter((mark) => mark <= top)
  return (
    <figure className="online-chart">
      <figcaption>
        {sides.map(({ seat, rolls }, i) => (
          <span key={seat} className="online-chart-key">
            <i style={{ background: `var(--${palettes[i]}-figure)` }} /> {names[i]}, {rolls} rolls
          </span>
        ))}
        <span className="online-chart-key">
          <i className="online-chart-fair" /> expected
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 24}`} aria-hidden="true">
        {marks.map((mark) => (
          <Fragment key={mark}>
            <path d={`M0 ${y(mark)}H${WIDTH - 40}`} className="online-chart-line" />
            <text x={WIDTH} y={y(mark) + 4} textAnchor="end">
              {Math.round(mark * 100)}%
            </text>
          </Fragment>
        ))}
        {sums.map((sum, at) => (
          <g key={sum} transform={`translate(${at * step} 0)`}>
            {sides.map(({ seat, shares }, i) => {
              const wide = (step - 8) / sides.length
              return (
                <rect
                  key={seat}
                  x={4 + i * wide}
                  width={wide - 1.5}
                  y={y(shares[at]!)}
                  height={HEIGHT - y(shares[at]!)}
                  rx="2"
                  style={{ fill: `var(--${palettes[i]}-figure)` }}
                />
              )
            })}
            <path d={`M2 ${y(expected[at]!)}H${step - 2}`} className="online-chart-expected" />
            <text x={step / 2} y={HEIGHT + 18} textAnchor="middle" className="online-chart-sum">
              {sum}
            </text>
          </g>
        ))}
      </svg>
      <table className="ui-hidden">
        <caption>Rolled and expected</caption>
        <thead>
          <tr>
            <th scope="col">Sum</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">Expected</th>
          </tr>
        </thead>
        <tbody>
          {sums.map((sum, at) => (
            <tr key={sum}>
              <th scope="row">{sum}</th>
              {sides.map(({ seat, shares }) => (
                <td key={seat}>{percentage(shares[at]!)}</td>
              ))}
              <td>{percentage(expected[at]!)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

const percentage = (share: number): string => `${(share * 100).toFixed(1)}%`
