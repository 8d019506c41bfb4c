import type { Rules } from '@firegroup/kernel'
import { mightHold } from '../cards/might-hold.ts'
import { spendCard } from '../cards/piles.ts'
import type { Upfront } from '../context.ts'
import { afvOf, machineOf } from '../machines/machine.ts'
import { heroQuestion } from '../men/hero-question.ts'
import type { Card, Man, UpfrontState } from '../state.ts'
import { recover } from './recover.ts'

/** 28.421: a Hero at once keeps a vehicle from being pinned or buttoned up. */
export function* negatesPin(g: Upfront, man: Man): Rules<boolean> {
  const s = g.state
  if (!afvOf(s, man) || !mightHold(s, man.side, 'Hero')) return false
  const answer = yield* g.ask(man.side, heroQuestion(s, man, 'is about to close its hatches'))
  if (answer.type === 'hold') return false
  spendCard(s, man.side, answer.card)
  g.emit({ type: 'hero', rule: '10.4', side: man.side, card: answer.card, man: man.id }, { reveals: true })
  return true
}

/** 10.41, 28.421, 34.6: whether a Hero does anything for a gun or vehicle now. */
export function heroHelpsMachine(s: UpfrontState, man: Man): boolean {
  if (!machineOf(s, man)) return false
  return man.pinned || man.stun !== undefined || (man.buttoned === true && (man.crewLost ?? 0) === 0)
}

/** 28.421, 10.41, G-57: it opens up again, or has one point of a Rally card; never an action. */
export function heroOnMachine(g: Upfront, man: Man, card: Card): void {
  spendCard(g.state, man.side, card)
  g.emit({ type: 'hero', rule: '10.4', side: man.side, card, man: man.id }, { reveals: true })
  if (man.pinned || man.stun !== undefined) {
    recover(g, man, 1)
    return
  }
  delete man.buttoned
  g.emit({ type: 'opensUp', rule: '28.421', man: man.id, card })
}
