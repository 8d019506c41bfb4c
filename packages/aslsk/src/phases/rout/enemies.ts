import type { Aslsk } from '../../context.ts'
import { canSee } from '../../map/los.ts'
import { isBeside, neighbours } from '../../map/terrain.ts'
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
  const s = g.state
  const calm: Unit[] = []
  for (const unit of s.units) if (unit.broken && !unit.dm && unit.at >= 0) calm.push(unit)
  if (calm.length === 0) return
  const near = calm.length < MANY || s.setting.places ? calm : nextToOthers(s, calm)
  for (const unit of near) if (isNextToKnownEnemy(s, unit)) makeDm(g, unit, '3.2.3')
}

/** Fewer are compared with all their enemies faster than these are written down by hex. */
const MANY = 4

/*
 * By hex: whose units are there, and in which list that was written down. It is asked for after every advance of a large battle. What is written down here means
 * nothing once the list is made.
 */
const owners: (Side | typeof BOTH)[] = []
let metIn = new Int32Array(0)
let lists = 0
const BOTH = 0

/** Those of these units in whose hex, or next to it, there is anybody of another side, known or not. */
function nextToOthers(s: AslskState, calm: readonly Unit[]): Unit[] {
  if (metIn.length < s.setting.map.size) metIn = new Int32Array(s.setting.map.size)
  lists = (lists + 1) | 0
  if (lists === 0) {
    metIn.fill(0)
    lists = 1
  }
  for (const { at, side } of s.units) {
    if (at < 0) continue
    if (metIn[at] !== lists) {
      metIn[at] = lists
      owners[at] = side
    } else if (owners[at] !== side) owners[at] = BOTH
  }
  const isOther = (at: Location, side: Side) => metIn[at] === lists && owners[at] !== side
  return calm.filter(({ at, side }) => isOther(at, side) || neighbours(s, at).some((beside) => isOther(beside, side)))
}
