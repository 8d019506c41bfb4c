import type { Problem } from '@firegroup/kernel'
import type { Forbidden } from '../hooks.ts'
import type { AslskState, Hex, Unit } from '../state.ts'

/** Why an optional rule keeps a unit from something, into or at a Location where that matters; undefined if none does. */
export function forbidden(s: AslskState, unit: Unit, what: Forbidden, at?: Hex): Problem | undefined {
  for (const forbids of s.setting.hooks.forbids) {
    const problem = forbids(s, unit, what, at)
    if (problem) return problem
  }
  return undefined
}

/** The first of them whom an optional rule keeps from it. */
export function anyForbidden(s: AslskState, units: readonly Unit[], what: Forbidden, at: Hex): Problem | undefined {
  if (s.setting.hooks.forbids.length === 0) return undefined
  for (const unit of units) {
    const problem = forbidden(s, unit, what, at)
    if (problem) return problem
  }
  return undefined
}
