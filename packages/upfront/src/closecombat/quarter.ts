import { LEGAL, type Problem, type Rules, refuse, variants } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import { machineOf } from '../machines/machine.ts'
import { possibleGuards, takePrisoner } from '../prisoners/guard.ts'
import type { UpfrontQuestion } from '../questions.ts'
import { enemyOf, type Group, type Man, type UpfrontState } from '../state.ts'
import { type Combat, fallsAtOnce } from './combatants.ts'
import { duelOdds } from './preview.ts'

const PRISONERS = 32

export type Quarter = { readonly type: 'kill' } | { readonly type: 'capture' }
const ANSWERS: readonly Quarter[] = [{ type: 'kill' }, { type: 'capture' }]
export const quarterSchema = variants({ kill: {}, capture: {} })

/** 32.1 */
export function captureProblems({ setting }: UpfrontState): readonly Problem[] {
  return setting.scenario.rulesThrough >= PRISONERS ? LEGAL : refuse('32.1', 'Prisoners are not in the rules of this scenario.')
}

/** 32.11, 32.3: whether such men could bring anybody in: prisoners are in the rules, and not all of them serve a gun. */
export function mayCapture(s: UpfrontState, men: readonly number[]): boolean {
  return s.setting.scenario.rulesThrough >= PRISONERS && men.some((id) => !machineOf(s, s.men[id]!))
}

/** 32.11: whoever is attacked says, before anybody draws, whether he too wants a prisoner. A man who can't defend himself is not asked (33.5). */
export function* askDefenders(g: Upfront, combat: Combat): Rules<void> {
  const s = g.state
  const { defenders, from } = combat
  if (!mayCapture(s, defenders) || fallsAtOnce(s, combat, s.men[defenders[0]!]!)) return
  const answer = yield* g.ask(enemyOf(from.side), quarterQuestion(s, combat, 'defends'))
  if (answer.type === 'capture') combat.quarter = true
}

/** 32.11: a man beside himself has not said it when he set out. */
export function* askAttackers(g: Upfront, combat: Combat): Rules<void> {
  if (!mayCapture(g.state, combat.attackers)) return
  const answer = yield* g.ask(combat.from.side, quarterQuestion(g.state, combat, 'attacks'))
  if (answer.type === 'capture') combat.capture = true
}

function quarterQuestion(s: UpfrontState, combat: Combat, who: 'attacks' | 'defends'): UpfrontQuestion<'quarter'> {
  const name = (id: number) => s.setting.roster[id]!.name
  const { attackers, defenders } = combat
  const others = attackers.length === 1 ? '' : attackers.length === 2 ? ' and another' : ` and ${attackers.length - 1} others`
  const [attacker, defender] = [attackers[0]!, defenders[0]!]
  const own = name(who === 'attacks' ? attacker : defender)
  return {
    kind: 'quarter',
    title: `${name(attacker)}${others} attack${others === '' ? 's' : ''} ${name(defender)} in close combat. Does ${own} want a prisoner?`,
    rule: '32.11',
    schema: quarterSchema,
    about: { attacker, defender, who },
    candidates: () => ANSWERS,
    problems: () => LEGAL,
    preview({ type }) {
      const wants = type === 'capture'
      return duelOdds(s, { ...combat, ...(who === 'attacks' ? { capture: wants } : { quarter: wants }) })
    },
  }
}

/** 32.11, 32.2: the winner looks after him himself, unless he assists at a weapon and somebody else of his group does not. */
export function takeInCombat(g: Upfront, loser: Man, captor: Man, group: Group): void {
  const guards = possibleGuards(g.state, group)
  const guard = guards.includes(captor.id) ? captor : g.state.men[guards[0]!]!
  takePrisoner(g, loser, guard, group, '32.11', captor)
}
