import { type HexMap, SIDES, spinesBetween } from '@firegroup/hexmap'
import { cameFrom } from '../map/came-from.ts'
import type { Setting } from '../setting.ts'
import type { AslskState, Expenditure, Location, Side } from '../state.ts'

/** The hexspines in words. */
export const SPINES: readonly string[] = ['northeast', 'east', 'southeast', 'southwest', 'west', 'northwest']

/** 3.2.4: whether a hex lies in the Covered Arc of a Weapon that points at this hexspine. */
export function inArc(s: AslskState, from: Location, ca: number, to: Location): boolean {
  return to === from || s.setting.map.grid.inArc(from, ca as (typeof SIDES)[number], to)
}

/**
 * 3.2.4: whether it covers a hex now. Its own counts in the enemy's MPh only against who came in through a hexside of the CA; nobody knows through which
 * one comes in from off the map.
 */
export function coversNow(s: AslskState, from: Location, ca: number, to: Location, expenditure: Expenditure | null): boolean {
  if (to !== from || !expenditure) return inArc(s, from, ca, to)
  return cameFrom(s, expenditure).some((came) => came < 0 || inArc(s, from, ca, came))
}

/** The CA into which a Weapon must be turned to cover a hex now: its own hex by the hexside through which they come. */
export function arcToCover(s: AslskState, from: Location, ca: number, to: Location, expenditure: Expenditure | null): number {
  const came = to === from && expenditure ? cameFrom(s, expenditure)[0] : to
  return came === undefined || came < 0 ? ca : nearestArc(s, from, ca, came)
}

/** The CA into which a Weapon must be turned to cover a hex, the nearest first; its own where it is covered already. */
export function nearestArc(s: AslskState, from: Location, ca: number, to: Location): number {
  let best = ca
  let fewest = 7
  for (const spine of SIDES) {
    const spines = spinesBetween(ca, spine)
    if (spines < fewest && inArc(s, from, spine, to)) {
      best = spine
      fewest = spines
    }
  }
  return best
}

/** Where a Gun points if its side does not say: at most of the enemy, as far as he is there, or else at where he may come from, and at most of the map. */
export function arcToTheEnemy(s: AslskState, from: Location, side: Side): number {
  if (from < 0) return 0
  const there: Location[] = []
  for (const unit of s.units) if (unit.side !== side && unit.at >= 0 && !unit.hidden) there.push(unit.at)
  return there.length > 0 ? arcToMost(s, from, there) : arcToComing(s, from, side)
}

/** By side: where a Gun in each hex points before the enemy is there, and -1 where nobody has asked. He may come from many hexes, and always from the same. */
const coming = new WeakMap<Setting, Record<Side, Int8Array>>()

function arcToComing(s: AslskState, from: Location, side: Side): number {
  const { setting } = s
  const unasked = () => new Int8Array(setting.map.size).fill(-1)
  const known = coming.get(setting) ?? { allied: unasked(), axis: unasked() }
  coming.set(setting, known)
  const arcs = known[side]
  if (arcs[from] === -1) {
    const areas = setting.groups.filter((group) => group.side !== side).flatMap(({ area }) => area)
    arcs[from] = arcToMost(s, from, areas)
  }
  return arcs[from]!
}

function arcToMost(s: AslskState, from: Location, expected: readonly number[]): number {
  const worth = SIDES.map((spine) => {
    let enemies = 0
    for (const at of expected) if (at !== from && inArc(s, from, spine, at as Location)) enemies++
    return enemies * s.setting.map.size + hexesBefore(s.setting.map, from, spine)
  })
  return worth.indexOf(Math.max(...worth))
}

/** As far as anybody looks. */
const FAR = 16

const known = new WeakMap<HexMap, Int32Array>()

/** How many hexes there are in an arc; what the map has is counted once, for all arcs of a hex together. */
function hexesBefore(map: HexMap, from: Location, spine: (typeof SIDES)[number]): number {
  const counts = known.get(map) ?? new Int32Array(6 * map.size).fill(-1)
  known.set(map, counts)
  if (counts[6 * from + spine] === -1) {
    const near = map.grid.within(from, FAR)
    for (const side of SIDES) {
      let hexes = 0
      for (const hex of near) if (hex !== from && map.grid.inArc(from, side, hex)) hexes++
      counts[6 * from + side] = hexes
    }
  }
  return counts[6 * from + spine]!
}
