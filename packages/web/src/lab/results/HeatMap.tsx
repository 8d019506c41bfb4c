/** The ground as the app draws it, in muted paper, and on it the hexes in the colours of what happened; the worst with their numbers. */
import type { HexMap } from '@firegroup/hexmap'
import { type ReactNode, useMemo, useState } from 'react'
import { HEX_HEIGHT, toWorld } from '../../board/art/units.ts'
import { hexPoints } from '../../board/overlay.ts'
import { boxInPlay, MapPicture } from '../../home/MapPicture.tsx'
import { amount } from '../figures.ts'
import type { HotPlace } from './HeatCard.tsx'

interface HeatMapProps {
  readonly map: HexMap
  /** The worst first. */
  readonly places: readonly HotPlace[]
  readonly label: string
  /** Where this changes, the picture is laid out anew; else it stays where it is while numbers come in. */
  readonly layout: string
}

/** Painted so large; the picture is stretched to the width of its card. */
const WIDTH = 520
const HEIGHT = 380
const NUMBERED = 6
const EDGE = HEX_HEIGHT * 0.38
const SMALLEST = 30
const LARGEST = 74
/** Less than this, of the worst, is a stray shot. */
const STRAY = 0.04
/** From here up, of the worst: the steps of the colours. */
const STEPS = [0, 0.12, 0.3, 0.55, 0.8] as const

export function HeatMap({ map, places, label, layout }: HeatMapProps): ReactNode {
  const hot = useMemo(
    () => places.flatMap(({ place, value }) => (map.grid.has(place) ? [{ hex: map.grid.indexOf(place), value }] : [])),
    [map, places],
  )
  const most = hot[0]?.value ?? 1
  const box = useMemo(() => boxInPlay(map), [map])
  const [view, setView] = useState(() => ({ map, layout, around: viewOf(map, hot) }))
  if (view.map !== map || view.layout !== layout) setView({ map, layout, around: viewOf(map, hot) })
  return (
    <div className="lab-heat">
      <MapPicture map={map} width={WIDTH} height={HEIGHT} around={view.around} label={label}>
        {hot.map(({ hex, value }) => (
          <polygon key={hex} points={hexPoints(map.grid, hex)} className={`lab-hot lab-hot-${stepOf(value / most)}`} />
        ))}
        {hot.slice(0, NUMBERED).map(({ hex, value }) => {
          const { x: middle, y } = toWorld(map.grid.centre(hex))
          // half a hex at the edge has no room for a number in its middle
          const x = Math.max(box.left + EDGE, Math.min(box.right - EDGE, middle))
          return (
            <text
              key={hex}
              x={x}
              y={y + HEX_HEIGHT * 0.11}
              className={`lab-hot-number lab-hot-text-${stepOf(value / most)}`}
              fontSize={HEX_HEIGHT * 0.32}
            >
              {amount(value)}
            </text>
          )
        })}
      </MapPicture>
    </div>
  )
}

const stepOf = (share: number): number => STEPS.findLastIndex((step) => share >= step)

interface HotHex {
  readonly hex: number
  readonly value: number
}

/** Around the hexes where something happened oftener than once in a while, and so close that they fill the picture. */
function viewOf(map: HexMap, hot: readonly HotHex[]): { readonly hexes: readonly number[]; readonly hexHeight: number } {
  const most = hot[0]?.value ?? 1
  const hexes = hot.filter(({ value }) => value >= most * STRAY).map(({ hex }) => hex)
  const points = hexes.map((hex) => toWorld(map.grid.centre(hex)))
  const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values) + 2.2 * HEX_HEIGHT
  const scale = Math.min(WIDTH / spread(points.map(({ x }) => x)), HEIGHT / spread(points.map(({ y }) => y)))
  return { hexes, hexHeight: Math.max(SMALLEST, Math.min(LARGEST, HEX_HEIGHT * scale)) }
}
