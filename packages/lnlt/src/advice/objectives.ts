import { placesOf } from '@firegroup/hexmap'
import { locationNamed, locationOf } from '../map/location.ts'
import type { Condition } from '../scenario/types.ts'
import type { Setting } from '../setting.ts'
import { enemyOf, type LnltState, type Location, type Side } from '../state.ts'

/** What a side is after: places to take or hold, and whether it is the one that has to go and get them. */
export interface Objectives {
  readonly places: readonly Location[]
  readonly mustTake: boolean
  /** It wins by leaving the map. */
  readonly leaves: boolean
}

/** Read from the Victory Objectives: what it must have and has not yet; what it must keep from the enemy; or else wherever the enemy is. */
export function objectivesOf(s: LnltState, side: Side): Objectives {
  const own = goalsOf(s.setting, side)
  const leaves = own.leaves
  const open = own.places.filter((at) => leaves || s.control[at] !== side)
  if (open.length > 0) return { places: open, mustTake: true, leaves }
  if (own.fights) return { places: placesWithEnemies(s, side), mustTake: true, leaves: false }
  if (own.places.length > 0) return { places: own.places, mustTake: false, leaves: false }
  const theirs = goalsOf(s.setting, enemyOf(side))
  const lost = theirs.leaves ? [] : theirs.places.filter((at) => s.control[at] === enemyOf(side))
  if (lost.length > 0) return { places: lost, mustTake: true, leaves: false }
  return { places: theirs.places.length > 0 ? theirs.places : placesWithEnemies(s, side), mustTake: false, leaves: false }
}

/** What a side's own Victory Objectives name, whoever has it now. */
export interface Goals {
  readonly places: readonly Location[]
  readonly leaves: boolean
  /** It must destroy or drive out the enemy. */
  readonly fights: boolean
}

export function goalsOf(setting: Setting, side: Side): Goals {
  const known = remembered.get(setting) ?? {}
  remembered.set(setting, known)
  known[side] ??= readGoals(setting, side)
  return known[side]
}

/** They don't change in a game. */
const remembered = new WeakMap<Setting, { [S in Side]?: Goals }>()

function readGoals(setting: Setting, side: Side): Goals {
  const { victory, objectives } = setting.scenario
  const conditions = victory.conditions.filter((each) => each.side === side).flatMap(({ condition }) => partsOf(condition))
  const found = new Set(conditions.flatMap((condition) => placesIn(setting, condition)))
  const counts = conditions.some(({ type }) => type === 'points' || type === 'morePoints')
  if (counts) for (const at of Object.values(setting.victoryHexes)) found.add(at)
  if (counts) for (const hex of objectives?.hexes ?? []) found.add(locationNamed(setting, hex))
  const leaves = conditions.some(({ type }) => type === 'exit') || (counts && victory.points?.exited !== undefined && found.size === 0)
  if (leaves) for (let at = 0; at < setting.exits[side].length; at++) if (setting.exits[side][at]) found.add(at)
  const fights = conditions.some(({ type }) => type === 'eliminate' || type === 'moreLosses' || type === 'noEnemyIn')
  return { places: [...found].filter((at) => at >= 0), leaves, fights }
}

function partsOf(condition: Condition): readonly Condition[] {
  if (condition.type === 'all' || condition.type === 'any') return condition.of.flatMap(partsOf)
  return condition.type === 'not' ? partsOf(condition.of) : [condition]
}

function placesIn(setting: Setting, condition: Condition): readonly Location[] {
  switch (condition.type) {
    case 'control':
      return condition.hexes.map((hex) => locationNamed(setting, hex))
    case 'controlBuildings': {
      const hexes = placesOf(setting.map, condition.area)
      if (typeof hexes === 'string') return []
      const buildings = new Set(hexes.map((hex) => setting.buildings[hex]!).filter((building) => building >= 0))
      return [...buildings].flatMap((building) => setting.buildingHexes[building]!.flatMap((hex) => setting.locations[hex]!))
    }
    case 'exit': {
      const hexes = placesOf(setting.map, condition.area)
      return typeof hexes === 'string' ? [] : hexes.map((hex) => locationOf(hex))
    }
    default:
      return []
  }
}

function placesWithEnemies(s: LnltState, side: Side): Location[] {
  const places: Location[] = []
  for (const unit of s.units) if (unit.side !== side && unit.at >= 0 && !places.includes(unit.at)) places.push(unit.at)
  return places
}
