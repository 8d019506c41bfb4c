import { integer, LEGAL, listOf, optional, type Problem, type Rules, record } from '@firegroup/kernel'
import { listed } from '@firegroup/kernel/words'
import { type AslskAct, askFor } from '../../acts.ts'
import type { Aslsk } from '../../context.ts'
import { type AslskState, type CombatInProgress, enemyOf, type Side } from '../../state.ts'
import { infantryOf } from '../../units/units.ts'
import { unitList, weaponItems } from '../../words/names.ts'
import { designationCandidates } from './candidates.ts'
import type { DeclaredAttack } from './declared.ts'
import { blowCandidates, blowProblems, strikeBlow } from './exchange.ts'
import type { Fighting } from './fighting.ts'
import { attackerProblems, targetProblems } from './grouping.ts'
import { designationHead } from './head.ts'
import { designationPreview } from './preview.ts'
import { defenders } from './stacks.ts'

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

/** 3.8: all attacks of a side in the hex, designated before any of them is resolved; one at a time where there is a vehicle. */
export const attackInCombat: AslskAct<Fighting, Attack> = {
  type: 'attack',
  rule: '3.8',
  fields: { attacks: listOf(record({ by: units, on: units, weapons: optional(units) }), { min: 1, max: 20 }) },
  *candidates(s, { side, combat }) {
    const offers = combat.exchange ? blowCandidates(s, side, combat) : designationCandidates(s, side, combat)
    for (const attacks of offers) yield { type: 'attack', attacks }
  },
  problems: (s, { side, combat }, { attacks }) =>
    combat.exchange ? blowProblems(s, side, combat, attacks) : designationProblems(s, side, combat, attacks),
  perform(g, { side, combat }, decision) {
    if (combat.exchange) return strikeBlow(g, side, combat, decision.attacks[0]!)
    const id = (unit: number) => g.state.units[unit]!.id
    const attacks = decision.attacks.map(({ by, on }) => ({ side, by: by.map(id), on: on.map(id) }))
    const designated = attacks.map(({ by, on }) => ({ side, by: [...by], on: [...on] }))
    g.emit({ type: 'closeCombatDesignated', rule: '3.8', side, attacks: designated })
    combat.attacks.push(...attacks)
    return undefined
  },
  describe: (s, { attacks }) =>
    attacks
      .map(({ by, on, weapons }, i) => `${i === 0 ? 'Attack' : 'attack'} ${unitList(s, on)} with ${byWords(s, by, weapons)}`)
      .join('; '),
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

function byWords(s: AslskState, by: readonly number[], weapons: readonly number[] | undefined): string {
  return weapons ? `${listed(weaponItems(s, weapons))} of ${unitList(s, by)}` : unitList(s, by)
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
