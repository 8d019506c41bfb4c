import { removeCard } from '../cards/piles.ts'
import { isDueForRemoval } from '../cards/removal.ts'
import type { Upfront } from '../context.ts'
import { type ActionCard, positionNumber } from '../data/cards.ts'
import type { DrawnAs } from '../hooks.ts'
import type { Card } from '../state.ts'
import { afterDraw, takeFromPile } from './pile.ts'

/*
 * the one place where cards are drawn to settle something. A card drawn goes to the Discard pile at once (4.4), or out of the game if it is due for
 * removal (16.1); then everyone who reads draws is told (Breeze); then the pile is reshuffled if that was its last card (16.2).
 */

/** 2.2: an RNC. The same card may be read for more: its 0r for rout, its 7w for a wound. `what` says what it is for. */
export function drawNumber(g: Upfront, what: string): ActionCard {
  const card = turnOver(g, what)
  g.emit({ type: 'draw', rule: '2.2', as: 'number', what, card: card.id }, { reveals: true })
  return settled(g, card, 'number')
}

/** 14.6: an RPC: the position, among so many, that is hit. 2.2: among one nothing is drawn. */
export function drawPosition(g: Upfront, size: number, what: string): { readonly position: number; readonly card: Card } {
  if (size <= 1) return { position: 1, card: 0 }
  const card = turnOver(g, what)
  const position = positionNumber(card, size)
  g.emit({ type: 'draw', rule: '14.6', as: 'position', what, card: card.id, column: size, position }, { reveals: true })
  settled(g, card, 'position')
  return { position, card: card.id }
}

/** 20.3: an RPC of which a column's colour is read. */
export function drawColumn(g: Upfront, column: number, what: string): ActionCard {
  const card = turnOver(g, what)
  const position = positionNumber(card, column)
  g.emit({ type: 'draw', rule: '14.6', as: 'position', what, card: card.id, column, position }, { reveals: true })
  return settled(g, card, 'position')
}

function turnOver(g: Upfront, what: string): ActionCard {
  const card = takeFromPile(g, what)
  if (!isDueForRemoval(g.state, card)) g.state.discard.push(card)
  return g.state.setting.cards[card]!
}

function settled(g: Upfront, card: ActionCard, as: DrawnAs): ActionCard {
  // 16.1: its number still counts, but it leaves the game
  if (isDueForRemoval(g.state, card.id)) removeCard(g, card.id)
  for (const tell of g.state.setting.hooks.drawn) tell(g, card, as)
  afterDraw(g)
  return card
}
