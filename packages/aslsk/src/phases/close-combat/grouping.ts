import { LEGAL, type Problem, refuse } from '@firegroup/kernel'
import type { AslskState, Unit } from '../../state.ts'
import { typeOf } from '../../units/units.ts'
import { isAlone } from './stacks.ts'

/** Why a unit may not attack in Close Combat by an optional rule; undefined if nothing forbids it. */
export function fightProblem(s: AslskState, unit: Unit): Problem | undefined {
  for (const forbids of s.setting.hooks.forbids) {
    const problem = forbids(s, unit, 'closeCombat')
    if (problem) return problem
  }
  return undefined
}

/** 3.8: only unbroken units attack, each once, and a leader only with the unit that he is stacked on, or alone. */
export function attackerProblems(s: AslskState, own: readonly Unit[][], by: readonly number[], attacking: number[]): readonly Problem[] {
  for (const id of by) {
    const group = own.find((each) => each.some((unit) => unit.id === id))
    if (!group) return refuse('3.8', `Unit ${id} is not one of yours in this Close Combat.`)
    const unit = s.units[id]!
    const { label } = typeOf(s, unit)
    if (unit.broken) return refuse('3.8', `The ${label} is broken and can only defend.`)
    const forbidden = fightProblem(s, unit)
    if (forbidden) return [forbidden]
    if (attacking.includes(id)) return refuse('3.8', `The ${label} can make only one attack in this phase.`)
    attacking.push(id)
    if (isAlone(s, group) && by.length > 1) return refuse('3.8', `The ${label} stands apart and attacks alone, as he defends alone.`)
    const base = group[0]!
    if (base !== unit && !by.includes(base.id))
      return refuse('3.8', `The ${label} is stacked on the ${typeOf(s, base).label} and attacks only together with it.`)
  }
  return LEGAL
}

/** 3.8: nobody is attacked twice, and a leader defends with the unit that he is stacked on, or alone. */
export function targetProblems(s: AslskState, enemy: readonly Unit[][], on: readonly number[], attacked: number[]): readonly Problem[] {
  for (const id of on) {
    const group = enemy.find((each) => each.some((unit) => unit.id === id))
    if (!group) return refuse('3.8', `Unit ${id} is no enemy in this Close Combat.`)
    const { label } = typeOf(s, s.units[id]!)
    if (attacked.includes(id)) return refuse('3.8', `The ${label} can be attacked only once in this phase.`)
    attacked.push(id)
    if (isAlone(s, group) && on.length > 1) return refuse('3.8', `The ${label} stands apart and can only be attacked alone.`)
    const missing = group.find((unit) => !on.includes(unit.id))
    if (missing) return refuse('3.8', `The ${label} and the ${typeOf(s, missing).label} defend together: attack both or neither.`)
  }
  return LEGAL
}
