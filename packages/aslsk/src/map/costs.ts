import { SIDES } from '@firegroup/hexmap'
import { type Modifier, type Problem, total } from '@firegroup/kernel'
import { PATH_MF } from '../data/jungle.ts'
import { OFFBOARD_MF, ROAD_MF } from '../data/movement.ts'
import { SMOKE_ENTRY_MF } from '../data/smoke.ts'
import { CREST_UP_FACTOR } from '../data/terrain.ts'
import type { Setting } from '../setting.ts'
import type { AslskState, Hex, Unit } from '../state.ts'
import { smokeAt } from './smoke.ts'
import { adjacent, isPathBetween, isRoadBetween, levelAt, nameOf, terrainAt } from './terrain.ts'

/** What entering a hex costs. */
export interface EntryCost {
  /** In half MF. */
  readonly mf: number
  readonly parts: readonly Modifier[]
}

/** By which rate a hex is entered: that of its terrain, or the road's. */
export type EntryRate = 'terrain' | 'road'

/** 1.1.1, 3.3.1: the cost of entering a hex for Infantry, in half MF, or why it can't be entered so. */
export function entryCost(s: AslskState, unit: Unit, from: Hex, to: Hex, by: EntryRate): EntryCost | Problem {
  if (to < 0) return leavingCost()
  const refused = (by === 'road' ? roadlessProblem(s, from, to) : undefined) ?? barrier(s, unit, from, to)
  if (refused) return refused
  const inside = s.setting.places?.isInner(from, to) ? wayCost(s, from, to, by) : null
  const onMap = inside ?? (from < 0 ? mapCost(s, from, to, by) : rememberedCost(s, from, to, by))
  const hasSmoke = smokeCosts(s) && smokeAt(s, to) > 0
  if (!isEntryCost(onMap) || (!hasSmoke && s.setting.hooks.movementCosts.length === 0)) return onMap
  const parts = onMap.parts.slice()
  if (hasSmoke) parts.push({ rule: '1.2.5', label: 'Smoke', value: SMOKE_ENTRY_MF, tags: ['smoke'] })
  for (const contribution of s.setting.hooks.movementCosts) {
    const part = contribution(s, unit, from, to, by)
    if (part) parts.push(part)
  }
  return { mf: total(parts), parts }
}

/** A.8: into, out of and between Locations inside hexes only ways lead, at their own price. */
function wayCost(s: AslskState, from: Hex, to: Hex, by: EntryRate): EntryCost | Problem {
  const way = by === 'terrain' ? s.setting.places!.way(from, to) : undefined
  if (!way) return { rule: 'A.8', message: `No way leads from ${nameOf(s, from)} to ${nameOf(s, to)}.` }
  if (way.phases && !way.phases.includes(s.phase))
    return { rule: way.rule, message: `Nobody goes from ${nameOf(s, from)} to ${nameOf(s, to)} in this phase.` }
  return { mf: way.mf, parts: [{ rule: way.rule, label: way.label, value: way.mf }] }
}

/** What nobody, or not this one, gets over. */
export function barrier(s: AslskState, unit: Unit, from: Hex, to: Hex, withGun = false): Problem | undefined {
  for (const barred of s.setting.hooks.barriers) {
    const problem = barred(s, unit, from, to, withGun)
    if (problem) return problem
  }
  return undefined
}

type Costs = (EntryCost | Problem | undefined)[]

/** What the map alone asks for a hexside never changes in a game: it is worked out once. */
const remembered = new WeakMap<Setting, Costs>()
let last: { readonly setting: Setting; readonly costs: Costs } | undefined

function rememberedCost(s: AslskState, from: Hex, to: Hex, by: EntryRate): EntryCost | Problem {
  const side = s.setting.map.grid.sideBetween(from, to)
  if (side < 0) return mapCost(s, from, to, by)
  const costs = costsOf(s.setting)
  const key = 2 * (6 * from + side) + (by === 'road' ? 1 : 0)
  costs[key] ??= mapCost(s, from, to, by)
  return costs[key]
}

function costsOf(setting: Setting): Costs {
  if (last?.setting === setting) return last.costs
  const costs: Costs = remembered.get(setting) ?? new Array(12 * setting.map.size).fill(undefined)
  remembered.set(setting, costs)
  last = { setting, costs }
  return costs
}

/** 1.1.1: the hex's own rate or the road's, and the way up. */
function mapCost(s: AslskState, from: Hex, to: Hex, by: EntryRate): EntryCost | Problem {
  const problem = from < 0 ? offboardProblem(s, to, by) : hexsideProblem(s, from, to, by)
  if (problem) return problem
  const { infantryMf, name, rule } = terrainAt(s, to)
  if (by === 'terrain' && infantryMf === null) return { rule, message: `Infantry can't enter the ${name} in ${nameOf(s, to)} (${rule}).` }
  const isPath = by === 'terrain' && isPathBetween(s, from, to)
  const cot = by === 'road' ? ROAD_MF : isPath ? PATH_MF : infantryMf!
  const parts: Modifier[] = [{ rule, label: by === 'road' ? 'road' : isPath ? 'path' : name, value: cot }]
  // Offboard ground is level with the hex that is entered.
  if (from >= 0 && levelAt(s, to) > levelAt(s, from))
    parts.push({ rule: '1.1.1', label: 'Crest Line uphill', value: (CREST_UP_FACTOR - 1) * cot, tags: ['crest'] })
  return { mf: total(parts), parts }
}

export function isEntryCost(answer: EntryCost | Problem): answer is EntryCost {
  return 'mf' in answer
}

/** 1.1.1: whether the road rate is open for this step; from offboard along a road that leaves the map in that hex. */
export function canUseRoad(s: AslskState, from: Hex, to: Hex): boolean {
  return (
    !s.setting.places?.isInner(from, to) && !roadlessProblem(s, from, to) && (from < 0 ? roadLeavesMap(s, to) : isRoadBetween(s, from, to))
  )
}

function roadlessProblem(s: AslskState, from: Hex, to: Hex): Problem | undefined {
  for (const reason of s.setting.hooks.roadless) {
    const problem = reason(s, from, to)
    if (problem) return problem
  }
  return undefined
}

/** 3.3: offboard ground is open ground. */
function leavingCost(): EntryCost {
  return { mf: OFFBOARD_MF, parts: [{ rule: '3.3', label: 'leaving the map', value: OFFBOARD_MF }] }
}

function hexsideProblem(s: AslskState, from: Hex, to: Hex, by: EntryRate): Problem | null {
  if (!adjacent(s, from, to))
    return {
      rule: '3.3.1',
      message: `${nameOf(s, to)} is not adjacent to ${nameOf(s, from)}: units move from hex to adjacent hex (3.3.1).`,
    }
  if (by === 'road' && !isRoadBetween(s, from, to))
    return { rule: '1.1.1', message: `No road crosses the hexside between ${nameOf(s, from)} and ${nameOf(s, to)} (1.1.1).` }
  return null
}

function offboardProblem(s: AslskState, to: Hex, by: EntryRate): Problem | null {
  if (by === 'road' && !roadLeavesMap(s, to)) return { rule: '1.1.1', message: `No road leaves the map in ${nameOf(s, to)} (1.1.1).` }
  return null
}

/** Over a side beyond which there is no hex; in a half hex, whose outer sides are cut off, any road of it. */
function roadLeavesMap(s: AslskState, place: Hex): boolean {
  const { map } = s.setting
  if (map.grid.isHalf(place)) return map.roads[place] !== 0
  return SIDES.some((side) => map.hasRoad(place, side) && map.grid.neighbour(place, side) < 0)
}

/** 1.2.5: Smoke slows movement in the MPh and the RtPh alone. */
function smokeCosts(s: AslskState): boolean {
  return s.phase === 'movement' || s.phase === 'rout'
}
