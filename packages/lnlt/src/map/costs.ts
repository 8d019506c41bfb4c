import type { LosTable } from '@firegroup/hexmap'
import { type Modifier, type Problem, total } from '@firegroup/kernel'
import { HILL, legMp, PLACES } from '../data/terrain.ts'
import type { Location } from '../state.ts'
import type { Ground } from './ground.ts'
import { BUNKER, GROUND, hexOf, LAYERS, layerOf, locationOf, locationsIn, nameOf, ROOFTOP, UPPER } from './location.ts'
import { distance, hexsidesBetween, isRoadStep, sameBuilding, terrainAt } from './terrain.ts'

/** What a step costs Leg units. */
export interface EntryCost {
  /** In half MP. */
  readonly halves: number
  readonly parts: readonly Modifier[]
}

/** 6.0, TEC: what Leg units pay for a step from one location to another, or why it can't be taken. Who comes from off the map pays for the terrain alone. */
export function entryCost(ground: Ground, from: Location, to: Location, nation = ''): EntryCost | Problem {
  if (to < 0) return { rule: '6.0', message: 'There is no such place on the map (6.0).' }
  // TEC: where the cost depends on the nation it is not remembered.
  if (from < 0 || (nation !== '' && terrainAt(ground, hexOf(to)).byNation[nation])) return stepCost(ground, from, to, nation)
  const costs = costsOf(ground.los)
  costs[from] ??= new Array<EntryCost | Problem | undefined>(ground.map.size * LAYERS).fill(undefined)
  costs[from][to] ??= stepCost(ground, from, to, nation)
  return costs[from][to]
}

export function isEntryCost(answer: EntryCost | Problem): answer is EntryCost {
  return 'halves' in answer
}

/** By location and location. */
type Costs = (EntryCost | Problem | undefined)[][]

/** What the map asks for a step never changes: it is worked out once. */
const remembered = new WeakMap<LosTable, Costs>()
let last: { readonly los: LosTable; readonly costs: Costs } | undefined

function costsOf(los: LosTable): Costs {
  if (last?.los === los) return last.costs
  const costs = remembered.get(los) ?? []
  remembered.set(los, costs)
  last = { los, costs }
  return costs
}

function stepCost(ground: Ground, from: Location, to: Location, nation: string): EntryCost | Problem {
  if (!locationsIn(ground, hexOf(to)).includes(to)) return { rule: '10.2', message: `There is no ${nameOf(ground, to)} (10.2).` }
  if (from >= 0 && hexOf(from) === hexOf(to)) return stairs(ground, from, to)
  if (from >= 0 && distance(ground, from, to) > 1) return notAdjacent(ground, from, to)
  const problem = floorProblem(ground, from, to)
  if (problem) return problem
  if (layerOf(to) === ROOFTOP) return costOf([{ rule: '10.6', label: 'over the roof', value: PLACES.roof.mpChange }])
  const terrain = terrainAt(ground, hexOf(to))
  const mp = legMp(terrain, nation)
  if (mp === null) return { rule: '10.4', message: `Leg units can't enter the ${terrain.name} in ${nameOf(ground, to)} (10.4).` }
  const isRoad = from >= 0 && mp > terrain.roadMp && isRoadStep(ground, hexOf(from), hexOf(to))
  const parts: Modifier[] = [{ rule: '10.4', label: isRoad ? 'Road' : terrain.name, value: isRoad ? terrain.roadMp : mp }]
  return from < 0 ? costOf(parts) : overHexside(ground, from, to, parts)
}

/** TEC: the hexside's cost is added to the hex's, and so is the way up to a higher level. */
function overHexside(ground: Ground, from: Location, to: Location, parts: Modifier[]): EntryCost | Problem {
  for (const { name, mpLeg } of hexsidesBetween(ground, hexOf(from), hexOf(to))) {
    if (mpLeg === null)
      return {
        rule: '10.4',
        message: `Leg units can't cross the ${name} between ${nameOf(ground, from)} and ${nameOf(ground, to)} (10.4).`,
      }
    if (mpLeg > 0) parts.push({ rule: '10.4', label: name, value: mpLeg })
  }
  const { levels } = ground.map
  if (levels[hexOf(to)]! > levels[hexOf(from)]!) parts.push({ rule: '10.4', label: 'uphill', value: HILL.mpUpLeg, tags: ['hill'] })
  return costOf(parts)
}

/** 10.2, 10.6, 21.1, 10.7: up and down in a building, in and out of what is in its hex. */
function stairs(ground: Ground, from: Location, to: Location): EntryCost | Problem {
  if (from === to) return { rule: '6.0', message: `${nameOf(ground, to)} is where they are already (6.0).` }
  const [before, after] = [layerOf(from), layerOf(to)]
  if (before >= BUNKER || after >= BUNKER) {
    const rule = Math.max(before, after) === BUNKER ? '21.1' : '10.7'
    return costOf([{ rule, label: after >= BUNKER ? 'in' : 'out', value: PLACES.cave.mpChange }])
  }
  if (before === ROOFTOP || after === ROOFTOP) return overRoof(ground, from, to)
  return costOf([{ rule: '10.2', label: layerOf(to) === UPPER ? 'up the stairs' : 'down the stairs', value: PLACES.upperFloor.mpChange }])
}

/** 10.6: onto the roof from the floor below it. */
function overRoof(ground: Ground, from: Location, to: Location): EntryCost | Problem {
  const top = locationsIn(ground, hexOf(to)).some((at) => layerOf(at) === UPPER) ? UPPER : GROUND
  const other = layerOf(from) === ROOFTOP ? layerOf(to) : layerOf(from)
  if (other !== top)
    return { rule: '10.6', message: `The roof of ${nameOf(ground, locationOf(hexOf(to)))} is reached from the floor below it (10.6).` }
  return costOf([{ rule: '10.6', label: layerOf(to) === ROOFTOP ? 'onto the roof' : 'off the roof', value: PLACES.roof.mpChange }])
}

/** 10.2: upstairs by the stairs of the hex, or from the same floor of the same building. */
function floorProblem(ground: Ground, from: Location, to: Location): Problem | null {
  const [before, after] = [from < 0 ? GROUND : layerOf(from), layerOf(to)]
  if (before === GROUND && after === GROUND) return null
  if (before === after && before < BUNKER && sameBuilding(ground, hexOf(from), hexOf(to))) return null
  if (before >= BUNKER || after >= BUNKER || before === ROOFTOP || after === ROOFTOP)
    return insideProblem(ground, before >= ROOFTOP ? from : to)
  const way = before === UPPER ? `down to ${nameOf(ground, to)} from upstairs` : `up to ${nameOf(ground, to)} from outside`
  return { rule: '10.2', message: `There is no way ${way} but by the stairs in its hex (10.2).` }
}

function insideProblem(ground: Ground, place: Location): Problem {
  const layer = layerOf(place)
  const rule = layer === ROOFTOP ? '10.6' : layer === BUNKER ? '21.1' : '10.7'
  return { rule, message: `There is no way to or from ${nameOf(ground, place)} but within its hex (${rule}).` }
}

function notAdjacent(ground: Ground, from: Location, to: Location): Problem {
  return {
    rule: '6.0',
    message: `${nameOf(ground, to)} is not next to ${nameOf(ground, from)}: units move from hex to adjacent hex (6.0).`,
  }
}

function costOf(parts: readonly Modifier[]): EntryCost {
  return { halves: total(parts), parts }
}
