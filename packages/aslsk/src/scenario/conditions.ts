import { combinedTest, type Test as TestOf } from '@firegroup/hexgame'
import { type Area, placesOf } from '@firegroup/hexmap'
import { type AslskState, enemyOf, type Hex, type Side } from '../state.ts'
import { isGoodOrder } from '../units/units.ts'
import { controlsBuilding } from './control.ts'
import type { Ground } from './ground.ts'
import type { Condition } from './types.ts'

export type Test = TestOf<AslskState>

/** Reads a condition for a side; a sentence where it names something that the map does not have. */
export function conditionTest(ground: Ground, side: Side, condition: Condition): Test | string {
  const enemy = enemyOf(side)
  switch (condition.type) {
    case 'control':
      return controlTest(ground, side, condition)
    case 'controlBuildings':
      return buildingsTest(ground, side, condition)
    case 'exit':
      return (s) => s.points[side].exited >= condition.points
    case 'casualties':
      return (s) => s.points[enemy].casualties >= condition.points
    case 'casualtyRatio':
      return (s) => s.points[enemy].casualties * condition.own >= s.points[side].casualties * condition.enemy
    case 'noEnemyIn':
      return noEnemyTest(ground, enemy, condition)
    case 'not': {
      const test = conditionTest(ground, side, condition.of)
      return typeof test === 'string' ? test : (s) => !test(s)
    }
    default:
      return combinedTest(condition, (part) => conditionTest(ground, side, part))
  }
}

function controlTest(ground: Ground, side: Side, condition: Extract<Condition, { readonly type: 'control' }>): Test | string {
  const places = placesOf(ground.map, { hexes: condition.hexes })
  if (typeof places === 'string') return places
  const atLeast = condition.atLeast ?? places.length
  if (atLeast > places.length) return `${atLeast} hexes are to be controlled, but only ${places.length} are named`
  return (s) => places.reduce((count, place) => count + (s.control[place] === side ? 1 : 0), 0) >= atLeast
}

function buildingsTest(ground: Ground, side: Side, condition: Extract<Condition, { readonly type: 'controlBuildings' }>): Test | string {
  const buildings = buildingsIn(ground, condition.area, condition.stoneOnly === true)
  if (typeof buildings === 'string') return buildings
  if (condition.atLeast > buildings.length)
    return `${condition.atLeast} buildings are to be controlled, but there are only ${buildings.length} in the area`
  return (s) => buildings.reduce((count, building) => count + (controlsBuilding(s, side, building) ? 1 : 0), 0) >= condition.atLeast
}

/** The buildings with at least one hex in the area. */
export function buildingsIn(ground: Ground, area: Area, stoneOnly: boolean): number[] | string {
  const places = placesOf(ground.map, area)
  if (typeof places === 'string') return places
  const found = new Set<number>()
  for (const place of places) {
    const building = ground.buildings[place]!
    if (building >= 0 && (!stoneOnly || ground.map.terrainOf(place) === 'stone-building')) found.add(building)
  }
  return [...found].sort((a, b) => a - b)
}

function noEnemyTest(ground: Ground, enemy: Side, condition: Extract<Condition, { readonly type: 'noEnemyIn' }>): Test | string {
  const places = placesOf(ground.map, condition.area)
  if (typeof places === 'string') return places
  const inside = memberTable(ground.map.size, places)
  const goodOrderOnly = condition.goodOrderOnly === true
  return (s) => {
    for (const unit of s.units)
      if (unit.side === enemy && unit.at >= 0 && inside[unit.at] && (!goodOrderOnly || isGoodOrder(unit))) return false
    return true
  }
}

function memberTable(size: number, places: readonly Hex[]): readonly boolean[] {
  const inside = new Array<boolean>(size).fill(false)
  for (const place of places) inside[place] = true
  return inside
}
