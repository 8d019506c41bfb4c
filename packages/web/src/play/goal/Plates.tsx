/** Objectives on the map: the hexes under the counters, and enamel plates with their numbers and names over everything. */
import type { Grid, HexMap } from '@firegroup/hexmap'
import type { Objective, Seat } from '@firegroup/kernel'
import { type CSSProperties, type ReactNode, use } from 'react'
import { HEX_HEIGHT, toWorld } from '../../board/art/units.ts'
import { hexPoints } from '../../board/overlay.ts'
import { BoardZoom } from '../../board/zoom.ts'
import { useMedia } from '../../useMedia.ts'
import type { SideLooks } from './standing.ts'

const [SOUTH_EAST, SOUTH, SOUTH_WEST] = [2, 3, 4] as const

/** Below this the number stands alone. */
const NAMES_FROM = 0.9

interface ObjectivesProps {
  readonly map: HexMap
  readonly objectives: readonly Objective[]
  readonly looks: SideLooks
}

/** The colours of a side, for everything below. */
function coloursOf(looks: SideLooks, seat: Seat | null | undefined): CSSProperties {
  const look = seat === null || seat === undefined ? undefined : looks[seat]
  if (!look) return {}
  return { '--base': `var(--${look.palette})`, '--deep': `var(--${look.palette}-deep)` } as CSSProperties
}

const otherThan = (looks: SideLooks, seat: Seat | null): Seat | undefined => Object.keys(looks).find((each) => each !== seat)

const stateOf = ({ contested, holder, kind }: Objective): string =>
  kind === 'exit' ? 'is-exit' : contested ? 'is-contested' : holder === null ? 'is-nobodys' : 'is-held'

/** The ground of the objectives: tinted, with a ring in the holder's colour. */
export function ObjectiveGround({ map, objectives, looks }: ObjectivesProps): ReactNode {
  const { grid } = map
  return (
    <g className="play-objective-ground" data-layer="objectives">
      {objectives.map((objective) => (
        <g key={objective.id} className={stateOf(objective)} style={coloursOf(looks, objective.holder)}>
          {objective.places.map((place) => {
            const { x, y } = toWorld(grid.centre(place))
            const inside = `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(.93) translate(${(-x).toFixed(2)} ${(-y).toFixed(2)})`
            const points = hexPoints(grid, place)
            return (
              <g key={place}>
                <polygon className="play-objective-tint" points={points} />
                <polygon className="play-objective-casing" points={points} transform={inside} />
                <polygon className="play-objective-ring" points={points} transform={inside} />
                {objective.contested && (
                  <polygon
                    className="play-objective-ring-other"
                    points={points}
                    transform={inside}
                    style={coloursOf(looks, otherThan(looks, objective.holder))}
                  />
                )}
              </g>
            )
          })}
        </g>
      ))}
    </g>
  )
}

interface PlatesProps extends ObjectivesProps {
  readonly taken: readonly string[]
  /** The hexes with counters in them. */
  readonly manned: ReadonlySet<number>
  /** Those of them in which a stack has its count at its lower left corner. */
  readonly counted: ReadonlySet<number>
}

/** The plates: nothing on the board lies over them, and they over no counter of a hex beside theirs. */
export function ObjectivePlates({ map, objectives, looks, taken, manned, counted }: PlatesProps): ReactNode {
  const zoom = use(BoardZoom)
  const narrow = useMedia('(max-width: 1100px)')
  const named = zoom >= NAMES_FROM && !narrow
  const size = Math.min(1.9, Math.max(1, 0.74 / zoom))
  return (
    <g className="play-objective-plates" data-layer="objectives">
      {hung({ map, objectives, manned, counted }, named, size).map(({ objective, at, arrow }) => {
        return (
          <g
            key={objective.id}
            className={`play-plate ${stateOf(objective)}${taken.includes(objective.id) ? ' is-taken' : ''}`}
            transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) scale(${size.toFixed(3)})`}
          >
            <Plate objective={objective} looks={looks} named={at.named} arrow={arrow} />
          </g>
        )
      })}
    </g>
  )
}

interface Hung {
  readonly objective: Objective
  readonly at: PlateAt
  readonly arrow: string
}

/** All of them, each with its name as long as it meets no other. */
export function hung(
  { map, objectives, manned, counted }: Omit<PlatesProps, 'looks' | 'taken'>,
  named: boolean,
  size: number,
): readonly Hung[] {
  const arrows = objectives.map(({ kind, places }) => (kind === 'exit' ? arrowOut(map.grid, places) : ''))
  const place = (objective: Objective, i: number, withName: boolean): PlateAt | null =>
    arrows[i] === '' ? plateAt(map, objective, size, withName, { manned, counted }) : edgeAt(map, objective, arrows[i]!, size)
  const plates = objectives.flatMap((objective, i) => {
    const at = place(objective, i, named)
    return at ? [{ objective, at, arrow: arrows[i]!, brief: () => place(objective, i, false) ?? at }] : []
  })
  const reach = ({ objective, at, arrow }: Hung): number => halfWidth(textOf(objective, at.named, arrow), 1) * size
  return plates.map((plate, i) => {
    const meets = plates.some(
      (other, j) =>
        i !== j && Math.abs(other.at.x - plate.at.x) < reach(other) + reach(plate) && Math.abs(other.at.y - plate.at.y) < 2 * HALF * size,
    )
    return meets ? { ...plate, at: plate.brief() } : plate
  })
}

/** The hexes that have a plate on their upper hexside: what else is written there makes room. */
export function underPlates({ grid }: HexMap, objectives: readonly Objective[]): ReadonlySet<number> {
  const below = objectives.flatMap(({ places, kind }) => {
    if (kind === 'exit' || places.length === 0) return []
    const lowest = places.reduce((low, each) => (toWorld(grid.centre(each)).y > toWorld(grid.centre(low)).y + 1 ? each : low))
    return [grid.neighbour(lowest, SOUTH)]
  })
  return new Set(below)
}

interface PlateAt {
  readonly x: number
  readonly y: number
  readonly named: boolean
}

/** So far to its sides a plate meets no counter of the next columns, in world units. */
const ASIDE = 40

/** From the middle of a hex to the count of its stack. */
const BADGE = 14

/**
 * On the lower hexside of its lowest hex, clear of the count of a stack in it. Where somebody stands below, inside it; where somebody is in it too, with its number alone at the corner
 * between the two.
 */
export function plateAt(
  { grid }: HexMap,
  objective: Objective,
  size: number,
  named: boolean,
  { manned, counted }: Pick<PlatesProps, 'manned' | 'counted'>,
): PlateAt | null {
  const [first, ...others] = objective.places
  if (first === undefined) return null
  const centre = (hex: number): { x: number; y: number } => toWorld(grid.centre(hex))
  const lowest = others.reduce((low, each) => (centre(each).y > centre(low).y + 1 ? each : low), first)
  const { x, y } = centre(lowest)
  const has = (way: 2 | 3 | 4): boolean => manned.has(grid.neighbour(lowest, way))
  const isWide = halfWidth(textOf(objective, true, ''), 2) * size > ASIDE
  const fits = named && !(isWide && (has(SOUTH_EAST) || has(SOUTH_WEST)))
  if (!has(SOUTH)) {
    const isNamed = fits && !(counted.has(lowest) && has(SOUTH_EAST))
    const half = halfWidth(textOf(objective, isNamed, ''), stateOf(objective) === 'is-contested' ? 2 : 1) * size
    const right = counted.has(lowest) ? Math.max(0, half - BADGE) : 0
    return { x: x + right, y: y + HEX_HEIGHT * 0.5, named: isNamed }
  }
  if (!manned.has(lowest)) return { x, y: y + HEX_HEIGHT * 0.5 - 2 * HALF * size, named: fits }
  return { x: x + HEX_HEIGHT * 0.36, y: y + HEX_HEIGHT * 0.45, named: false }
}

/** Of an edge, in its middle and inside the map. */
function edgeAt({ grid }: HexMap, objective: Objective, arrow: string, size: number): PlateAt | null {
  const middle = objective.places[Math.floor(objective.places.length / 2)]
  if (middle === undefined) return null
  const { x, y } = toWorld(grid.centre(middle))
  const aside = halfWidth(textOf(objective, true, arrow), 0) * size - 18
  return { x: x + (arrow === '←' ? aside : arrow === '→' ? -aside : 0), y, named: true }
}

/** Which way one leaves by these hexes: towards the edge that they lie nearest to. */
function arrowOut(grid: Grid, places: readonly number[]): string {
  const all = Array.from({ length: grid.hexes }, (_, hex) => toWorld(grid.centre(hex)))
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)]
  const mean = (values: readonly number[]): number => places.reduce((sum, hex) => sum + values[hex]!, 0) / Math.max(1, places.length)
  const [x, y] = [mean(xs), mean(ys)]
  const gaps = { '←': x - Math.min(...xs), '→': Math.max(...xs) - x, '↑': y - Math.min(...ys), '↓': Math.max(...ys) - y }
  return Object.entries(gaps).reduce((best, each) => (each[1] < best[1] ? each : best))[0]
}

function textOf({ number, name, kind, worth }: Objective, named: boolean, arrow: string): string {
  if (kind === 'exit') return `${arrow} ${name}`
  const points = worth === undefined ? '' : worth === null ? ' ?' : ` ${worth} VP`
  return named ? `${number} ${name}${points}` : String(number)
}

const halfWidth = (text: string, signs: number): number => (text.length * 6.4 + signs * SIGN + 13) / 2

const HALF = 10
const SIGN = 17

interface PlateProps {
  readonly objective: Objective
  readonly looks: SideLooks
  readonly named: boolean
  readonly arrow: string
}

function Plate({ objective, looks, named, arrow }: PlateProps): ReactNode {
  const { holder, contested } = objective
  const text = textOf(objective, named, arrow)
  const other = otherThan(looks, holder)
  const [left, right] = contested ? [holder ?? Object.keys(looks)[0], holder === null ? Object.keys(looks)[1] : other] : [holder, undefined]
  const signs = (left === null || left === undefined ? 0 : 1) + (right === undefined ? 0 : 1)
  const half = halfWidth(text, signs)
  return (
    <g style={coloursOf(looks, left)}>
      <rect className="play-plate-shade" x={-half} y={-HALF + 2} width={half * 2} height={HALF * 2} rx="4" />
      <rect className="play-plate-face" x={-half} y={-HALF} width={half * 2} height={HALF * 2} rx="4" />
      {right !== undefined && (
        <path
          className="play-plate-other"
          style={coloursOf(looks, right)}
          d={`M${(half * 0.3 + 7).toFixed(1)} ${-HALF}H${(half - 4).toFixed(1)}a4 4 0 0 1 4 4v${HALF * 2 - 8}a4 4 0 0 1 -4 4H${(half * 0.3 - 7).toFixed(1)}Z`}
        />
      )}
      <rect className="play-plate-light" x={-half + 1.6} y={-HALF + 1.6} width={half * 2 - 3.2} height={HALF * 0.85} rx="2.6" />
      <rect className="play-plate-rim" x={-half} y={-HALF} width={half * 2} height={HALF * 2} rx="4" />
      {left !== null && left !== undefined && <Roundel name={looks[left]?.roundel} x={-half + SIGN / 2 + 4} />}
      {right !== undefined && (
        <g style={coloursOf(looks, right)}>
          <Roundel name={looks[right]?.roundel} x={half - SIGN / 2 - 4} />
        </g>
      )}
      <text x={((left ? SIGN : 0) - (right ? SIGN : 0)) / 2} y="4.6">
        {text}
      </text>
    </g>
  )
}

function Roundel({ name, x }: { name: string | undefined; x: number }): ReactNode {
  return name === undefined ? null : <use href={`#ctr-roundel-${name}`} transform={`translate(${x.toFixed(1)} 0) scale(.86)`} />
}
