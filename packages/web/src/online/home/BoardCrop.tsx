/** A part of the board around a place, painted by the board's own painter, with what whoever looks may see on it. */
import type { Grid } from '@firegroup/hexmap'
import { type ReactNode, useMemo } from 'react'
import { HEX_HEIGHT, toWorld } from '../../board/art/units.ts'
import { hexPoints } from '../../board/overlay.ts'
import { StillPieces } from '../../board/pieces/Pieces.tsx'
import { BoardZoom } from '../../board/zoom.ts'
import type { AnyRecord, AnyState } from '../../games/game.ts'
import { MapPicture } from '../../home/MapPicture.tsx'
import { type Place, percent } from '../../play/controller/draft.ts'
import type { Odds } from './look.ts'

interface BoardCropProps {
  readonly game: AnyRecord
  readonly state: AnyState
  readonly seat: string
  readonly places: readonly Place[]
  readonly odds?: readonly Odds[]
  readonly width: number
  readonly height: number
  /** How high a hex is, in pixels. */
  readonly scale: number
}

export function BoardCrop({ game, state, seat, places, odds = [], width, height, scale }: BoardCropProps): ReactNode {
  const { crop } = game
  if (crop.type === 'table') return <crop.Crop state={state} seat={seat} places={places} />
  return <HexCrop crop={crop} {...{ state, places, odds, width, height, scale }} />
}

interface HexCropProps extends Omit<BoardCropProps, 'game' | 'seat' | 'odds'> {
  readonly crop: Extract<AnyRecord['crop'], { type: 'map' }>
  readonly odds: readonly Odds[]
}

function HexCrop({ crop, state, places, odds, width, height, scale }: HexCropProps): ReactNode {
  const map = crop.map(state)
  const stacks = useMemo(() => crop.stacks(state).filter(({ hex }) => hex >= 0), [crop, state])
  const hexes = [...(places.length > 0 ? places : stacks.slice(0, 1).map(({ hex }) => hex)), ...odds.map(({ from }) => from)]
  const hexHeight = fitting(map.grid, hexes, { width, height, scale })
  return (
    <MapPicture map={map} width={width} height={height} around={{ hexes, hexHeight }}>
      <BoardZoom value={hexHeight / HEX_HEIGHT}>
        {odds.map(({ from, to }, i) => (
          <Line key={from} grid={map.grid} from={from} to={to} best={i === 0} />
        ))}
        <StillPieces grid={map.grid} stacks={stacks} />
        {places.map((place) => (
          <g key={place} className="online-crop-place">
            <polygon points={hexPoints(map.grid, place)} />
            <polygon points={hexPoints(map.grid, place)} />
          </g>
        ))}
        {odds.map(({ from, share }, i) => (
          <Share key={from} grid={map.grid} at={from} share={share} best={i === 0} scale={hexHeight} />
        ))}
      </BoardZoom>
    </MapPicture>
  )
}

/** A hex is never drawn smaller than this: what does not fit then is left out. */
const SMALLEST = 52

/** How high a hex may be so that all of these are in the picture. */
function fitting(grid: Grid, hexes: readonly Place[], { width, height, scale }: Pick<HexCropProps, 'width' | 'height' | 'scale'>): number {
  const centres = hexes.map((hex) => toWorld(grid.centre(hex)))
  const span = (values: readonly number[]): number => (Math.max(...values) - Math.min(...values)) / HEX_HEIGHT
  if (centres.length === 0) return scale
  const wide = width / (span(centres.map(({ x }) => x)) + 1.6)
  const high = height / (span(centres.map(({ y }) => y)) + 1.5)
  return Math.max(SMALLEST, Math.min(scale, wide, high))
}

function Line({
  grid,
  from,
  to,
  best,
}: {
  readonly grid: Grid
  readonly from: Place
  readonly to: Place
  readonly best: boolean
}): ReactNode {
  const [a, b] = [toWorld(grid.centre(from)), toWorld(grid.centre(to))]
  return <path className={best ? 'online-crop-line is-best' : 'online-crop-line'} d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
}

interface ShareProps {
  readonly grid: Grid
  readonly at: Place
  readonly share: number
  readonly best: boolean
  readonly scale: number
}

function Share({ grid, at, share, best, scale }: ShareProps): ReactNode {
  const { x, y } = toWorld(grid.centre(at))
  // as large on the page however small the board is drawn
  const size = HEX_HEIGHT / scale
  return (
    <g
      className={best ? 'online-crop-share is-best' : 'online-crop-share'}
      transform={`translate(${x} ${y + HEX_HEIGHT * 0.42}) scale(${size})`}
    >
      <rect x="-22" y="-11" width="44" height="22" rx="11" />
      <text textAnchor="middle" y="5">
        {percent(share)}
      </text>
    </g>
  )
}
