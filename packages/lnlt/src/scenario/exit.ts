import { placesOf } from '@firegroup/hexmap'
import type { Problem } from '@firegroup/kernel'
import type { Lnlt } from '../context.ts'
import type { Ground } from '../map/ground.ts'
import { LAYERS, locationOf } from '../map/location.ts'
import { EXITED, type LnltState, type Side, type Unit } from '../state.ts'
import { weaponsOf } from '../units/units.ts'
import type { Condition, Scenario } from './types.ts'

/** The most halves of an MP that leaving costs: what entering open ground would. */
export const EXIT_COST = 2

/** 22.0: the locations from which each side may leave the map; a sentence where the scenario names none. */
export function exitLocations({ map }: Ground, scenario: Scenario): { readonly [S in Side]: readonly boolean[] } | string {
  const exits = { blue: new Array<boolean>(map.size * LAYERS).fill(false), red: new Array<boolean>(map.size * LAYERS).fill(false) }
  for (const { side, area } of exitAreas(scenario)) {
    const hexes = placesOf(map, area)
    if (typeof hexes === 'string') return hexes
    for (const hex of hexes) exits[side][locationOf(hex)] = true
  }
  return exits
}

function exitAreas({ rules = [], victory }: Scenario) {
  const named = rules.flatMap((rule) => (rule.type === 'exit' ? [rule] : []))
  const asked = victory.conditions.flatMap(({ side, condition }) => exitsIn(condition).map(({ area }) => ({ side, area })))
  return [...named, ...asked]
}

function exitsIn(condition: Condition): readonly Extract<Condition, { type: 'exit' }>[] {
  if (condition.type === 'exit') return [condition]
  if (condition.type === 'all' || condition.type === 'any') return condition.of.flatMap(exitsIn)
  return condition.type === 'not' ? exitsIn(condition.of) : []
}

/** 22.0: why a unit that may move may not leave the map from where it is; nothing where it may. */
export function exitProblem(s: LnltState, unit: Unit): Problem | null {
  if (unit.at >= 0 && s.setting.exits[unit.side][unit.at]) return null
  return { rule: '22.0', message: 'Units leave the map only where the scenario lets them.' }
}

/** 22.0: a unit leaves the map for good, with what it carries. */
export function exitUnit(g: Lnlt, unit: Unit): void {
  const from = unit.at
  for (const weapon of weaponsOf(g.state, unit)) weapon.at = EXITED
  unit.at = EXITED
  g.state.exits.push({ unit: unit.id, from })
  g.emit({ type: 'exits', rule: '22.0', unit: unit.id, from })
}
