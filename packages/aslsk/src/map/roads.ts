import {
  type HexMap,
  LATTICE,
  type Point,
  SIDES,
  type Side,
  SPINE_X,
  SPINE_Y,
  staysOnWays,
  type Trace,
  type Way,
  wayParts,
} from '@firegroup/hexmap'
import type { Setting } from '../setting.ts'
import type { Hex } from '../state.ts'

/** 1.1.1 Woods-Road, Orchard-Road: whether a LOS through a hex stays within the confines of the road as drawn. */
export function staysOnRoad({ map }: Setting, trace: Trace, place: Hex): boolean {
  if (map.roads[place] === 0) return false
  const ways = roadsOf(map, place)
  return ways.length > 0 && staysOnWays(map, trace, place, ways)
}

/**
 * Whether a LOS that passes through a hex could stay on its road: it can't if it crosses a hexside that no road comes near. Quick, and enough to spare
 * most lines of sight the exact answer.
 */
export function roadLeadsThrough(map: HexMap, from: Hex, to: Hex, place: Hex): boolean {
  if (map.roads[place] === 0) return false
  const sides = roadSidesOf(map, place)
  const [px, py] = map.grid.centre(from)
  const [qx, qy] = map.grid.centre(to)
  const [x, y] = map.grid.centre(place)
  const [dx, dy] = [qx - px, qy - py]
  const offset = dx * (y - py) - dy * (x - px)
  let before = offset + dx * SPINE_Y[5]! - dy * SPINE_X[5]!
  for (const side of SIDES) {
    const after = offset + dx * SPINE_Y[side]! - dy * SPINE_X[side]!
    const isCrossed = (before > 0 && after < 0) || (before < 0 && after > 0)
    if (isCrossed && ((sides >> side) & 1) === 0) return false
    before = after
  }
  return true
}

const knownSides = new WeakMap<HexMap, (number | undefined)[]>()

/** Bit n where a road of a hex comes near its side n; worked out for a hex when it is first asked for. */
function roadSidesOf(map: HexMap, place: Hex): number {
  const made = knownSides.get(map) ?? []
  knownSides.set(map, made)
  const known = made[place]
  if (known !== undefined) return known
  let sides = 0
  for (const side of SIDES) if (roadsOf(map, place).some((way) => comesNear(map, way, place, side))) sides |= 1 << side
  made[place] = sides
  return sides
}

function comesNear({ grid }: HexMap, way: Way, place: Hex, side: Side): boolean {
  const [ax, ay] = grid.vertex(place, ((side + 5) % 6) as Side)
  const [bx, by] = grid.vertex(place, side)
  return wayParts(way).some((part) => {
    const xs = part.map(([x]) => x)
    const ys = part.map(([, y]) => y)
    return (
      Math.max(...xs) >= Math.min(ax, bx) &&
      Math.min(...xs) <= Math.max(ax, bx) &&
      Math.max(...ys) >= Math.min(ay, by) &&
      Math.min(...ys) <= Math.max(ay, by)
    )
  })
}

/** All roads of a map in pieces, and those of each hex as far as they were asked for. */
interface Roads {
  readonly pieces: readonly Way[]
  readonly ofHexes: (readonly Way[] | undefined)[]
}

const known = new WeakMap<HexMap, Roads>()

/** The pieces of road that can show in a hex. */
function roadsOf(map: HexMap, place: Hex): readonly Way[] {
  const roads = known.get(map) ?? { pieces: piecesIn(map), ofHexes: [] }
  known.set(map, roads)
  roads.ofHexes[place] ??= map.roads[place] === 0 ? [] : roads.pieces.filter((piece) => isNear(piece, map.grid.centre(place)))
  return roads.ofHexes[place]
}

function piecesIn({ ways }: HexMap): readonly Way[] {
  return ways.filter(({ kind }) => kind === 'dirt-road' || kind === 'paved-road').flatMap(piecesOf)
}

/** 1.1.1: whether the road of a hex is paved; a Gun can't be Emplaced on it (6.3). */
export function isPaved({ setting: { map } }: { readonly setting: Pick<Setting, 'map'> }, place: Hex): boolean {
  if (!map.roads[place]) return false
  const [x, y] = map.grid.centre(place)
  return roadsOf(map, place).some(({ kind, line }) => {
    const [[ax, ay], [bx, by]] = line as readonly [Point, Point]
    return kind === 'paved-road' && passesBy([ax - x, ay - y], [bx - x, by - y], LATTICE)
  })
}

/** Whether a line passes the origin no farther than half of this away. */
function passesBy([ax, ay]: Point, [bx, by]: Point, twice: number): boolean {
  const [dx, dy] = [bx - ax, by - ay]
  const [along, whole] = [-(ax * dx + ay * dy), dx * dx + dy * dy]
  if (along <= 0) return 4 * (ax * ax + ay * ay) <= twice * twice
  if (along >= whole) return 4 * (bx * bx + by * by) <= twice * twice
  const across = ax * dy - ay * dx
  return 4 * across * across <= twice * twice * whole
}

function piecesOf(way: Way): Way[] {
  return way.line.slice(1).map((point, index) => ({ ...way, line: [way.line[index]!, point] }))
}

function isNear({ line, width }: Way, [x, y]: Point): boolean {
  const [[ax, ay], [bx, by]] = line as readonly [Point, Point]
  const apart = (a: number, b: number, centre: number, reach: number) => Math.min(a, b) > centre + reach || Math.max(a, b) < centre - reach
  return !apart(ax, bx, x, 2 * LATTICE + width) && !apart(ay, by, y, LATTICE + width)
}
