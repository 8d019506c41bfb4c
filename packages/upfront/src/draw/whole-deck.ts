import type { Card, UpfrontState } from '../state.ts'

/** The state as odds see it: nobody counts cards, so that every card of the deck may come next. */
export function withWholeDeck(s: UpfrontState): UpfrontState {
  return { ...s, setting: s.setting, deck: wholeDeck(s), discard: [] }
}

function wholeDeck({ setting: { cards } }: UpfrontState): Card[] {
  const deck: Card[] = []
  for (const card of cards) if (card) deck.push(card.id)
  return deck
}
