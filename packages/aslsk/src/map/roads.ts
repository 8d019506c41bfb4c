import { type HexMap, LATTICE, type Point, staysOnWays, type Trace, type Way } from '@firegroup/hexmap'
import type { Setting } from '../setting.ts'
import type { Place } from '../state.ts'

/** 1.1.1 Woods-Road, Orchard-Road: whether a LOS through a hex stays within the confines of the road as drawn. */
export function staysOnRoad({ map }: Setting, trace: Trace, place: Place): boolean {
  if (map.roads[place] === 0) return false
  const ways = roadsOf(map)[place]!
  return ways.length > 0 && staysOnWays(map, trace, place, ways)
}

const known = new WeakMap<HexMap, readonly (readonly Way[])[]>()

/** Per hex: the pieces of road that can show in it. */
function roadsOf(map: HexMap): readonly (readonly Way[])[] {
  const made = known.get(map)
  if (made) return made
  const pieces = map.ways.filter(({ kind }) => kind === 'dirt-road' || kind === 'paved-road').flatMap(piecesOf)
  const all = Array.from({ length: map.size }, (_, place) =>
    map.roads[place] === 0 ? [] : pieces.filter((piece) => isNear(piece, map.grid.centre(place))),
  )
  known.set(map, all)
  return all
}

function piecesOf(way: Way): Way[] {
  return way.line.slice(1).map((point, index) => ({ ...way, line: [way.line[index]!, point] }))
}

function isNear({ line, width }: Way, [x, y]: Point): boolean {
  const [[ax, ay], [bx, by]] = line as readonly [Point, Point]
  const apart = (a: number, b: number, centre: number, reach: number) => Math.min(a, b) > centre + reach || Math.max(a, b) < centre - reach
  return !apart(ax, bx, x, 2 * LATTICE + width) && !apart(ay, by, y, LATTICE + width)
}
