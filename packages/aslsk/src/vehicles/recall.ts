import { type Side as Hexside, type MapEdge, placesOf, SIDES } from '@firegroup/hexmap'
import type { Problem } from '@firegroup/kernel'
import { WRECK } from '../map/hulks.ts'
import { isSmoke } from '../map/smoke.ts'
import type { Setting } from '../setting.ts'
import { type AslskState, enemyOf, type Hex, type Side } from '../state.ts'
import { typeOf, type Vehicle } from '../units/units.ts'
import { leavingMp, turnMp, waysInto } from './costs.ts'
import { beside, facesOffMap } from './facing.ts'
import { vehicleIds } from './roster.ts'

/** More MP than any way over a map takes. */
const NO_WAY = 1_000_000

const EDGES: readonly MapEdge[] = ['north', 'east', 'south', 'west']

const known = new WeakMap<Setting, { readonly [S in Side]: readonly Hex[] }>()

/** 7.10: a side's own edge: where it came onto the map, or else the edge that it was set up before, with the enemy beyond. */
export function homeEdge({ setting }: AslskState, side: Side): readonly Hex[] {
  const edges = known.get(setting) ?? { allied: edgeOf(setting, 'allied'), axis: edgeOf(setting, 'axis') }
  known.set(setting, edges)
  return edges[side]
}

function edgeOf(setting: Setting, side: Side): readonly Hex[] {
  const entered = setting.groups.filter((group) => group.side === side && group.entersOn > 0).flatMap(({ area }) => area)
  if (entered.length > 0) return [...new Set(entered)]
  const places = EDGES.map((edge) => placesOf(setting.map, { edge }) as readonly Hex[])
  const own = areaOf(setting, side)
  const theirs = areaOf(setting, enemyOf(side))
  const nearness = places.map((edge) => awayFrom(setting, edge, own) - awayFrom(setting, edge, theirs))
  return places[nearness.indexOf(Math.min(...nearness))]!
}

function areaOf(setting: Setting, side: Side): readonly Hex[] {
  return setting.groups.filter((group) => group.side === side && group.entersOn === 0).flatMap(({ area }) => area)
}

/** How far hexes lie from an edge, on the whole. */
function awayFrom({ map }: Setting, edge: readonly Hex[], area: readonly Hex[]): number {
  if (area.length === 0) return 0
  let sum = 0
  for (const place of area) sum += Math.min(...edge.map((hex) => map.grid.distance(place, hex)))
  return sum / area.length
}

/** What the ways home depend on besides the map: whatever else stands or lies in the way, and open hatches on roads. */
function conditionsOf(s: AslskState, unit: Vehicle): string {
  const { exposed, recalled } = unit.vehicle
  const isCounted = s.setting.hooks.movementCosts.length > 0
  let key = `${unit.type} ${exposed} ${recalled} ${s.collapsed?.join() ?? ''}`
  for (const id of vehicleIds(s)) if (id !== unit.id && s.units[id]!.at >= 0) key += ` ${s.units[id]!.at}`
  for (const marker of s.markers) if (isCounted || marker.kind === WRECK || isSmoke(s, marker)) key += ` ${marker.kind} ${marker.at}`
  return key
}

/** The hexes in which something lies or stands that makes the way harder than the map says. */
function hinderedPlaces(s: AslskState): ReadonlySet<Hex> {
  const places = new Set<Hex>(s.collapsed)
  for (const id of vehicleIds(s)) places.add(s.units[id]!.at)
  for (const marker of s.markers) places.add(marker.at)
  return places
}

const mapCosts = new WeakMap<Setting, Map<string, Int32Array>>()

/** What it takes the like of a vehicle to come into a hex from each side, as far as it was asked; 0 where it was not. What the map alone asks never changes. */
function mapCostsOf(s: AslskState, { type, vehicle }: Vehicle): Int32Array {
  const all = mapCosts.get(s.setting) ?? new Map<string, Int32Array>()
  mapCosts.set(s.setting, all)
  const key = `${type} ${vehicle.exposed} ${vehicle.recalled}`
  const costs = all.get(key) ?? new Int32Array(6 * s.setting.map.size)
  all.set(key, costs)
  return costs
}

/** The fewest MP for which a vehicle comes into a hex, in halves; NO_WAY where it can't. */
function leastMp(s: AslskState, unit: Vehicle, from: Hex, to: Hex): number {
  let least = NO_WAY
  for (const { mp } of waysInto(s, unit, from, to)) least = Math.min(least, mp)
  return least
}

interface Homeward {
  readonly under: string
  readonly home: Int32Array
  /** How far from home it has been worked out. */
  readonly upTo: number
}

const remembered = new WeakMap<Setting, Map<number, Homeward>>()

/**
 * 7.10: how far it is home, worked out anew only when something that matters has changed, and no farther than from where the vehicle is: what lies beyond is
 * no way home, and counts as none.
 */
export function waysHome(s: AslskState, unit: Vehicle): Int32Array {
  const all = remembered.get(s.setting) ?? new Map<number, Homeward>()
  remembered.set(s.setting, all)
  const under = conditionsOf(s, unit)
  const before = all.get(unit.id)
  const here = 6 * unit.at + unit.vehicle.vca
  if (before?.under === under && before.home[here]! <= before.upTo) return before.home
  const home = workOutWaysHome(s, unit)
  all.set(unit.id, { under, home, upTo: home[here]! })
  return home
}

/** 7.10: the MP, in halves, that it takes a vehicle to leave the map by its own edge, by hex and facing; from all that there are, so backwards. */
function workOutWaysHome(s: AslskState, unit: Vehicle): Int32Array {
  const { grid, size } = s.setting.map
  const home = new Int32Array(6 * size).fill(NO_WAY)
  const buckets: number[][] = []
  const reach = (pose: number, mp: number) => {
    if (mp >= home[pose]!) return
    home[pose] = mp
    buckets[mp] ??= []
    buckets[mp]!.push(pose)
  }
  const hindered = hinderedPlaces(s)
  const costs = s.setting.hooks.movementCosts.length > 0 ? null : mapCostsOf(s, unit)
  /** From the hex beyond side `back` of a place into it. */
  const into = (place: Hex, from: Hex, back: number) => {
    if (!costs || hindered.has(place)) return leastMp(s, unit, from, place)
    costs[6 * place + back] ||= leastMp(s, unit, from, place)
    return costs[6 * place + back]!
  }
  for (const place of homeEdge(s, unit.side))
    for (const vca of SIDES) if (facesOffMap(s, place, vca)) reach(6 * place + vca, leavingMp(s, unit, place))
  const here = 6 * unit.at + unit.vehicle.vca
  for (let mp = 0; mp < buckets.length && mp <= home[here]!; mp++)
    for (const pose of buckets[mp] ?? []) {
      if (home[pose] !== mp) continue
      const place = Math.floor(pose / 6)
      const vca = pose % 6
      for (const other of beside(vca)) reach(6 * place + other, mp + turnMp(s, place))
      for (const side of [vca, (vca + 1) % 6]) {
        const back = ((side + 3) % 6) as Hexside
        const from = grid.neighbour(place, back)
        if (from < 0) continue
        const least = into(place, from, back)
        if (least < NO_WAY) reach(6 * from + vca, mp + least)
      }
    }
  return home
}

/** 7.10: why a Recalled vehicle may not spend MP so: it goes home by the shortest way; null if it may, or is not Recalled, or no way leads home. */
export function recallProblem(s: AslskState, unit: Vehicle, home: Int32Array, mp: number, place: Hex, vca: number): Problem | null {
  const now = home[6 * unit.at + unit.vehicle.vca]!
  if (now >= NO_WAY || home[6 * place + vca]! + mp <= now) return null
  return { rule: '7.10', message: `The ${typeOf(s, unit).label} is Recalled: it goes home by the shortest way.` }
}

/** 7.10: it is Recalled and there is a way home. */
export function mustGoHome(unit: Vehicle, home: Int32Array): boolean {
  return unit.vehicle.recalled && unit.at >= 0 && home[6 * unit.at + unit.vehicle.vca]! < NO_WAY
}
