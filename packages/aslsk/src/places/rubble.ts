import type { Modifier } from '@firegroup/kernel'
import type { Aslsk } from '../context.ts'
import type { ModuleEvent } from '../events.ts'
import type { Module } from '../hooks.ts'
import { isBuilding, isWoodsOrBuilding, nameOf } from '../map/terrain.ts'
import { at } from '../sequence/step.ts'
import type { Setting } from '../setting.ts'
import type { AslskState, Hex, Location, Unit } from '../state.ts'
import type { Telling } from '../words/telling.ts'
import { specsOf } from './schema.ts'

/** B24: what the rubble of a building costs more than it did, in half MF. */
const RUBBLE_MF = 2

/** What modules that bring down buildings stand on. No scenario names it. */
export const rubble: Module = {
  id: 'rubble',
  title: 'Rubble',
  sentence: 'Buildings can come down.',
  steps: [{ key: 'setup.rubble', ...at('0.15'), run: ruins }],
  hooks: { movementCosts: [overRubble], complaints: [noHouse] },
  tellers: { 'rubble:falls': fallWords },
}

/** B24: the scenario may say which buildings are rubble when it begins. */
function ruins({ state: s }: Aslsk): undefined {
  const hexes = specsOf(s.setting.scenario, 'rubble').map(({ at: hex }) => s.setting.map.grid.indexOf(hex) as Location)
  if (hexes.length > 0) s.collapsed = [...(s.collapsed ?? []), ...hexes]
}

function noHouse({ scenario, map }: Pick<Setting, 'scenario' | 'map'>): readonly string[] {
  return specsOf(scenario, 'rubble').flatMap(({ at: hex }) => {
    if (!map.grid.has(hex)) return [`There is rubble in ${hex}, which the map does not have.`]
    return map.terrainOf(map.grid.indexOf(hex)).endsWith('building') ? [] : [`There is rubble in ${hex}, where no building stood.`]
  })
}

/** B24: whether the building of a hex has come down. */
export function isRubble(s: AslskState, at: Hex): boolean {
  return at >= 0 && s.collapsed?.includes(at as Location) === true && s.setting.terrain[at]!.building !== null && !isHut(s, at)
}

/** C5.1, A9.21, E3.73: where the full game counts rubble with woods and buildings. */
export function isWoodsBuildingOrRubble(s: AslskState, at: Hex): boolean {
  return isWoodsOrBuilding(s, at) || isRubble(s, at)
}

function isHut(s: AslskState, at: Hex): boolean {
  return s.setting.terrain[at]!.collapsesTo !== null
}

/** The building of a hex comes down; whoever must do something about it is told: `Hooks.rubbled`. */
export function bringDown(g: Aslsk, at: Location, rule: string): void {
  const s = g.state
  if (!isBuilding(s, at) || isHut(s, at)) return
  s.collapsed = [...(s.collapsed ?? []), at]
  g.emit({ type: 'rubble:falls', rule, of: { at } })
  for (const listen of s.setting.hooks.rubbled) listen(g, at)
}

/** B24: rubble is slower to cross than the house was. */
function overRubble(s: AslskState, _unit: Unit, _from: Hex, to: Hex): Modifier | undefined {
  return isRubble(s, to) ? { rule: 'B24', label: 'rubble', value: RUBBLE_MF } : undefined
}

function fallWords(s: AslskState, event: ModuleEvent): Telling {
  const { at } = event.of as { readonly at: Hex }
  return { text: `The building in ${nameOf(s, at)} comes down.`, place: at }
}
