import { HIDDEN_GUN_SIGHT } from '../data/concealment.ts'
import { canSee } from '../map/los.ts'
import { isPaved } from '../map/roads.ts'
import { distance, terrainAt } from '../map/terrain.ts'
import { type AslskState, enemyOf, type Hex, type Location, type Side, type Unit, type Weapon } from '../state.ts'
import { hasUnits, isGoodOrder, weaponTypeOf } from '../units/units.ts'

/** 6.4, 8.1.8: whether a unit, with the Gun that it mans, may hide in this kind of hex. */
export function mayHideIn(s: AslskState, gun: Weapon | null, place: Hex): boolean {
  if (!gun) return !terrainAt(s, place).openGround
  return !isPaved(s, place)
}

/** 6.4: a hidden Gun in the open is seen by a Good Order enemy who is near enough and has a LOS to it; so is hidden Infantry (8.1.8). */
export function isDetected(s: AslskState, side: Side, place: Location): boolean {
  if (!terrainAt(s, place).openGround) return false
  for (const enemy of s.units)
    if (
      enemy.side !== side &&
      !enemy.hidden &&
      isGoodOrder(enemy) &&
      distance(s, enemy.at, place) <= HIDDEN_GUN_SIGHT &&
      canSee(s, enemy.at, place)
    )
      return true
  return false
}

/** Where a hidden unit could be, as far as its enemy knows: in the hexes where it may have set up, out of his sight and not under his feet. */
export function couldHideIn(s: AslskState, unit: Unit, guns: readonly Weapon[]): Location[] {
  const group = s.setting.groups.find(({ units }) => units.includes(unit.id))
  const area = group?.area ?? s.setting.terrain.map((_, place) => place)
  const inBuildings = guns.every((gun) => weaponTypeOf(s, gun).barrel!.inBuildings)
  return area.filter(
    (place) =>
      terrainAt(s, place).infantryMf !== null &&
      mayHideIn(s, guns[0] ?? null, place) &&
      (inBuildings || terrainAt(s, place).building === null) &&
      !hasUnits(s, enemyOf(unit.side), place) &&
      !isDetected(s, unit.side, place as Location),
  ) as Location[]
}
