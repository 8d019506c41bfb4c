/** What falls from the sky and lies on the ground, over the terrain and under everything that is played with. */
import { type AslskState, skyOf } from '@firegroup/aslsk'
import type { ReactNode } from 'react'
import { HEX_SIDE, toWorld } from '../../../../board/art/units.ts'
import '../weather.css'

export function Sky({ s }: { readonly s: AslskState }): ReactNode {
  const sky = skyOf(s)
  if (!sky) return null
  const { falling, ground, drifts } = sky
  if (falling === 'none' && ground === 'normal') return null
  const { grid } = s.setting.map
  const corners = Array.from({ length: grid.hexes }, (_, hex) => toWorld(grid.centre(hex)))
  const [left, top] = [Math.min(...corners.map(({ x }) => x)) - MARGIN, Math.min(...corners.map(({ y }) => y)) - MARGIN]
  const [right, bottom] = [Math.max(...corners.map(({ x }) => x)) + MARGIN, Math.max(...corners.map(({ y }) => y)) + MARGIN]
  const area = { x: left, y: top, width: right - left, height: bottom - top }
  return (
    <g className="aslsk-sky">
      {ground !== 'normal' && <rect {...area} className={`aslsk-ground is-${ground}`} />}
      {drifts.map(([one, other]) => (
        <path key={`${one}-${other}`} d={ridge(toWorld(grid.centre(one)), toWorld(grid.centre(other)))} className="aslsk-drift" />
      ))}
      {falling !== 'none' && (
        <>
          <defs>{FALLS[falling]}</defs>
          <rect {...area} className={`aslsk-air is-${falling}`} />
          <rect {...area} fill={`url(#aslsk-${falling})`} />
        </>
      )}
    </g>
  )
}

const MARGIN = 70
/** The patterns' period, in world units. */
const TILE = 160

/** Along the hexside between two hexes. */
function ridge(one: { x: number; y: number }, other: { x: number; y: number }): string {
  const [x, y] = [(one.x + other.x) / 2, (one.y + other.y) / 2]
  const length = Math.hypot(other.x - one.x, other.y - one.y)
  const [dx, dy] = [((one.y - other.y) / length) * HALF_SIDE, ((other.x - one.x) / length) * HALF_SIDE]
  return `M${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}L${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`
}

const HALF_SIDE = HEX_SIDE / 2

/** Streaks and flakes as patterns that repeat: cheap to draw, however large the map. */
const FALLS = {
  rain: streaks('rain', 7),
  heavyRain: streaks('heavyRain', 16),
  snow: flakes('snow', 9),
  heavySnow: flakes('heavySnow', 22),
} as const

/** Places in a tile that look like chance and are always the same. */
function scattered(count: number): readonly { readonly x: number; readonly y: number }[] {
  return Array.from({ length: count }, (_, i) => ({ x: (i * 71 + 13) % TILE, y: (i * 113 + 29) % TILE }))
}

function streaks(id: string, count: number): ReactNode {
  return (
    <pattern id={`aslsk-${id}`} width={TILE} height={TILE} patternUnits="userSpaceOnUse" patternTransform="rotate(14)">
      {scattered(count).map(({ x, y }, i) => (
        <path key={`${x}-${y}`} d={`M${x} ${y}v${16 + ((i * 7) % 14)}`} stroke="#fff" strokeWidth="1.3" opacity={0.12 + (i % 4) * 0.06} />
      ))}
    </pattern>
  )
}

function flakes(id: string, count: number): ReactNode {
  return (
    <pattern id={`aslsk-${id}`} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
      {scattered(count).map(({ x, y }, i) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={0.9 + (i % 3) * 0.7} fill="#fff" opacity={0.5 + (i % 3) * 0.15} />
      ))}
    </pattern>
  )
}
