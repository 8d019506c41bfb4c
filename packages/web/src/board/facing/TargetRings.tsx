/** Round a vehicle that is fired at: which sides its hull and its turret show, the part that the line enters lit and named. */
import type { Grid } from '@firegroup/hexmap'
import type { ReactNode } from 'react'
import { HEX_HEIGHT, toWorld, type Vec } from '../art/units.ts'
import { chipWidth, SightChip } from '../sight/SightChip.tsx'
import { along, bearingOf } from './facing.ts'
import './facing.css'

export type Shown = 'front' | 'side' | 'rear'

/** A hull or turret: where it points, which side is struck, and what that is called. */
export interface Ring {
  readonly part: 'hull' | 'turret'
  readonly spine: number
  readonly struck: Shown
  /** 'hull: side, 6'. */
  readonly words: string
}

export interface TargetRingsProps {
  readonly grid: Grid
  readonly hex: number
  readonly from: number
  readonly rings: readonly Ring[]
}

/** Radii in heights of a hex. */
const RADII = { hull: [0.59, 0.73], turret: [0.46, 0.57] } as const
const LABEL = 0.86
/** How high a chip is with the space to the next, in world units. */
const CHIP = 25
/** A line nearer to straight down than this, in degrees, runs where the words would be. */
const STEEP = 50

/** By the way round from where it points: where each begins, and how wide it is. */
const SECTORS: readonly { readonly shown: Shown; readonly from: number; readonly width: number }[] = [
  { shown: 'front', from: -60, width: 120 },
  { shown: 'side', from: 60, width: 60 },
  { shown: 'rear', from: 120, width: 120 },
  { shown: 'side', from: 240, width: 60 },
]

export function TargetRings({ grid, hex, from, rings }: TargetRingsProps): ReactNode {
  const centre = toWorld(grid.centre(hex))
  const towards = bearingTo(centre, toWorld(grid.centre(from)))
  return (
    <g className="board-rings">
      {rings.map(({ part, spine, struck }) => {
        const lit = litSector(spine, towards, struck)
        return (
          <g key={part}>
            {SECTORS.map(({ shown, from: begins, width }, i) => (
              <path
                key={begins}
                className={`board-ring is-${shown}${i === lit ? ' is-struck' : ''}`}
                d={sector(centre, bearingOf(spine) + begins, width, RADII[part])}
              />
            ))}
          </g>
        )
      })}
    </g>
  )
}

/** What the struck parts are called, in their colours: over the counters, below the vehicle, or beside it where the line comes from below. */
export function RingLabels({ grid, hex, from, rings }: TargetRingsProps): ReactNode {
  const centre = toWorld(grid.centre(hex))
  const towards = (bearingTo(centre, toWorld(grid.centre(from))) + 360) % 360
  const isBeside = Math.abs(towards - 180) < STEEP
  return (
    <g className="board-rings">
      {rings.map(({ part, struck, words }, i) => {
        const x = isBeside ? centre.x + LABEL * HEX_HEIGHT + chipWidth(words) / 2 : centre.x
        const y = centre.y + (isBeside ? -CHIP / 2 : LABEL * HEX_HEIGHT) + i * CHIP
        return <SightChip key={part} x={x} y={y} text={words} tone={struck} />
      })}
    </g>
  )
}

/** Of the sides that are called so, the one nearest to where the line comes from: on a dividing spine it is not the rules' nearest that counts, but what they say. */
function litSector(spine: number, towards: number, struck: Shown): number {
  let best = 0
  let least = 361
  for (const [i, { shown, from, width }] of SECTORS.entries()) {
    if (shown !== struck) continue
    const off = Math.abs(((towards - bearingOf(spine) - from - width / 2 + 900) % 360) - 180)
    if (off < least) {
      best = i
      least = off
    }
  }
  return best
}

const bearingTo = (from: Vec, to: Vec): number => (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI

function sector(centre: Vec, begins: number, width: number, [inner, outer]: readonly [number, number]): string {
  const [r, R] = [inner * HEX_HEIGHT, outer * HEX_HEIGHT]
  const point = (bearing: number, length: number): string => {
    const { x, y } = along(centre, bearing, length)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  }
  const large = width > 180 ? 1 : 0
  const ends = begins + width
  return `M${point(begins, R)}A${R.toFixed(1)} ${R.toFixed(1)} 0 ${large} 1 ${point(ends, R)}L${point(ends, r)}A${r.toFixed(1)} ${r.toFixed(1)} 0 ${large} 0 ${point(begins, r)}Z`
}
