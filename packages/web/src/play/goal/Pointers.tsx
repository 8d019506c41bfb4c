/** Objectives out of view: plates on the board's edge that point there and fly there. */
import type { HexMap } from '@firegroup/hexmap'
import type { Objective } from '@firegroup/kernel'
import type { CSSProperties, ReactNode } from 'react'
import { toWorld } from '../../board/art/units.ts'
import type { Sightline } from '../../board/camera.ts'
import type { Place } from '../controller/draft.ts'
import type { SideLooks } from './standing.ts'

/** So many point at once; the others are counted. */
const MOST = 4
/** Half of a plate's height and width, which must stay on the board. */
const MARGIN = { x: 92, y: 24 }

export interface Pointer {
  readonly objective: Objective
  readonly place: Place
  readonly left: number
  readonly top: number
  /** Where it points, in degrees from the right, clockwise. */
  readonly turn: number
  readonly distance: number
  readonly direction: string
}

interface PointersProps {
  readonly map: HexMap
  readonly objectives: readonly Objective[]
  readonly looks: SideLooks
  readonly view: Sightline | null
  readonly onGo: (place: Place) => void
}

export function Pointers({ map, objectives, looks, view, onGo }: PointersProps): ReactNode {
  if (!view) return null
  const all = pointersFor(map, objectives, view)
  const shown = all.slice(0, MOST)
  const more = all.length - shown.length
  if (shown.length === 0) return null
  return (
    <nav className="play-pointers" aria-label="Objectives out of view" data-layer="objectives">
      {shown.map(({ objective, place, left, top, turn, distance, direction }, i) => {
        const look = objective.holder === null ? undefined : looks[objective.holder]
        const style = {
          left,
          top,
          ...(look ? { '--base': `var(--${look.palette})`, '--deep': `var(--${look.palette}-deep)` } : {}),
        } as CSSProperties
        return (
          <button
            key={objective.id}
            type="button"
            className={look ? 'play-pointer' : 'play-pointer is-nobodys'}
            style={style}
            onClick={() => onGo(place)}
          >
            <svg width="12" height="12" viewBox="-6 -6 12 12" aria-hidden="true" style={{ transform: `rotate(${turn}deg)` }}>
              <path d="M-4 -4.500L5 0L-4 4.500Z" />
            </svg>
            <span>
              {objective.number} {objective.name}
              <small>
                , {distance} {distance === 1 ? 'hex' : 'hexes'} {direction}
              </small>
            </span>
            {i === shown.length - 1 && more > 0 && <em>+{more}</em>}
          </button>
        )
      })}
    </nav>
  )
}

/** Nearest first; each where the line from the middle of the view to it leaves the view. */
export function pointersFor({ grid }: HexMap, objectives: readonly Objective[], view: Sightline): readonly Pointer[] {
  const { x, y, zoom, insets, size } = view
  const free = { left: insets.left, top: insets.top, right: size.width - insets.right, bottom: size.height - insets.bottom }
  const middle = { x: (free.left + free.right) / 2, y: (free.top + free.bottom) / 2 }
  const centre = { x: (middle.x - x) / zoom, y: (middle.y - y) / zoom }
  const inView = ({ x: wx, y: wy }: { x: number; y: number }): boolean => {
    const [sx, sy] = [wx * zoom + x, wy * zoom + y]
    return sx > free.left && sx < free.right && sy > free.top && sy < free.bottom
  }
  const pointers = objectives.flatMap((objective): Pointer[] => {
    const places = objective.places.map((place) => ({ place, at: toWorld(grid.centre(place)) }))
    if (places.length === 0 || places.some(({ at }) => inView(at))) return []
    const away = ({ at }: { at: { x: number; y: number } }): number => Math.hypot(at.x - centre.x, at.y - centre.y)
    const nearest = places.reduce((best, each) => (away(each) < away(best) ? each : best))
    const [dx, dy] = [nearest.at.x - centre.x, nearest.at.y - centre.y]
    const room = { x: Math.max(1, (free.right - free.left) / 2 - MARGIN.x), y: Math.max(1, (free.bottom - free.top) / 2 - MARGIN.y) }
    const reach = Math.min(room.x / Math.max(1e-6, Math.abs(dx)), room.y / Math.max(1e-6, Math.abs(dy)))
    const [left, top] = [middle.x + dx * reach, middle.y + dy * reach]
    const under = nearestHex(grid, centre)
    return [
      {
        objective,
        place: nearest.place,
        left: Math.round(left),
        top: Math.round(top),
        turn: Math.round((Math.atan2(dy, dx) * 180) / Math.PI),
        distance: under < 0 ? 0 : grid.distance(under, nearest.place),
        direction: directionOf(dx, dy),
      },
    ]
  })
  return apart(
    pointers.toSorted((a, b) => a.distance - b.distance),
    middle.y,
  )
}

function nearestHex(grid: HexMap['grid'], at: { x: number; y: number }): number {
  let best = -1
  let least = Number.POSITIVE_INFINITY
  for (let hex = 0; hex < grid.hexes; hex++) {
    const { x, y } = toWorld(grid.centre(hex))
    const away = Math.hypot(x - at.x, y - at.y)
    if (away < least) [best, least] = [hex, away]
  }
  return best
}

const DIRECTIONS = ['east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north', 'north-east']

function directionOf(dx: number, dy: number): string {
  return DIRECTIONS[(Math.round((Math.atan2(dy, dx) * 4) / Math.PI) + 8) % 8]!
}

/** Plates that would lie on one another are moved towards the middle. */
function apart(pointers: readonly Pointer[], middle: number): readonly Pointer[] {
  const placed: Pointer[] = []
  for (const pointer of pointers) {
    let { top } = pointer
    const by = top < middle ? 42 : -42
    while (placed.some((other) => Math.abs(other.top - top) < 40 && Math.abs(other.left - pointer.left) < 2 * MARGIN.x)) top += by
    placed.push({ ...pointer, top })
  }
  return placed
}
