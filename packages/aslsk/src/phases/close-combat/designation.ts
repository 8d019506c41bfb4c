import { integer, LEGAL, listOf, type Problem, type Rules, record, refuse, variants } from '@firegroup/kernel'
import type { Aslsk } from '../../context.ts'
import { nameOf } from '../../map/terrain.ts'
import type { AslskQuestion } from '../../questions.ts'
import { type AslskState, type CombatAttack, type CombatInProgress, enemyOf, type Side, type Unit } from '../../state.ts'
import { typeOf, unitsOf } from '../../units/units.ts'
import { designationCandidates } from './candidates.ts'
import { designationPreview } from './preview.ts'
import { defenders, isAlone } from './stacks.ts'

export interface DeclaredAttack {
  readonly by: readonly number[]
  readonly on: readonly number[]
}
export type Designation = { readonly type: 'pass' } | { readonly type: 'attack'; readonly attacks: readonly DeclaredAttack[] }

const units = listOf(integer(0, 9999), { min: 1, max: 40 })
export const designationSchema = variants({ pass: {}, attack: { attacks: listOf(record({ by: units, on: units }), { min: 1, max: 20 }) } })

/** 3.8: a side designates all its attacks in the hex before any of them is resolved. A side with nobody unbroken is not asked. */
export function* designate(g: Aslsk, side: Side): Rules<CombatAttack[]> {
  const s = g.state
  const combat = s.combat!
  if (!canFight(s, side, combat)) return []
  g.checkpoint()
  const answer = yield* g.ask(side, designationQuestion(s, side, combat))
  if (answer.type === 'pass') return []
  const attacks = answer.attacks.map(({ by, on }) => ({ side, by: by.map((id) => s.units[id]!.id), on: on.map((id) => s.units[id]!.id) }))
  g.emit({
    type: 'closeCombatDesignated',
    rule: '3.8',
    side,
    attacks: attacks.map(({ by, on }) => ({ side, by: [...by], on: [...on] })),
  })
  return attacks
}

function canFight(s: AslskState, side: Side, combat: CombatInProgress): boolean {
  if (unitsOf(s, enemyOf(side), combat.at).length === 0) return false
  for (const _ of designationCandidates(s, side, combat)) return true
  return false
}

/** Who stands with whom, and what the other side has designated. */
export interface AboutCombat {
  readonly hex: string
  readonly ambusher: Side | null
  readonly own: readonly (readonly number[])[]
  readonly enemy: readonly (readonly number[])[]
  readonly against: readonly CombatAttack[]
}

function designationQuestion(s: AslskState, side: Side, combat: CombatInProgress): AslskQuestion<'closeCombat'> {
  return {
    kind: 'closeCombat',
    title: `Close Combat in ${nameOf(s, combat.at)}: who attacks whom?`,
    rule: '3.8',
    schema: designationSchema,
    get about(): AboutCombat {
      const ids = (groups: Unit[][]) => groups.map((group) => group.map((unit) => unit.id))
      return {
        hex: nameOf(s, combat.at),
        ambusher: combat.ambusher,
        own: ids(defenders(s, combat, side)),
        enemy: ids(defenders(s, combat, enemyOf(side))),
        against: combat.attacks,
      }
    },
    *candidates() {
      yield { type: 'pass' }
      for (const attacks of designationCandidates(s, side, combat)) yield { type: 'attack', attacks }
    },
    problems: (decision) => (decision.type === 'pass' ? LEGAL : designationProblems(s, side, combat, decision.attacks)),
    preview: (decision) => designationPreview(s, side, combat, decision.type === 'pass' ? [] : decision.attacks),
  }
}

/** 3.8: any grouping will do, as long as nobody attacks or is attacked twice, only unbroken units attack, and leaders stay with their own. */
function designationProblems(s: AslskState, side: Side, combat: CombatInProgress, attacks: readonly DeclaredAttack[]): readonly Problem[] {
  const own = defenders(s, combat, side)
  const enemy = defenders(s, combat, enemyOf(side))
  const attacking: number[] = []
  const attacked: number[] = []
  for (const { by, on } of attacks) {
    const problems = attackerProblems(s, own, by, attacking)
    if (problems.length > 0) return problems
    const more = targetProblems(s, enemy, on, attacked)
    if (more.length > 0) return more
  }
  return LEGAL
}

function attackerProblems(s: AslskState, own: Unit[][], by: readonly number[], attacking: number[]): readonly Problem[] {
  for (const id of by) {
    const group = own.find((each) => each.some((unit) => unit.id === id))
    if (!group) return refuse('3.8', `Unit ${id} is not one of yours in this Close Combat.`)
    const unit = s.units[id]!
    const { label } = typeOf(s, unit)
    if (unit.broken) return refuse('3.8', `The ${label} is broken and can only defend.`)
    if (attacking.includes(id)) return refuse('3.8', `The ${label} can make only one attack in this phase.`)
    attacking.push(id)
    if (isAlone(s, group) && by.length > 1) return refuse('3.8', `The ${label} stands apart and attacks alone, as he defends alone.`)
    const base = group[0]!
    if (base !== unit && !by.includes(base.id))
      return refuse('3.8', `The ${label} is stacked on the ${typeOf(s, base).label} and attacks only together with it.`)
  }
  return LEGAL
}

function targetProblems(s: AslskState, enemy: Unit[][], on: readonly number[], attacked: number[]): readonly Problem[] {
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
