import type { RuleRef, Rules } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import { type ActionCard, positionNumber, ROUT_COLUMN } from '../data/cards.ts'
import { isKilled, isPinned, panicIsKia, panics } from '../data/comparisons.ts'
import { loseMan } from '../groups/leave.ts'
import { pin } from '../men/pin.ts'
import { kiaOf, moraleOf, panicOf, routOf } from '../men/values.ts'
import type { Group, Man, UpfrontState } from '../state.ts'

/** 6.51 to 6.54: what a number does to a man. Panic is settled further by column 0r. */
export type Result = 'kia' | 'pinned' | 'panic' | 'none'

/** 6.5: what a final number would do to a man, by the values on the side of his card that is up. */
function resultOf(s: UpfrontState, man: Man, group: Group, number: number): Result {
  if (isKilled(number, kiaOf(s, man))) return 'kia'
  if (man.pinned) return panics(number, panicOf(s, man, group)) ? 'panic' : 'none'
  return isPinned(number, moraleOf(s, man, group)) ? 'pinned' : 'none'
}

/** what a final number does to a man; `card` is the RNC that made it. */
export function* applyResult(g: Upfront, man: Man, group: Group, number: number, card: ActionCard): Rules<Result> {
  const result = insteadOf(g, man, group, number, card, resultOf(g.state, man, group, number))
  if (result === 'kia') return (yield* kill(g, man, group, card, number === kiaOf(g.state, man), '6.51')) ? 'kia' : 'none'
  if (result === 'pinned') pin(g, man, '6.52')
  else if (result === 'panic') yield* panic(g, man, group, card, '6.53')
  return result
}

/** 45.45: some are not pinned: something else becomes of them. */
function insteadOf(g: Upfront, man: Man, group: Group, number: number, card: ActionCard, result: Result): Result {
  if (result !== 'pinned') return result
  for (const other of g.state.setting.hooks.insteadOfPin) {
    const became = other(g, man, group, number, card)
    if (became) return became
  }
  return result
}

/** 6.51, 33.1: he is killed, unless something else becomes of him; `lowest`: by the lowest number that kills him. False: he lives. */
export function* kill(g: Upfront, man: Man, group: Group, card: ActionCard, lowest: boolean, rule: RuleRef): Rules<boolean> {
  for (const instead of g.state.setting.hooks.insteadOfKia) {
    const settled = instead(g, man, group, card, lowest)
    if (settled === true || (settled && (yield* settled))) return man.fate !== ''
  }
  loseMan(g, man, 'kia', rule)
  return true
}

/** 6.53, 6.531: a pinned man panics: he is lost as killed or as routed, unless something else becomes of him (20.9). */
export function* panic(g: Upfront, man: Man, group: Group, card: ActionCard, rule: RuleRef): Rules<void> {
  const kia = countsAsKia(g.state, man, card)
  for (const instead of g.state.setting.hooks.insteadOfPanic) {
    const settled = instead(g, man, group, card, kia)
    if (settled === true || (settled && (yield* settled))) return
  }
  loseMan(g, man, kia ? 'kia' : 'rout', rule)
}

/** 6.53: column 0r of the RNC against the man's rout number. */
export function countsAsKia(s: UpfrontState, man: Man, card: ActionCard): boolean {
  return panicIsKia(positionNumber(card, ROUT_COLUMN), routOf(s, man))
}
