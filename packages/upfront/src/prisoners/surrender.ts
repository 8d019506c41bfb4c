import { integer, LEGAL, type Rules, refuse, variants } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import type { ActionCard } from '../data/cards.ts'
import { CLOSEST, relativeRange } from '../groups/range.ts'
import { machineOf } from '../machines/machine.ts'
import type { UpfrontQuestion } from '../questions.ts'
import { enemyOf, type Group, type Man, type UpfrontState } from '../state.ts'
import { possibleGuards, takePrisoner } from './guard.ts'

export type Taking = { readonly type: 'decline' } | { readonly type: 'take'; readonly guard: number }
const DECLINE: Taking = { type: 'decline' }
export const takingSchema = variants({ decline: {}, take: { guard: integer(0) } })

/** 32.12: a man who would run away at RR 5 surrenders instead, to whichever group the captor likes; he may let him run. */
export function surrendersInstead(g: Upfront, man: Man, group: Group, _card: ActionCard, kia: boolean): Rules<boolean> | undefined {
  const s = g.state
  if (kia || machineOf(s, man)) return undefined
  const captors = s.groups.filter((other) => other.side !== man.side && !other.gone && canTake(s, other, group))
  return captors.length > 0 ? askCaptor(g, man, captors) : undefined
}

/** 32.12, 10.1, G-30: an infantry group at RR 5 with an unpinned man on foot. */
function canTake(s: UpfrontState, captors: Group, group: Group): boolean {
  if (captors.surrendered || relativeRange(captors, group) !== CLOSEST) return false
  return captors.men.some((id) => !s.men[id]!.pinned && !machineOf(s, s.men[id]!))
}

function* askCaptor(g: Upfront, man: Man, captors: readonly Group[]): Rules<boolean> {
  const s = g.state
  const answer = yield* g.ask(enemyOf(man.side), takingQuestion(s, man, captors))
  if (answer.type === 'decline') return false
  const guard = s.men[answer.guard]!
  takePrisoner(g, man, guard, captors.find(({ men }) => men.includes(guard.id))!, '32.12')
  return true
}

function takingQuestion(s: UpfrontState, man: Man, captors: readonly Group[]): UpfrontQuestion<'prisoner'> {
  const guards = captors.flatMap((group) => possibleGuards(s, group))
  return {
    kind: 'prisoner',
    title: `${s.setting.roster[man.id]!.name} is about to run, and would rather give himself up. Who takes him?`,
    rule: '32.12',
    schema: takingSchema,
    about: { man: man.id, groups: captors.map(({ id }) => id) },
    candidates: () => [DECLINE, ...guards.map((guard): Taking => ({ type: 'take', guard }))],
    problems: (answer) =>
      answer.type === 'decline' || guards.includes(answer.guard) ? LEGAL : refuse('32.2', 'He can’t guard a prisoner there.'),
  }
}
