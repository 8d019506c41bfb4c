import { placesOf } from '@firegroup/hexmap'
import { buildingsIn } from '../scenario/conditions.ts'
import type { Condition } from '../scenario/types.ts'
import type { Setting } from '../setting.ts'
import { type AslskState, enemyOf, type Hex, type Side } from '../state.ts'
import { noticedBy } from '../units/units.ts'

/** What a side is after: hexes to take or hold, and whether it is the one that has to go and get them. */
export interface Objectives {
  readonly places: readonly Hex[]
  readonly mustTake: boolean
}

/** Read from the victory conditions: hexes to control that are not yet ours, the edge to leave by, or else wherever the enemy is. */
export function objectivesOf(s: AslskState, side: Side): Objectives {
  const { victory } = s.setting.scenario
  const mustTake = victory.side === side
  const wanted = followsTheEnemy(victory.condition) ? placesIn(s.setting, victory.condition, victory.side, s) : goalsOf(s.setting)
  const open = mustTake ? wanted.filter((place) => s.control[place] !== side) : wanted
  if (open.length > 0) return { places: open, mustTake }
  if (wanted.length > 0) return { places: wanted, mustTake: false }
  const enemies = noticedBy(s, side)
    .filter((unit) => unit.side === enemyOf(side) && unit.at >= 0)
    .map((unit) => unit.at)
  return { places: enemies, mustTake }
}

const goals = new WeakMap<Setting, readonly Hex[]>()

/** What a scenario is about, whoever holds it now. */
export function goalsOf(setting: Setting): readonly Hex[] {
  const { victory } = setting.scenario
  const known = goals.get(setting) ?? placesIn(setting, victory.condition, victory.side, null)
  goals.set(setting, known)
  return known
}

/** Whether what is wanted changes as the enemy moves. */
function followsTheEnemy(condition: Condition): boolean {
  if (condition.type === 'all' || condition.type === 'any') return condition.of.some(followsTheEnemy)
  return condition.type === 'not' ? followsTheEnemy(condition.of) : condition.type === 'noEnemyIn'
}

/** `s`: where the enemy is now counts, and not where he might be. */
function placesIn(setting: Setting, condition: Condition, side: Side, s: AslskState | null): Hex[] {
  switch (condition.type) {
    case 'control':
      return listed(placesOf(setting.map, { hexes: condition.hexes }))
    case 'controlBuildings': {
      const buildings = listed(buildingsIn(setting, condition.area, condition.stoneOnly === true))
      return setting.buildings.flatMap((building, place) => (buildings.includes(building) ? [place] : []))
    }
    case 'exit':
      return setting.exits[side].slice()
    case 'noEnemyIn': {
      const inside = listed(placesOf(setting.map, condition.area))
      const held = (s?.units ?? []).filter((unit) => unit.side === enemyOf(side) && inside.includes(unit.at)).map((unit) => unit.at)
      return held.length > 0 ? held : inside
    }
    case 'all':
    case 'any':
      return condition.of.flatMap((part) => placesIn(setting, part, side, s))
    case 'not':
      return placesIn(setting, condition.of, side, s)
    default:
      return []
  }
}

function listed(places: number[] | string): number[] {
  return typeof places === 'string' ? [] : places
}
