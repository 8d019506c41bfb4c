import { type Aim as AimOf, amountAim, clearAim, combinedAim, holdAim, type Stake } from '@firegroup/hexgame'
import { type Area, placesOf } from '@firegroup/hexmap'
import { capital, numberWord, verb } from '@firegroup/kernel/words'
import { type AslskState, enemyOf, type Hex, type Side } from '../state.ts'
import { isGoodOrder } from '../units/units.ts'
import { sideAdjective, sidePeople } from '../words/names.ts'
import { controlsBuilding } from './control.ts'
import type { ExitPlaces } from './exit.ts'
import type { Ground } from './ground.ts'
import type { Condition } from './types.ts'

export type Aim = AimOf<AslskState>

/** What conditions are read on. */
export interface Field {
  readonly ground: Ground
  readonly exits: ExitPlaces
}

/** Reads a condition for a side; a sentence where it names something that the map does not have. */
export function aimOf(field: Field, side: Side, condition: Condition): Aim | string {
  const enemy = enemyOf(side)
  switch (condition.type) {
    case 'control':
      return controlAim(field.ground, side, condition)
    case 'controlBuildings':
      return buildingsAim(field.ground, side, condition)
    case 'exit':
      return amountAim({
        have: (s) => s.points[side].exited,
        need: () => condition.points,
        scale: 1,
        title: () => `${capital(pointsWords(condition.points))} off the map`,
        told: (s) => `${exitedWords(s, side)} left the map`,
        wanted: `${pointsWords(condition.points)} were needed`,
        exit: { name: field.exits.names[side], hexes: field.exits.places[side] },
      })
    case 'casualties':
      return amountAim({
        have: (s) => s.points[enemy].casualties,
        need: () => condition.points,
        scale: 1,
        title: (s) => `${sideAdjective(s, enemy)} losses, ${condition.points} in all`,
        told: (s) => `the ${sidePeople(s, enemy)} have lost ${pointsWords(s.points[enemy].casualties)}`,
        wanted: `${numberWord(condition.points)} were needed`,
      })
    case 'casualtyRatio':
      return amountAim({
        have: (s) => s.points[enemy].casualties * condition.own,
        need: (s) => s.points[side].casualties * condition.enemy,
        scale: condition.own,
        title: () => (condition.own === condition.enemy ? 'Fewer losses' : `Losses, ${condition.enemy} to ${condition.own}`),
        told: (s) =>
          `the ${sidePeople(s, enemy)} have lost ${pointsWords(s.points[enemy].casualties)} and the ${sidePeople(s, side)} ${s.points[side].casualties}`,
        wanted: `${condition.enemy} for every ${condition.own} were needed`,
      })
    case 'noEnemyIn':
      return noEnemyAim(field.ground, enemy, condition)
    default:
      return combinedAim(condition, (part: Condition) => aimOf(field, side, part))
  }
}

function exitedWords(s: AslskState, side: Side): string {
  const { exited } = s.points[side]
  return exited === 0 ? `no ${sidePeople(s, side)} have` : `${sidePeople(s, side)} worth ${pointsWords(exited)} have`
}

function pointsWords(points: number): string {
  return `${numberWord(points)} ${verb(points, 'point', 'points')}`
}

function controlAim({ map, buildings }: Ground, side: Side, condition: Extract<Condition, { readonly type: 'control' }>): Aim | string {
  const places = placesOf(map, { hexes: condition.hexes })
  if (typeof places === 'string') return places
  const atLeast = condition.atLeast ?? places.length
  if (atLeast > places.length) return `${atLeast} hexes are to be controlled, but only ${places.length} are named`
  const stakes = places.map((place): Stake<AslskState> => {
    const building = buildings[place]!
    return {
      name: map.grid.idOf(place),
      hexes: [place],
      objective: building < 0 ? `hex ${place}` : `building ${building}`,
      holder: (s) => s.control[place] || null,
    }
  })
  return holdAim(side, stakes, atLeast)
}

function buildingsAim(ground: Ground, side: Side, condition: Extract<Condition, { readonly type: 'controlBuildings' }>): Aim | string {
  const buildings = buildingsIn(ground, condition.area, condition.stoneOnly === true)
  if (typeof buildings === 'string') return buildings
  if (condition.atLeast > buildings.length)
    return `${condition.atLeast} buildings are to be controlled, but there are only ${buildings.length} in the area`
  const stakes = buildings.map((building): Stake<AslskState> => {
    const hexes = ground.buildingHexes[building]!
    return {
      name: ground.map.grid.idOf(hexes[0]!),
      hexes,
      objective: `building ${building}`,
      holder: (s) => {
        const first = s.control[hexes[0]!]
        return first && controlsBuilding(s, first, building) ? first : null
      },
    }
  })
  return holdAim(side, stakes, condition.atLeast)
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

function noEnemyAim(ground: Ground, enemy: Side, condition: Extract<Condition, { readonly type: 'noEnemyIn' }>): Aim | string {
  const places = placesOf(ground.map, condition.area)
  if (typeof places === 'string') return places
  const inside = memberTable(ground.map.size, places)
  const goodOrderOnly = condition.goodOrderOnly === true
  return clearAim(places, (s) => {
    let left = 0
    for (const unit of s.units) if (unit.side === enemy && unit.at >= 0 && inside[unit.at] && (!goodOrderOnly || isGoodOrder(unit))) left++
    return left
  })
}

function memberTable(size: number, places: readonly Hex[]): readonly boolean[] {
  const inside = new Array<boolean>(size).fill(false)
  for (const place of places) inside[place] = true
  return inside
}
