import { withNames } from '@firegroup/kernel/words'
import type { UpfrontEvent } from '../events.ts'
import type { UpfrontState } from '../state.ts'
import { cardName, numberName } from './names.ts'

/** An event with its cards by number, by what they can be played as and by their Random Number: '17: Rally 3 (red 4)'. */
export function namedEvent(s: UpfrontState, event: UpfrontEvent): unknown {
  const name = (card: number) => (s.setting.cards[card] ? `${card}: ${cardName(s, card)} (${numberName(s, card)})` : String(card))
  return withNames(event, { card: name, cards: name, drawn: name, wire: name, sniper: name, attackerCard: name, defenderCard: name })
}

/** 2.2: what a script may call a card that is drawn: by its Random Number, 'red 4', or by what it can be played as. */
export function drawnCard(s: UpfrontState, thing: unknown): readonly string[] {
  return typeof thing === 'number' && s.setting.cards[thing] ? [numberName(s, thing), cardName(s, thing)] : []
}
