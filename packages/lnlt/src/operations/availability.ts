import type { LnltState, Side, Unit } from '../state.ts'
import { hasAny, marks } from '../units/marks.ts'
import { isOnMap } from '../units/units.ts'

const ACTED = marks('moved', 'fired', 'assaultMove', 'lowCrawl', 'stealth', 'stealthAssault', 'hitAndRun', 'opsComplete', 'melee')
const ASSAULT = marks('assaultMove', 'stealthAssault')
const NO_FIRE = marks('moved', 'fired', 'lowCrawl', 'stealth', 'hitAndRun', 'opsComplete', 'melee')

/** 4.0: bears no marker of an action: has not been activated in this turn. */
export function isUnactivated(unit: Unit): boolean {
  return !hasAny(unit, ACTED)
}

/** 6.1, 6.4.1: has Assault Moved and not fired yet: may be activated again to fire. */
function mayFireAfterMove(unit: Unit): boolean {
  return hasAny(unit, ASSAULT) && !hasAny(unit, NO_FIRE)
}

/** 4.1: has spotted a location in this impulse and may fire there though it is Ops Complete. */
function hasJustSpotted(s: LnltState, unit: Unit): boolean {
  return s.impulse !== null && s.impulse.spotter === unit.id && s.impulse.spotted >= 0
}

/** 4.0: whether activating its location would let this unit do anything. */
export function canBeActivated(s: LnltState, unit: Unit, side: Side): boolean {
  if (unit.side !== side || !isOnMap(unit)) return false
  return isUnactivated(unit) || (mayFireAfterMove(unit) && !unit.shaken) || hasJustSpotted(s, unit)
}
