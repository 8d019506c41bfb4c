import type { Aslsk } from '../../context.ts'
import { canSee } from '../../map/los.ts'
import { isBeside } from '../../map/terrain.ts'
import type { AslskState, Location, Side, Unit } from '../../state.ts'
import { makeDm } from '../../units/casualties.ts'
import { knownTo } from '../../units/units.ts'

/** 2.0 KEU: an enemy unit to which this unit has LOS from where it is. */
export function isKnownEnemy(s: AslskState, unit: Unit, enemy: Unit): boolean {
  return enemy.side !== unit.side && enemy.at >= 0 && (enemy.at === unit.at || canSee(s, unit.at, enemy.at))
}

/** 3.1h, 3.2.3: beside a KEU, or in one's hex; broken ones count. */
export function isNextToKnownEnemy(s: AslskState, unit: Unit): boolean {
  for (const enemy of knownTo(s, unit.side))
    if (enemy.side !== unit.side && isBeside(s, unit.at, enemy.at) && isKnownEnemy(s, unit, enemy)) return true
  return false
}

/** 3.6: whether somebody of this side in this hex would be beside an unbroken KEU or in his hex. */
export function isNextToUnbrokenEnemy(s: AslskState, side: Side, at: Location): boolean {
  for (const enemy of knownTo(s, side))
    if (enemy.side !== side && !enemy.broken && isBeside(s, at, enemy.at) && (enemy.at === at || canSee(s, at, enemy.at))) return true
  return false
}

/** 3.2.3: a broken unit that comes to be next to a KEU becomes DM, whoever of the two has moved. */
export function desperateNextToEnemies(g: Aslsk): void {
  for (const unit of g.state.units)
    if (unit.broken && !unit.dm && unit.at >= 0 && isNextToKnownEnemy(g.state, unit)) makeDm(g, unit, '3.2.3')
}
