/** 14.4: a missile on its way, from whoever guides it to what it is aimed at, as long as it can still be stopped. */
import { hexOf, isAloft, type LnltState } from '@firegroup/lnlt'
import { type ReactNode, use } from 'react'
import { toWorld, type Vec } from '../../../../board/art/units.ts'
import { along } from '../../../../board/facing/facing.ts'
import { SightChip } from '../../../../board/sight/SightChip.tsx'
import { BoardZoom } from '../../../../board/zoom.ts'
import { LIFT } from './stacks.ts'

/** Clear of the counters at both ends, in world units; and how far it is thrown off the straight line, of its length. */
const CLEAR = 32
const BOW = 0.09
/** So far of its way it has come. */
const FLOWN = 0.55

export interface Flight {
  readonly from: Vec
  readonly bend: Vec
  readonly to: Vec
  /** Where it is now, and its bearing. */
  readonly at: Vec
  readonly bearing: number
}

/** Null while none flies, or while it can't be seen where from. */
export function flightOf({ missile, units, setting }: LnltState): Flight | null {
  const unit = missile && units[missile.unit]
  if (!missile || !unit || unit.at < 0 || hexOf(unit.at) === hexOf(missile.at)) return null
  const place = (at: number): Vec => {
    const { x, y } = toWorld(setting.map.grid.centre(hexOf(at)))
    return { x, y: isAloft(at) ? y - LIFT : y }
  }
  const [a, b] = [place(unit.at), place(missile.at)]
  const bearing = (Math.atan2(b.x - a.x, a.y - b.y) * 180) / Math.PI
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const [from, to] = [along(a, bearing, CLEAR), along(b, bearing + 180, CLEAR)]
  // upwards, whichever way it goes
  const bend = along({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, bearing + (b.x >= a.x ? -90 : 90), 2 * BOW * length)
  const t = FLOWN
  const on = (p: number, q: number, r: number): number => (1 - t) * (1 - t) * p + 2 * t * (1 - t) * q + t * t * r
  const [dx, dy] = [(1 - t) * (bend.x - from.x) + t * (to.x - bend.x), (1 - t) * (bend.y - from.y) + t * (to.y - bend.y)]
  return {
    from,
    bend,
    to,
    at: { x: on(from.x, bend.x, to.x), y: on(from.y, bend.y, to.y) },
    bearing: (Math.atan2(dx, -dy) * 180) / Math.PI,
  }
}

export function Missile({ s }: { readonly s: LnltState }): ReactNode {
  const zoom = use(BoardZoom)
  const flight = flightOf(s)
  if (!flight) return null
  const { from, bend, to, at, bearing } = flight
  const scale = Math.min(2, Math.max(1, 0.8 / zoom))
  const point = ({ x, y }: Vec): string => `${x.toFixed(1)} ${y.toFixed(1)}`
  const flown = `M${point(from)}Q${point(bend)} ${point(to)}`
  return (
    <g className="lnlt-missile" data-testid="missile">
      <path className="lnlt-missile-casing" d={flown} />
      <path className="lnlt-missile-way" d={flown} />
      <circle className="lnlt-missile-aim" cx={to.x.toFixed(1)} cy={to.y.toFixed(1)} r="5" />
      <g transform={`translate(${point(at)}) scale(${scale})`}>
        <g transform={`rotate(${bearing.toFixed(1)})`}>
          <path className="lnlt-missile-flame" d="M-3 11L0 24L3 11Z" />
          <path className="lnlt-missile-body" d="M0 -15C3.4 -11 4 -7 4 -3V7L8 12H-8L-4 7V-3C-4 -7 -3.4 -11 0 -15Z" />
        </g>
        <SightChip x={0} y={-26} text="missile" tone="obstacle" />
      </g>
    </g>
  )
}
