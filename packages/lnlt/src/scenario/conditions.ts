import { combinedTest, type Test as TestOf } from '@firegroup/hexgame'
import { type Area, placesOf } from '@firegroup/hexmap'
import type { Ground } from '../map/ground.ts'
import { hexOf, locationNamed, NO_LOCATION } from '../map/location.ts'
import { enemyOf, type Hex, type LnltState, type Side } from '../state.ts'
import { isGoodOrder } from '../units/units.ts'
import { controlsBuilding } from './control.ts'
import { victoryPoints, worthInHalves } from './points.ts'
import type { Condition, Victory } from './types.ts'

export type Test = TestOf<LnltState>

/** Reads a condition for a side; a sentence where it names something that the map does not have. */
export function conditionTest(ground: Ground, victory: Victory, side: Side, condition: Condition): Test | string {
  const enemy = enemyOf(side)
  switch (condition.type) {
    case 'control':
      return controlTest(ground, side, condition)
    case 'controlBuildings':
      return buildingsTest(ground, side, condition)
    case 'exit':
      return exitTest(ground, side, condition)
    case 'eliminate':
      return (s) => s.losses[enemy] >= condition.halves
    case 'moreLosses':
      return (s) => s.losses[enemy] - s.losses[side] >= condition.margin
    case 'noEnemyIn':
      return noEnemyTest(ground, enemy, condition)
    case 'points':
      return pointsTest(ground, victory, (s) => victoryPoints(s, side) >= 2 * condition.atLeast)
    case 'morePoints':
      return pointsTest(ground, victory, (s) => victoryPoints(s, side) - victoryPoints(s, enemy) >= 2 * condition.margin)
    case 'not': {
      const test = conditionTest(ground, victory, side, condition.of)
      return typeof test === 'string' ? test : (s) => !test(s)
    }
    default:
      return combinedTest(condition, (part) => conditionTest(ground, victory, side, part))
  }
}

/** 22.1: locations by name; those upstairs count for themselves. */
function controlTest(
  ground: Ground,
  side: Side,
  { hexes, atLeast = hexes.length }: Extract<Condition, { type: 'control' }>,
): Test | string {
  const unknown = hexes.find((hex) => locationNamed(ground, hex) === NO_LOCATION)
  if (unknown !== undefined) return `the map has no location '${unknown}'`
  const locations = hexes.map((hex) => locationNamed(ground, hex))
  if (atLeast > locations.length) return `${atLeast} hexes are to be controlled, but only ${locations.length} are named`
  return (s) => locations.reduce((count, at) => count + (s.control[at] === side ? 1 : 0), 0) >= atLeast
}

function buildingsTest(ground: Ground, side: Side, { area, atLeast }: Extract<Condition, { type: 'controlBuildings' }>): Test | string {
  const hexes = placesOf(ground.map, area)
  if (typeof hexes === 'string') return hexes
  const found = [...new Set(hexes.map((hex) => ground.buildings[hex]!).filter((building) => building >= 0))]
  if (atLeast > found.length) return `${atLeast} buildings are to be controlled, but there are only ${found.length} in the area`
  return (s) => found.reduce((count, building) => count + (controlsBuilding(s, side, building) ? 1 : 0), 0) >= atLeast
}

function exitTest(ground: Ground, side: Side, { area, halves, leaders = 0 }: Extract<Condition, { type: 'exit' }>): Test | string {
  const inside = memberTest(ground, area)
  if (typeof inside === 'string') return inside
  return (s) => {
    const left = s.exits.flatMap(({ unit, from }) => (inside(hexOf(from)) && s.units[unit]!.side === side ? [s.units[unit]!] : []))
    const worth = left.map((unit) => worthInHalves(s, unit))
    return worth.reduce((sum, { squad }) => sum + squad, 0) >= halves && worth.reduce((sum, { leader }) => sum + leader, 0) >= leaders
  }
}

function noEnemyTest(ground: Ground, enemy: Side, condition: Extract<Condition, { type: 'noEnemyIn' }>): Test | string {
  const inside = memberTest(ground, condition.area)
  if (typeof inside === 'string') return inside
  const goodOrderOnly = condition.goodOrderOnly === true
  return (s) => {
    for (const unit of s.units)
      if (unit.side === enemy && unit.at >= 0 && inside(hexOf(unit.at)) && (!goodOrderOnly || isGoodOrder(unit))) return false
    return true
  }
}

/** Points given for hexes must be for hexes that there are. */
function pointsTest({ map }: Ground, { points }: Victory, test: Test): Test | string {
  const unknown = Object.keys(points?.hexes ?? {}).find((hex) => !map.grid.has(hex))
  return unknown === undefined ? test : `points are given for '${unknown}', which the map does not have`
}

function memberTest(ground: Ground, area: Area): ((hex: Hex) => boolean) | string {
  const hexes = placesOf(ground.map, area)
  if (typeof hexes === 'string') return hexes
  const inside = new Array<boolean>(ground.map.size).fill(false)
  for (const hex of hexes) inside[hex] = true
  return (hex) => inside[hex]!
}
