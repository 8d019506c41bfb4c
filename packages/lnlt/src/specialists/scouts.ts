import type { Modifier } from '@firegroup/kernel'
import { SCOUT_PATH_MP } from '../data/movement.ts'
import { entryCost, isEntryCost } from '../map/costs.ts'
import { hexOf } from '../map/location.ts'
import { terrainAt } from '../map/terrain.ts'
import type { LnltState, Location, Unit } from '../state.ts'
import { typeOf } from '../units/units.ts'

/** 11.6: who moves with a Scout enters the kinds of growth that he knows for 1 MP; hexsides and slopes cost what they do. */
export function scoutPath(s: LnltState, unit: Unit, from: Location, to: Location, group: readonly number[]): Modifier | undefined {
  if (unit.vehicle) return undefined
  const himself = s.setting.options.scoutOwnPath === 'yes'
  if ((group.length < 2 && !himself) || !terrainAt(s.setting, hexOf(to)).scoutPath) return undefined
  if (!group.some((id) => (himself || id !== unit.id) && typeOf(s, s.units[id]!).kind === 'scout')) return undefined
  const cost = entryCost(s.setting, from, to, typeOf(s, unit).nation)
  const saved = isEntryCost(cost) ? cost.parts[0]!.value - SCOUT_PATH_MP : 0
  return saved > 0 ? { rule: '11.6', label: 'with a Scout', value: -saved } : undefined
}
