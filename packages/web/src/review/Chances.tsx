/** How the chances ran: a chart that can be stepped through, and the same as a table. */
import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { gained, hundredths } from './words.ts'

export interface ChartMark {
  /** The decision that it is about, from 0. */
  readonly at: number
  readonly kind: 'own' | 'theirs' | 'dice'
  /** Its rank among the own, or what dice gave. */
  readonly text: string
}

export interface Turn {
  readonly at: number
  readonly name: string
}

interface ChancesProps {
  readonly chances: readonly number[]
  readonly ranges: readonly number[]
  readonly marks: readonly ChartMark[]
  readonly turns: readonly Turn[]
  readonly at: number
  readonly own: { readonly name: string; readonly palette: string }
  readonly theirs: { readonly name: string; readonly palette: string }
  readonly sentence: string
  /** What a decision was, for the flag and the table: 'turn 3, decision 58'. */
  readonly nameOf: (at: number) => string
  readonly coarse: boolean
  readonly onAt: (at: number) => void
}

const WIDTH = 880
const HEIGHT = 212
const LEFT = 34
const TOP = 14
const PLOT = { width: WIDTH - LEFT - 6, height: HEIGHT - TOP - 26 }
/** A chance that is known no better than this is shown with its range. */
const WIDE = 0.1

export function Chances(props: ChancesProps): ReactNode {
  const { chances, ranges, marks, turns, at, own, theirs, sentence, nameOf, coarse, onAt } = props
  const svg = useRef<SVGSVGElement>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const last = Math.max(1, chances.length - 1)
  const x = (decision: number): number => LEFT + (PLOT.width * decision) / last
  const y = (chance: number): number => TOP + PLOT.height * (1 - chance)
  const line = chances.map((chance, i) => `${x(i).toFixed(1)} ${y(chance).toFixed(1)}`).join('L')
  const floor = `L${x(last)} ${y(0)}L${x(0)} ${y(0)}Z`
  const shown = pointed ?? at
  const at2 = Math.min(last, shown + 1)
  const decisionAt = (event: PointerEvent): number => {
    const box = svg.current!.getBoundingClientRect()
    const inside = ((event.clientX - box.left) / box.width) * WIDTH
    return Math.min(last - 1, Math.max(0, Math.round(((inside - LEFT) / PLOT.width) * last - 0.5)))
  }
  const flag = `${nameOf(shown)}: ${hundredths(chances[shown]!)} to ${hundredths(chances[at2]!)}`
  const flagWidth = flag.length * 6.3 + 22
  const flagX = Math.min(WIDTH - flagWidth - 4, Math.max(LEFT, x(at2) + 9))
  return (
    <svg
      ref={svg}
      className={coarse ? 'review-chart is-coarse' : 'review-chart'}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={sentence}
      onPointerMove={(event) => setPointed(decisionAt(event))}
      onPointerLeave={() => setPointed(null)}
      onPointerUp={(event) => onAt(decisionAt(event))}
    >
      <clipPath id="review-plot">
        <rect x={LEFT} y={TOP} width={PLOT.width} height={PLOT.height} rx="5" />
      </clipPath>
      <g clipPath="url(#review-plot)">
        <rect x={LEFT} y={TOP} width={PLOT.width} height={PLOT.height} fill={`var(--${theirs.palette})`} opacity="0.62" />
        <path d={`M${line}${floor}`} fill={`var(--${own.palette})`} />
        <Band chances={chances} ranges={ranges} x={x} y={y} />
        {[0.25, 0.75].map((share) => (
          <path key={share} className="review-grid" d={`M${LEFT} ${y(share)}H${x(last)}`} />
        ))}
        <path className="review-half" d={`M${LEFT} ${y(0.5)}H${x(last)}`} />
        {namedTurns(turns, x)
          .slice(1)
          .map((turn) => (
            <path key={turn.at} className="review-turn" d={`M${x(turn.at)} ${TOP}V${y(0)}`} />
          ))}
        <text className="review-side" x={LEFT + 11} y={TOP + 34} fill={`var(--${theirs.palette}-deep)`}>
          {theirs.name}
        </text>
        <text className="review-side" x={LEFT + 11} y={y(0) - 10} fill={`var(--${own.palette}-deep)`}>
          {own.name}
        </text>
      </g>
      <path className="review-line" d={`M${line}`} />
      {[0, 0.25, 0.5, 0.75, 1].map((share) => (
        <text key={share} className="review-axis" x={LEFT - 8} y={y(share) + 4.5} textAnchor="end">
          {100 * share}
        </text>
      ))}
      {namedTurns(turns, x).map((turn) => (
        <text key={turn.at} className="review-axis" x={x(turn.at) + 4} y={HEIGHT - 8}>
          {turn.name}
        </text>
      ))}
      <g className="review-at">
        <path d={`M${x(at2)} ${TOP - 8}V${y(0) + 5}`} />
        <path d={`M${x(at2)} ${TOP - 8}V${y(0) + 5}`} />
      </g>
      {marks.map((mark) => (
        <Mark
          key={`${mark.kind} ${mark.at}`}
          mark={mark}
          x={x(mark.at + 1)}
          y={y(chances[Math.min(last, mark.at + 1)]!)}
          current={mark.at === at}
        />
      ))}
      <g transform={`translate(${flagX} ${TOP - 9})`} className="review-flag">
        <rect width={flagWidth} height="24" rx="6" />
        <text x={flagWidth / 2} y="16.5">
          {flag}
        </text>
      </g>
    </svg>
  )
}

/** Names that would stand on one another are left out. */
function namedTurns(turns: readonly Turn[], x: (at: number) => number): Turn[] {
  const named: Turn[] = []
  for (const turn of turns) if (named.length === 0 || x(turn.at) - x(named.at(-1)!.at) > 46) named.push(turn)
  return named
}

interface BandProps extends Pick<ChancesProps, 'chances' | 'ranges'> {
  readonly x: (at: number) => number
  readonly y: (chance: number) => number
}

function Band({ chances, ranges, x, y }: BandProps): ReactNode {
  const edge = (i: number, sign: 1 | -1): string => `${x(i)} ${y(Math.min(1, Math.max(0, chances[i]! + sign * ranges[i]!)))}`
  return ranges.map((range, i) => {
    if (range <= WIDE || i + 1 >= chances.length || (ranges[i + 1] ?? 0) <= WIDE) return null
    return <path key={x(i)} className="review-band" d={`M${edge(i, 1)}L${edge(i + 1, 1)}L${edge(i + 1, -1)}L${edge(i, -1)}Z`} />
  })
}

interface MarkProps {
  readonly mark: ChartMark
  readonly x: number
  readonly y: number
  readonly current: boolean
}

function Mark({ mark: { kind, text }, x, y, current }: MarkProps): ReactNode {
  const above = y > TOP + 30
  if (kind === 'dice')
    return (
      <g className="review-mark is-dice">
        <rect x={x - 6.5} y={y - 6.5} width="13" height="13" rx="3.5" />
        <circle cx={x} cy={y} r="1.7" />
        <text x={x} y={above ? y - 11 : y + 20}>
          {text}
        </text>
      </g>
    )
  return (
    <g className={`review-mark is-${kind}${current ? ' is-current' : ''}`}>
      <circle cx={x} cy={y} r={current ? 11.5 : 9.5} />
      {kind === 'own' ? (
        <text x={x} y={y + 4.8}>
          {text}
        </text>
      ) : (
        <text className="review-mark-worth" x={x} y={above ? y - 14 : y + 23}>
          {text}
        </text>
      )}
    </g>
  )
}

interface TableProps extends Pick<ChancesProps, 'chances' | 'nameOf'> {
  readonly dice: readonly number[]
  readonly choices: readonly number[]
  readonly whoOf: (at: number) => string
}

/** The numbers behind the chart: each decision that changed something. */
export function ChancesTable({ chances, dice, choices, nameOf, whoOf }: TableProps): ReactNode {
  const changed = dice.flatMap((rolled, at) => (hundredths(rolled) !== 0 || hundredths(choices[at]!) !== 0 ? [at] : []))
  return (
    <div className="review-table">
      <table>
        <caption className="ui-hidden">The chances after each decision that changed them</caption>
        <thead>
          <tr>
            <th scope="col">Decision</th>
            <th scope="col">Who</th>
            <th scope="col">Before</th>
            <th scope="col">Choice</th>
            <th scope="col">Dice</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {changed.map((at) => (
            <tr key={at}>
              <th scope="row">{nameOf(at)}</th>
              <td>{whoOf(at)}</td>
              <td>{hundredths(chances[at]!)}</td>
              <td>{gained(choices[at]!)}</td>
              <td>{gained(dice[at]!)}</td>
              <td>{hundredths(chances[at + 1]!)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
