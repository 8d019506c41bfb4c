import type { Rules } from '@firegroup/kernel'
import { mightHold } from '../cards/might-hold.ts'
import { spendCard } from '../cards/piles.ts'
import type { Upfront } from '../context.ts'
import { type ActionCard, positionNumber, WOUND_COLUMN } from '../data/cards.ts'
import { loseMan } from '../groups/leave.ts'
import { machineOf } from '../machines/machine.ts'
import { heroQuestion } from '../men/hero-question.ts'
import type { Group, Man } from '../state.ts'
import { dropOne } from './portage.ts'

/** 33.1: a KIA by the lowest number that kills may be a wound. */
export function woundedInsteadOfKilled(g: Upfront, man: Man, group: Group, card: ActionCard, lowest: boolean): Rules<boolean> | boolean {
  return lowest ? wound(g, man, group, card) : false
}

/** 33.1, G-60: so may be a rout, before anybody thinks of surrender; panic that kills may not. */
export function woundedInsteadOfRouted(g: Upfront, man: Man, group: Group, card: ActionCard, kia: boolean): Rules<boolean> | boolean {
  return kia ? false : wound(g, man, group, card)
}

/** 33.1, 33.11: column 7w against his printed Morale; he stays pinned or not. 33.6: what he can't carry any more he leaves. */
function wound(g: Upfront, man: Man, group: Group, card: ActionCard): Rules<boolean> | boolean {
  const s = g.state
  if (machineOf(s, man) || positionNumber(card, WOUND_COLUMN) !== s.setting.roster[man.id]!.morale) return false
  if (man.wounded) return woundedAgain(g, man)
  man.wounded = true
  g.emit({ type: 'wounded', rule: '33.1', man: man.id, card: card.id })
  return man.weapon === '' || man.secondary === '' ? true : leavesOne(g, man, group)
}

function* leavesOne(g: Upfront, man: Man, group: Group): Rules<boolean> {
  yield* dropOne(g, man, group)
  return true
}

/** 33.7: a second wound kills, unless a Hero comes at once. */
function* woundedAgain(g: Upfront, man: Man): Rules<boolean> {
  if (!(yield* heroSaves(g, man, 'is wounded again'))) loseMan(g, man, 'kia', '33.7')
  return true
}

/** 33.7: whether the owner plays a Hero on a wounded man now; pinned he stays pinned. */
export function* heroSaves(g: Upfront, man: Man, why: string): Rules<boolean> {
  const s = g.state
  if (!mightHold(s, man.side, 'Hero')) return false
  const answer = yield* g.ask(man.side, heroQuestion(s, man, why))
  if (answer.type === 'hold') return false
  spendCard(s, man.side, answer.card)
  g.emit({ type: 'forgetsWound', rule: '33.9', man: man.id, card: answer.card }, { reveals: true })
  return true
}
