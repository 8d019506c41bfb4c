import { integer, LEGAL, type Problem, refuse, variants } from '@firegroup/kernel'
import { holds } from '../cards/might-hold.ts'
import { functionOf } from '../cards/usable.ts'
import type { UpfrontQuestion } from '../questions.ts'
import type { Card, Man, Side, UpfrontState } from '../state.ts'

export type HeroAnswer = { readonly type: 'hold' } | { readonly type: 'hero'; readonly card: Card }
const HOLD: HeroAnswer = { type: 'hold' }
export const heroSchema = variants({ hold: {}, hero: { card: integer(1) } })

/** 10.4: whether a Hero is played on a man now; `why` says what he has to fear. */
export function heroQuestion(s: UpfrontState, man: Man, why: string): UpfrontQuestion<'hero'> {
  return {
    kind: 'hero',
    title: `${s.setting.roster[man.id]!.name} ${why}. ${holds(s, man.side, 'Hero') ? 'Make him a hero?' : 'You hold no Hero: pass.'}`,
    rule: '10.4',
    schema: heroSchema,
    about: { man: man.id },
    candidates() {
      const out: HeroAnswer[] = [HOLD]
      for (const card of s.sides[man.side].hand) if (functionOf(s, man.side, card, 'Hero')) out.push({ type: 'hero', card })
      return out
    },
    problems: (answer) => (answer.type === 'hold' ? LEGAL : heroCardProblems(s, man.side, answer.card)),
  }
}

export function heroCardProblems(s: UpfrontState, side: Side, card: Card): readonly Problem[] {
  if (!s.sides[side].hand.includes(card)) return refuse('10.4', 'You don’t hold that card.')
  return functionOf(s, side, card, 'Hero') ? LEGAL : refuse('10.4', 'That is no Hero card for you.')
}
