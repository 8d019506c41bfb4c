import type { Aslsk } from '../context.ts'
import { type AslskState, enemyOf, type Hex, type Side, type Unit } from '../state.ts'
import { hasUnits, isGoodOrder, isMmc } from '../units/units.ts'

/** 2.0 Control: every Good Order MMC takes the hex that it occupies without an enemy, and with it perhaps a building. */
export function updateControl(g: Aslsk): void {
  for (const unit of g.state.units) if (unit.at >= 0) takeControl(g, unit)
}

/** 2.0 Control: what a unit gains where it is now. To be called when it comes somewhere, before anything else can happen to it. */
export function takeControl(g: Aslsk, unit: Unit): void {
  const s = g.state
  const { at, side } = unit
  const building = s.setting.buildings[at]!
  if (s.control[at] === side && (building < 0 || controlsBuilding(s, side, building))) return
  if (!isGoodOrder(unit) || !isMmc(s, unit) || hasUnits(s, enemyOf(side), at)) return
  const isAlone = building < 0 || isEnemyIn(s, side, building)
  if (isAlone && s.control[at] === side) return
  gain(g, side, isAlone ? [at] : s.setting.buildingHexes[building]!)
}

function gain(g: Aslsk, side: Side, places: readonly Hex[]): void {
  const { control } = g.state
  const changed = places.filter((place) => control[place] !== side)
  for (const place of changed) control[place] = side
  g.emit({ type: 'control', rule: '2.0', side, places: changed })
}

/** 2.0 Control: a side controls a building when it controls every hex of it. */
export function controlsBuilding(s: AslskState, side: Side, building: number): boolean {
  for (const place of s.setting.buildingHexes[building]!) if (s.control[place] !== side) return false
  return true
}

/** 2.0 Control: a whole building is gained if no enemy unit is anywhere in it; otherwise the hex alone. */
function isEnemyIn(s: AslskState, side: Side, building: number): boolean {
  for (const unit of s.units) if (unit.side !== side && unit.at >= 0 && s.setting.buildings[unit.at] === building) return true
  return false
}
