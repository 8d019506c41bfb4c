import { type Side as Hexside, type MapEdge, placesOf, SIDES } from '@firegroup/hexmap'
import type { Problem } from '@firegroup/kernel'
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

/** What the ways home depend on besides the map: whatever stands or lies in the way, and open hatches on roads. */
function conditionsOf(s: AslskState, unit: Vehicle): string {
  let key = `${unit.id} ${unit.vehicle.exposed}`
  for (const id of vehicleIds(s)) key += ` ${s.units[id]!.at}`
  for (const marker of s.markers) key += ` ${marker.kind} ${marker.at}`
  return key
}

const remembered = new WeakMap<Setting, Map<number, { readonly under: string; readonly home: Int32Array }>>()

/** 7.10: how far it is home, worked out anew only when something that matters has changed. */
export function waysHome(s: AslskState, unit: Vehicle): Int32Array {
  const all = remembered.get(s.setting) ?? new Map()
  remembered.set(s.setting, all)
  const under = conditionsOf(s, unit)
  const before = all.get(unit.id)
  if (before?.under === under) return before.home
  const home = workOutWaysHome(s, unit)
  all.set(unit.id, { under, home })
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
  for (const place of homeEdge(s, unit.side))
    for (const vca of SIDES) if (facesOffMap(s, place, vca)) reach(6 * place + vca, leavingMp(s, unit, place))
  for (let mp = 0; mp < buckets.length; mp++)
    for (const pose of buckets[mp] ?? []) {
      if (home[pose] !== mp) continue
      const place = Math.floor(pose / 6)
      const vca = pose % 6
      for (const other of beside(vca)) reach(6 * place + other, mp + turnMp(s, place))
      for (const side of [vca, (vca + 1) % 6]) {
        const from = grid.neighbour(place, ((side + 3) % 6) as Hexside)
        if (from < 0) continue
        let least = NO_WAY
        for (const way of waysInto(s, unit, from, place)) least = Math.min(least, way.mp)
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
