import { integer, LEGAL, type Rules, refuse, variants } from '@firegroup/kernel'
import { heroHelpsMachine, heroOnMachine } from '../armour/hero.ts'
import { mightHold } from '../cards/might-hold.ts'
import { spendCard } from '../cards/piles.ts'
import { functionOf } from '../cards/usable.ts'
import type { Upfront } from '../context.ts'
import { BY_HAND, FIRES, heroHelps } from '../fire/firepower.ts'
import { groupOfMan } from '../groups/groups.ts'
import { machineOf } from '../machines/machine.ts'
import type { UpfrontQuestion } from '../questions.ts'
import type { Card, Man, Side } from '../state.ts'
import { heroQuestion } from './hero-question.ts'
import { unpin } from './pin.ts'

/**
 * 10.4, G-46: the owner of a pinned man may play a Hero on him now: before each draw against him, and right after he was pinned. He is asked unless everybody can
 * see that he has none.
 */
export function* heroWindow(g: Upfront, man: Man, why: string): Rules<void> {
  const s = g.state
  if (!man.pinned || man.fate !== '' || !mightHold(s, man.side, 'Hero')) return
  const answer = yield* g.ask(man.side, heroQuestion(s, man, why))
  if (answer.type === 'hero') rallyByHero(g, man, answer.card)
}

/** 10.44: whether a Hero is played on a man before he is overrun, pinned or not; a gun's crew it can only rally. */
export function* heroAgainstOverrun(g: Upfront, man: Man): Rules<boolean> {
  const s = g.state
  if (machineOf(s, man)) {
    yield* heroWindow(g, man, 'is about to be overrun')
    return false
  }
  if (!mightHold(s, man.side, 'Hero')) return false
  const answer = yield* g.ask(man.side, heroQuestion(s, man, 'is about to be overrun'))
  if (answer.type === 'hold') return false
  rallyByHero(g, man, answer.card)
  return true
}

/** 10.4, 10.43: the Hero rallies him, and in his own turn makes a hero of him as well, 28.81: whatever he is armed with. 9.3: the card is not replaced before the refill. */
export function rallyByHero(g: Upfront, man: Man, card: Card): void {
  const s = g.state
  if (heroHelpsMachine(s, man)) {
    heroOnMachine(g, man, card)
    return
  }
  makeHero(g, man, card)
  unpin(g, man, '10.4')
}

/** 10.43, 28.81: the card is played on a man on foot, pinned or not; in his own turn it makes a hero of him. */
export function makeHero(g: Upfront, man: Man, card: Card): void {
  const s = g.state
  spendCard(s, man.side, card)
  g.emit({ type: 'hero', rule: '10.4', side: man.side, card, man: man.id }, { reveals: true })
  if (s.active === man.side && !machineOf(s, man)) man.heroic = heroHelps(s, man, card) ? FIRES : BY_HAND
}

export type HeroOnDraw = { readonly type: 'hold' } | { readonly type: 'rally'; readonly man: number }
export const heroDrawnSchema = variants({ hold: {}, rally: { man: integer(0) } })
const HOLD_DRAWN: HeroOnDraw = { type: 'hold' }

/**
 * 10.4: a Hero that was just drawn may be played at once on any pinned man, and another card is drawn for it: true. Whoever has pinned men is asked when he has
 * drawn, Hero or not: else the question would tell what he drew.
 */
export function heroOnDraw(g: Upfront, side: Side, drawn: readonly Card[]): Rules<boolean> | undefined {
  const s = g.state
  if (!mightHold(s, side, 'Hero')) return undefined
  const pinned = s.men.filter((man) => man.side === side && man.pinned && man.fate === '' && !groupOfMan(s, man.id)?.surrendered)
  return pinned.length > 0 ? askOnDraw(g, side, drawn, pinned) : undefined
}

function* askOnDraw(g: Upfront, side: Side, drawn: readonly Card[], pinned: readonly Man[]): Rules<boolean> {
  const s = g.state
  const hero = drawn.find((card) => s.sides[side].hand.includes(card) && functionOf(s, side, card, 'Hero'))
  const answer = yield* g.ask(side, onDrawQuestion(hero, pinned))
  if (answer.type === 'hold') return false
  rallyByHero(g, s.men[answer.man]!, hero!)
  return true
}

function onDrawQuestion(hero: Card | undefined, pinned: readonly Man[]): UpfrontQuestion<'heroDrawn'> {
  return {
    kind: 'heroDrawn',
    title:
      hero === undefined
        ? 'You have drawn no Hero for your pinned men: pass.'
        : 'You have drawn a Hero. Play it at once, and draw another card?',
    rule: '10.4',
    schema: heroDrawnSchema,
    about: hero === undefined ? {} : { card: hero },
    candidates: () =>
      hero === undefined ? [HOLD_DRAWN] : [HOLD_DRAWN, ...pinned.map(({ id }): HeroOnDraw => ({ type: 'rally', man: id }))],
    problems(answer) {
      if (answer.type === 'hold') return LEGAL
      if (hero === undefined) return refuse('10.4', 'You have drawn no Hero.')
      return pinned.some(({ id }) => id === answer.man) ? LEGAL : refuse('10.4', 'He is not one of your pinned men.')
    },
  }
}
