import { type HexMap, placesOf } from '@firegroup/hexmap'
import { type Problem, refuse } from '@firegroup/kernel'
import { capital } from '@firegroup/kernel/words'
import { uncover } from '../concealment/reveal.ts'
import type { Aslsk } from '../context.ts'
import { type AslskState, EXITED, type Hex, type Side, type Unit } from '../state.ts'
import { typeOf, weaponsOf } from '../units/units.ts'
import type { Scenario } from './types.ts'

export interface ExitPlaces {
  readonly places: { readonly [S in Side]: readonly Hex[] }
  /** What players call them: 'West edge'. */
  readonly names: { readonly [S in Side]: string }
}

export const NO_EXITS: ExitPlaces = { places: { allied: [], axis: [] }, names: { allied: 'Way out', axis: 'Way out' } }

/** 3.3: the hexes from which each side may leave the map as part of its Victory Conditions; a sentence where the scenario names none. */
export function exitPlaces(map: HexMap, scenario: Scenario): ExitPlaces | string {
  const exits: { [S in Side]: readonly Hex[] } = { ...NO_EXITS.places }
  const names = { ...NO_EXITS.names }
  for (const rule of scenario.rules ?? []) {
    if (rule.type !== 'exitEdge') continue
    const places = placesOf(map, rule.edge)
    if (typeof places === 'string') return places
    if ('edge' in rule.edge && exits[rule.side].length === 0) names[rule.side] = `${capital(rule.edge.edge)} edge`
    exits[rule.side] = [...new Set([...exits[rule.side], ...places])]
  }
  return { places: exits, names }
}

/** 3.3: why a unit that may move may not leave the map from where it is; nothing where it may. Whoever can move is in Good Order. */
export function exitProblems(s: AslskState, unit: Unit): readonly Problem[] {
  if (!s.setting.exits[unit.side].includes(unit.at))
    return refuse('3.3', 'A unit may leave the map only where its victory conditions ask for it.')
  return []
}

/** 3.3: a unit leaves the map for good, with its Weapons, and its points count, unless it is Recalled (7.10). */
export function exitUnit(g: Aslsk, unit: Unit, counts = true): void {
  const from = unit.at
  uncover(unit) // its points are told, and so is what it is
  const points = counts ? typeOf(g.state, unit).points : 0
  for (const weapon of weaponsOf(g.state, unit)) weapon.at = EXITED
  unit.at = EXITED
  g.state.points[unit.side].exited += points
  g.emit({ type: 'exits', rule: '3.3', unit: unit.id, from, points })
}
