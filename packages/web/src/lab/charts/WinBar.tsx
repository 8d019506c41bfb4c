/** Who wins: both shares as one bar, the interval of the first on it, and the band that counts as fair. */
import type { Share } from '@firegroup/lab'
import type { ReactNode } from 'react'
import { FAIR, percent, points } from '../figures.ts'
import type { SideLook } from '../sides.ts'
import { Chart, scale } from './Chart.tsx'

interface WinBarProps {
  readonly sides: readonly [SideLook, SideLook]
  readonly wins: readonly [Share, Share]
  readonly draws: number
}

const TOP = 30
const BAR = 56
const HEIGHT = 116
/** What the large number needs, and a letter of a name. */
const NUMBER = 74
const DECIMAL = 22
const LETTER = 8

export function WinBar({ sides, wins, draws }: WinBarProps): ReactNode {
  const [first, second] = wins
  const drawn = first.of === 0 ? 0 : draws / first.of
  const label = `${sides[0].name} win ${percent(first.share)}, with 95 percent certainty ${points(first.low)} to ${points(first.high)}. ${sides[1].name} win ${percent(second.share)}.${draws > 0 ? ` ${percent(drawn)} are drawn.` : ''}`
  return (
    <Chart
      label={label}
      height={HEIGHT}
      draw={(width) => {
        const x = scale([0, 1], [0, width])
        const [left, right] = [x(first.share), x(first.share + drawn)]
        return (
          <>
            <g>
              <rect x={0} y={TOP} width={left} height={BAR} fill={sides[0].base} />
              <rect x={left} y={TOP} width={right - left} height={BAR} className="lab-drawn" />
              <rect x={right} y={TOP} width={width - right} height={BAR} fill={sides[1].base} />
            </g>
            <rect x={x(FAIR.low)} y={TOP - 6} width={x(FAIR.high) - x(FAIR.low)} height={BAR + 12} className="lab-fair" />
            <line x1={x(0.5)} x2={x(0.5)} y1={TOP - 10} y2={TOP + BAR + 10} className="lab-even" />
            <text x={x(0.5)} y={HEIGHT - 6} className="lab-note" textAnchor="middle">
              fair: {points(FAIR.low)} to {points(FAIR.high)}
            </text>
            <Side at={0} anchor="start" room={Math.min(left, x(first.low))} share={first.share} name={sides[0].name} />
            <Side at={width} anchor="end" room={width - Math.max(right, x(first.high))} share={second.share} name={sides[1].name} />
            <Whisker x={x(first.share)} low={x(first.low)} high={x(first.high)} y={TOP + BAR / 2} />
            <text x={Math.min(width - 78, Math.max(78, x((first.low + first.high) / 2)))} y={13} className="lab-strong" textAnchor="middle">
              {points(first.low, 1)} to {points(first.high, 1)}, 95% sure
            </text>
          </>
        )
      }}
    />
  )
}

interface SideProps {
  readonly at: number
  readonly anchor: 'start' | 'end'
  /** What the interval leaves free of its part of the bar. */
  readonly room: number
  readonly share: number
  readonly name: string
}

/** On the side's own part of the bar as far as it fits there, else below its end. */
function Side({ at, anchor, room, share, name }: SideProps): ReactNode {
  const end = anchor === 'end'
  const below = HEIGHT - 6
  const number = NUMBER + (percent(share).includes('.') ? DECIMAL : 0)
  const numberFits = room > number
  const nameFits = room > number + 8 + name.length * LETTER
  const x = at + (end ? -13 : 13)
  return (
    <g className="lab-side" textAnchor={anchor}>
      <text x={numberFits ? x : at} y={numberFits ? TOP + 39 : below} className={numberFits ? 'lab-large' : 'lab-strong'}>
        {numberFits ? percent(share) : `${percent(share)} ${name}`}
      </text>
      {numberFits && (
        <text x={nameFits ? x + (end ? -1 : 1) * (number - 10) : at} y={nameFits ? TOP + 39 : below} className={nameFits ? '' : 'lab-note'}>
          {name}
        </text>
      )}
    </g>
  )
}

interface WhiskerProps {
  readonly x: number
  readonly low: number
  readonly high: number
  readonly y: number
  readonly tone?: string
}

/** A measured value with its interval. */
export function Whisker({ x, low, high, y, tone = 'lab-tone-printed' }: WhiskerProps): ReactNode {
  return (
    <g className={`lab-whisker ${tone}`}>
      <path d={`M${low} ${y}H${high}M${low} ${y - 6}V${y + 6}M${high} ${y - 6}V${y + 6}`} />
      <circle cx={x} cy={y} r={6} />
    </g>
  )
}
