import { integer, LEGAL, listOf, type Problem, type Rules, record, refuse } from '@firegroup/kernel'
import { type AslskAct, askFor } from '../../acts.ts'
import type { Aslsk } from '../../context.ts'
import { nameOf } from '../../map/terrain.ts'
import { type AslskState, type CombatAttack, type CombatInProgress, enemyOf, type Side, type Unit } from '../../state.ts'
import { infantryOf, typeOf } from '../../units/units.ts'
import { unitList } from '../../words/names.ts'
import { designationCandidates } from './candidates.ts'
import type { Fighting } from './fighting.ts'
import { designationPreview } from './preview.ts'
import { defenders, isAlone } from './stacks.ts'

export interface DeclaredAttack {
  readonly by: readonly number[]
  readonly on: readonly number[]
}
export interface Attack {
  readonly type: 'attack'
  readonly attacks: readonly DeclaredAttack[]
}
export interface Pass {
  readonly type: 'pass'
}

const units = listOf(integer(0, 9999), { min: 1, max: 40 })
const PASS: Pass = { type: 'pass' }

/** 3.8: a side attacks nobody; the other may all the same. */
export const makeNoAttack: AslskAct<Fighting, Pass> = {
  type: 'pass',
  rule: '3.8',
  fields: {},
  ends: true,
  candidates: () => [PASS],
  problems: () => LEGAL,
  perform: () => undefined,
  describe: () => 'Make no attack',
  preview: (s, { side, combat }) => designationPreview(s, side, combat, []),
}

/** 3.8: all attacks of a side in the hex, designated before any of them is resolved. */
export const attackInCombat: AslskAct<Fighting, Attack> = {
  type: 'attack',
  rule: '3.8',
  fields: { attacks: listOf(record({ by: units, on: units }), { min: 1, max: 20 }) },
  *candidates(s, { side, combat }) {
    for (const attacks of designationCandidates(s, side, combat)) yield { type: 'attack', attacks }
  },
  problems: (s, { side, combat }, { attacks }) => designationProblems(s, side, combat, attacks),
  perform(g, { side, combat }, decision) {
    const id = (unit: number) => g.state.units[unit]!.id
    const attacks = decision.attacks.map(({ by, on }) => ({ side, by: by.map(id), on: on.map(id) }))
    const designated = attacks.map(({ by, on }) => ({ side, by: [...by], on: [...on] }))
    g.emit({ type: 'closeCombatDesignated', rule: '3.8', side, attacks: designated })
    combat.attacks.push(...attacks)
    return undefined
  },
  describe: (s, { attacks }) =>
    attacks.map(({ by, on }, i) => `${i === 0 ? 'Attack' : 'attack'} ${unitList(s, on)} with ${unitList(s, by)}`).join('; '),
  preview: (s, { side, combat }, { attacks }) => designationPreview(s, side, combat, attacks),
}

/** 3.8: a side designates its attacks, once. A side with nobody unbroken is not asked. */
export function* designate(g: Aslsk, side: Side): Rules<void> {
  const combat = g.state.combat!
  if (combat.designated.includes(side)) return
  if (canFight(g.state, side, combat)) {
    g.checkpoint()
    const acts = g.state.setting.acts.closeCombat
    const fighting = { side, combat }
    const decision = yield* askFor(g, side, acts.question(g.state, fighting, designationHead(g.state, fighting)))
    acts.perform(g, fighting, decision)
  }
  combat.designated.push(side)
}

function canFight(s: AslskState, side: Side, combat: CombatInProgress): boolean {
  if (infantryOf(s, enemyOf(side), combat.at).length === 0) return false
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

function designationHead(s: AslskState, { side, combat }: Fighting) {
  const ids = (groups: Unit[][]) => groups.map((group) => group.map((unit) => unit.id))
  return {
    kind: 'closeCombat',
    title: `Close Combat in ${nameOf(s, combat.at)}: who attacks whom?`,
    rule: '3.8',
    about: (): AboutCombat => ({
      hex: nameOf(s, combat.at),
      ambusher: combat.ambusher,
      own: ids(defenders(s, combat, side)),
      enemy: ids(defenders(s, combat, enemyOf(side))),
      against: combat.attacks,
    }),
  } as const
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
