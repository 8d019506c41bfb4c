import type { LnltState, Side, Unit } from '../state.ts'
import { hasAny, marks } from '../units/marks.ts'
import { isOnMap } from '../units/units.ts'

const ACTED = marks('moved', 'fired', 'assaultMove', 'lowCrawl', 'stealth', 'stealthAssault', 'hitAndRun', 'opsComplete', 'melee')
const ASSAULT = marks('assaultMove', 'stealthAssault')
const OPS_COMPLETE = marks('opsComplete')
const NO_FIRE_AT_SPOTTED = marks('moved', 'fired', 'lowCrawl', 'stealth', 'hitAndRun', 'melee')
const NO_FIRE = marks('moved', 'fired', 'lowCrawl', 'stealth', 'hitAndRun', 'opsComplete', 'melee')

/** 4.0: bears no marker of an action: has not been activated in this turn. */
export function isUnactivated(unit: Unit): boolean {
  return !hasAny(unit, ACTED)
}

/** 6.1, 6.4.1: has Assault Moved and not fired yet: may be activated again to fire. */
function mayFireAfterMove(unit: Unit): boolean {
  return hasAny(unit, ASSAULT) && !hasAny(unit, NO_FIRE)
}

/** 4.1: has spotted a location in this impulse, or stands with who has, and may fire there though it is Ops Complete. */
function mayFireAtSpotted({ impulse, units, setting }: LnltState, unit: Unit): boolean {
  if (impulse === null || impulse.spotted < 0 || !hasAny(unit, OPS_COMPLETE) || hasAny(unit, NO_FIRE_AT_SPOTTED)) return false
  if (impulse.spotter === unit.id) return true
  return setting.options.opsCompleteBesideSpotter === 'yes' && !unit.shaken && units[impulse.spotter]!.at === unit.at
}

/** 4.0: whether activating its location would let this unit do anything. */
export function canBeActivated(s: LnltState, unit: Unit, side: Side): boolean {
  if (unit.side !== side || !isOnMap(unit)) return false
  return (
    isUnactivated(unit) ||
    unit.laid?.firing !== undefined ||
    unit.salvo !== undefined ||
    (mayFireAfterMove(unit) && !unit.shaken) ||
    mayFireAtSpotted(s, unit)
  )
}
