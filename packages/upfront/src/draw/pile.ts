import type { Upfront } from '../context.ts'
import { type Card, SIDES } from '../state.ts'

/** Takes a card from the Draw pile. Whoever does calls `afterDraw` when the card is where it belongs. */
export function takeFromPile(g: Upfront, what: string): Card {
  return g.draw(g.state.deck, what)
}

/** 16.2: when the Draw pile is empty all discards become the new one, at once, also in the middle of an attack: one Deck has passed. */
export function afterDraw(g: Upfront): void {
  const s = g.state
  if (s.deck.length > 0) return
  s.deck = [...s.discard, ...s.sides.axis.secret, ...s.sides.allied.secret].sort((a, b) => a - b)
  s.discard = []
  for (const side of SIDES) s.sides[side].secret = []
  s.deckNumber++
  s.reshuffled = true
  g.emit({ type: 'deckPassed', rule: '16.2', deck: s.deckNumber })
  if (s.deckNumber > s.setting.scenario.decks && !s.timeUp) {
    s.timeUp = true
    g.emit({ type: 'timeUp', rule: '16.3' })
  }
  for (const tell of s.setting.hooks.deckPassed) tell(g)
}
