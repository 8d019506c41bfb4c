/**
 * How a game runs: the first side's chance to win after each turn, in most games, and in the middle one of those that it wins and of those that it does not.
 * Late in a game chances lie at both ends: the middle of all of them would be the chance in no game at all.
 */
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
      label={labelOf(side.name, turns)}
      height={HEIGHT}
      draw={(width) => {
        const right = width - LABELS
        const x = scale([first.turn, Math.max(last.turn, first.turn + 1)], [LEFT + 8, right])
        const y = scale([0, 1], [HEIGHT - BOTTOM, TOP])
        const xs = turns.map(({ turn }) => x(turn))
        const line = (key: 'p10' | 'p25' | 'p75' | 'p90'): number[] => turns.map((turn) => y(turn[key]))
        const middle = (key: 'won' | 'lost'): [number, number][] =>
          turns.flatMap((turn, i): [number, number][] => (turn[key] === null ? [] : [[xs[i]!, y(turn[key])]]))
        const labels = [
          { words: 'games they win', at: last.won, strong: true },
          { words: '8 of 10 games', at: (last.p75 + last.p90) / 2, strong: false },
          { words: 'half of games', at: (last.p25 + last.p75) / 2, strong: false },
          { words: 'games they don’t', at: last.lost, strong: true },
        ]
        const shown = labels.flatMap(({ at, ...label }) => (at === null ? [] : [{ ...label, at }]))
        const places = apart(
          shown.map(({ at }) => y(at)),
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
            <path d={lineThrough(middle('won'))} className="lab-line lab-line-strong" stroke={side.deep} />
            <path d={lineThrough(middle('lost'))} className="lab-line lab-line-strong" stroke={side.deep} strokeDasharray="6 4" />
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
            {shown.map(({ words, strong }, i) => (
              <text key={words} x={right + 8} y={places[i]! + 4} className={strong ? 'lab-strong' : 'lab-note'}>
                {words}
              </text>
            ))}
          </>
        )
      }}
    />
  )
}

function labelOf(name: string, turns: OutlookProps['turns']): string {
  const [first, last] = [turns[0]!, turns.at(-1)!]
  const run = (key: 'won' | 'lost', games: string): string => {
    const known = turns.filter((turn) => turn[key] !== null)
    const [from, to] = [known[0], known.at(-1)]
    return from && to
      ? ` In the middle one of the games ${games} it goes from ${points(from[key]!)} after turn ${from.turn} to ${points(to[key]!)} after turn ${to.turn}.`
      : ''
  }
  const spread = `The chance of the ${name} out of 100 after each turn, from ${first.turn} to ${last.turn}.`
  const end = ` After turn ${last.turn} half of the games lie between ${points(last.p25)} and ${points(last.p75)}, eight of ten between ${points(last.p10)} and ${points(last.p90)}.`
  return `${spread}${run('won', 'that they win')}${run('lost', 'that they do not win')}${end}`
}
