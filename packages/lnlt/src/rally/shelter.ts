import { total } from '@firegroup/kernel'
import { terrainModifier } from '../fire/tm.ts'
import { hexOf } from '../map/location.ts'
import { seesLocation } from '../map/obstacles.ts'
import type { LnltState, Unit } from '../state.ts'

/**
 * 3.0: in a location with a positive TM. What the hex and its counters give counts always; a hexside or a hill only if all fire of the enemies that
 * see the unit would cross it or come uphill, and also if none sees it (LG-34).
 */
export function isSheltered(s: LnltState, unit: Unit): boolean {
  if (total(terrainModifier(s, unit.at, null, unit)) > 0) return true
  if (!isShelteredFromSome(s, unit)) return false
  for (const enemy of s.units) {
    if (enemy.side === unit.side || enemy.at < 0 || !seesLocation(s, enemy.at, unit.at)) continue
    if (total(terrainModifier(s, unit.at, enemy.at, unit)) <= 0) return false
  }
  return true
}

/** Whether there is a hexside or a height that protects against fire from some direction. */
function isShelteredFromSome({ setting }: LnltState, unit: Unit): boolean {
  const hex = hexOf(unit.at)
  if (setting.map.levels[hex]! > 0) return true
  for (let side = 0; side < 6; side++) for (const { tm } of setting.hexsides[hex * 6 + side]!) if (tm > 0) return true
  return false
}
