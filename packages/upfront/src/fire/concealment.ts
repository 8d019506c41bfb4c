import { integer, LEGAL, type Problem, type Rules, refuse, variants } from '@firegroup/kernel'
import { holds, mightHold } from '../cards/might-hold.ts'
import { spendCard } from '../cards/piles.ts'
import { functionOf } from '../cards/usable.ts'
import type { Upfront } from '../context.ts'
import type { ConcealmentAbout, UpfrontQuestion } from '../questions.ts'
import type { Card, Side, UpfrontState } from '../state.ts'
import type { AttackOdds } from './preview.ts'

/** A Concealed card that was played, with its value as printed: -1 to -3. */
export interface Concealed {
  readonly card: Card
  readonly value: number
}

export type Concealment = { readonly type: 'pass' } | { readonly type: 'conceal'; readonly card: Card }
const PASS: Concealment = { type: 'pass' }
const NOTHING = 'You hold no Concealed card: pass.'
export const concealmentSchema = variants({ pass: {}, conceal: { card: integer(1) } })

/**
 * 9.1, 9.4: a player may play one Concealed card; null when he has none or keeps it. He is asked unless everybody can see that he has none. `happens` is what it
 * is about and `offer` the question, `about` what he should know to decide, `outlook` what would come of a card of that value, 0 for none.
 */
export function* concealmentWindow(
  g: Upfront,
  seat: Side,
  happens: string,
  offer: string,
  about: ConcealmentAbout = null,
  outlook: (value: number) => AttackOdds | null = () => null,
): Rules<Concealed | null> {
  const s = g.state
  for (const tell of s.setting.hooks.attacked) tell(g, seat)
  if (!mightHold(s, seat, 'Concealed')) return null
  const answer = yield* g.ask(
    seat,
    concealmentQuestion(s, seat, `${happens} ${holds(s, seat, 'Concealed') ? offer : NOTHING}`, about, outlook),
  )
  if (answer.type === 'pass') return null
  const value = concealedValue(s, seat, answer.card, about)
  spendCard(s, seat, answer.card)
  g.emit({ type: 'conceals', rule: '9.1', side: seat, card: answer.card, value }, { reveals: true })
  return { card: answer.card, value }
}

/** 9.1: what is printed on the card, and 37.2 what some add to it; 37.2: never for an infiltration. */
export function concealedValue(s: UpfrontState, seat: Side, card: Card, about: ConcealmentAbout): number {
  let { value } = functionOf(s, seat, card, 'Concealed')!
  if (about !== null && 'into' in about) return value
  for (const add of s.setting.hooks.concealed) value += add(s, seat)
  return value
}

function concealmentQuestion(
  s: UpfrontState,
  seat: Side,
  title: string,
  about: ConcealmentAbout,
  outlook: (value: number) => AttackOdds | null,
): UpfrontQuestion<'concealment'> {
  return {
    kind: 'concealment',
    title,
    rule: '9.1',
    schema: concealmentSchema,
    about,
    candidates() {
      const out: Concealment[] = [PASS]
      for (const card of s.sides[seat].hand) if (functionOf(s, seat, card, 'Concealed')) out.push({ type: 'conceal', card })
      return out
    },
    problems: (answer) => concealProblems(s, seat, answer),
    preview: (answer) => outlook(answer.type === 'conceal' ? concealedValue(s, seat, answer.card, about) : 0),
  }
}

function concealProblems(s: UpfrontState, seat: Side, answer: Concealment): readonly Problem[] {
  if (answer.type === 'pass') return LEGAL
  if (!s.sides[seat].hand.includes(answer.card)) return refuse('9.1', 'You don’t hold that card.')
  return functionOf(s, seat, answer.card, 'Concealed') ? LEGAL : refuse('9.1', 'That is no Concealed card for you.')
}
