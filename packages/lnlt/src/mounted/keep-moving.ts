import type { Problem } from '@firegroup/kernel'
import type { Deed } from '../hooks.ts'
import { isLocked } from '../melee/eligible.ts'
import { movementFactor } from '../movement/allowance.ts'
import { plannedMove } from '../movement/group.ts'
import { stepNames } from '../movement/step-acts.ts'
import { isUnactivated } from '../operations/availability.ts'
import type { LnltState, Unit } from '../state.ts'
import { hasAny, marks } from '../units/marks.ts'
import { typeOf } from '../units/units.ts'
import { isMountedUnit } from './mounted.ts'

const RULE = '15.5.1'
const RODE = marks('moved', 'hitAndRun')

/** 15.5.1: in Good Order, and has moved or run; whoever is locked in Melee goes nowhere. */
export function mayRideOn(s: LnltState, unit: Unit): boolean {
  return isMountedUnit(s, unit) && unit.at >= 0 && !unit.shaken && hasAny(unit, RODE) && !isLocked(s, unit) && movementFactor(s, unit) > 0
}

/** 15.5.1: has been declared, has not moved yet, and can. */
export function owesRide(s: LnltState, unit: Unit): boolean {
  if (!unit.continuous || unit.at < 0 || unit.shaken || !isUnactivated(unit) || isLocked(s, unit)) return false
  const [step] = stepNames(s, plannedMove(s, [unit.id], ['move'], unit.at))
  return step !== undefined
}

/** 15.5.1: who must ride on does not stop to fire at movers. Contribution to `forbids`. */
export function ridingForbids(s: LnltState, unit: Unit, what: Deed): Problem | undefined {
  return what === 'opportunityFire' && unit.continuous
    ? { rule: RULE, message: `The ${typeOf(s, unit).name} keeps moving: it can't fire at movers.` }
    : undefined
}

/** 15.5.1: nor in an impulse, unless in a Hit & Run. */
export function ridingProblem(s: LnltState, firers: readonly { readonly unit: number }[]): Problem | null {
  const rider = firers.map(({ unit }) => s.units[unit]).find((unit) => unit?.continuous)
  return rider ? { rule: RULE, message: `The ${typeOf(s, rider).name} must go on moving: it fires only in a Hit & Run.` } : null
}
