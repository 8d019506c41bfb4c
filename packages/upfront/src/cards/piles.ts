import type { Upfront } from '../context.ts'
import { terrainFunction } from '../groups/stack.ts'
import type { Card, Placed, Side, UpfrontState } from '../state.ts'
import { isDueForRemoval, stillToRemove } from './removal.ts'

/** A card that lay on a group goes to the Discard pile; what lay face down stays its player's secret. */
export function layAside(s: UpfrontState, placed: Placed): void {
  if (placed.as === 'open') s.sides[placed.by].secret.push(placed.card)
  // 24.6: mines that have been laid leave the game
  else if (placed.as === 'terrain' && terrainFunction(s, placed)?.terrain === 'Minefield') s.removed.push(placed.card)
  else s.discard.push(placed.card)
}

/** Takes a card out of a hand. */
export function takeFromHand(s: UpfrontState, side: Side, card: Card): void {
  const { hand } = s.sides[side]
  const at = hand.indexOf(card)
  if (at < 0) throw new Error(`${side} does not hold card ${card}.`)
  hand.splice(at, 1)
}

/** 4.4: a card used for anything but movement is shown and goes to the Discard pile at once. */
export function spendCard(s: UpfrontState, side: Side, card: Card): void {
  takeFromHand(s, side, card)
  s.discard.push(card)
}

/** 4.4: a plain discard is not shown, but for some of the Japanese (45.12); 16.1: if it is due for removal it is, and leaves the game. */
export function discardUnused(g: Upfront, side: Side, card: Card, shown: boolean): void {
  takeFromHand(g.state, side, card)
  if (isDueForRemoval(g.state, card)) removeCard(g, card)
  else if (shown) g.state.discard.push(card)
  else g.state.sides[side].secret.push(card)
}

/** 16.1: a card leaves the game. */
export function removeCard(g: Upfront, card: Card): void {
  g.state.removed.push(card)
  const left = stillToRemove(g.state, g.state.setting.removable[card]!)
  g.emit({ type: 'removed', rule: '16.1', card, left }, { reveals: true })
}
