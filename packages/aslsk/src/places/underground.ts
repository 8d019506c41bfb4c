import type { Problem } from '@firegroup/kernel'
import { modeOf, movingProblem, portageLoss } from '../phases/movement/factors.ts'
import type { AslskState, Unit } from '../state.ts'
import { isGoodOrder, typeOf } from '../units/units.ts'

/** What a way below the ground is called, and its rules: who goes there, and how. */
export interface Underground {
  readonly who: string
  readonly how: string
  readonly where: string
  readonly move: string
}

/** B8.4, B8.6: why a unit may not go below: only Good Order Infantry does, before it has spent anything, with no Gun and no more than it carries without effort. */
export function undergroundProblem(s: AslskState, unit: Unit, { who, how, where, move }: Underground): Problem | null {
  const problem = movingProblem(s, unit)
  if (problem) return problem
  const { label } = typeOf(s, unit)
  if (!isGoodOrder(unit)) return { rule: who, message: `The ${label} is not in Good Order.` }
  if (unit.spent > 0 || s.move) return { rule: how, message: `${move} is a whole move from its start.` }
  if (s.weapons.some((weapon) => weapon.owner === unit.id && (weapon.ordnance?.ca ?? -1) >= 0))
    return { rule: how, message: `The ${label} can't take its Gun into ${where}.` }
  return portageLoss(s, unit, modeOf(unit, undefined), null) > 0
    ? { rule: how, message: `The ${label} carries too much for ${where}.` }
    : null
}
