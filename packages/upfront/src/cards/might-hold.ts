import type { FunctionType } from '../data/cards.ts'
import type { Card, Side, UpfrontState } from '../state.ts'
import { functionOf } from './usable.ts'

/**
 * Whether a side could hold a card that it may play as this, for all that everybody has seen: it has cards, and at least one such card has not been shown. Who
 * is asked whether he reacts depends on this alone, never on his hand, so that the question tells nobody what he holds.
 */
export function mightHold(s: UpfrontState, side: Side, type: FunctionType): boolean {
  if (s.sides[side].hand.length === 0) return false
  if (holds(s, side, type)) return true
  for (const card of s.setting.playable[side][type] ?? NO_CARDS) if (functionOf(s, side, card, type) && !isShown(s, card)) return true
  return false
}

/** Whether a side does hold such a card: its own business. */
export function holds(s: UpfrontState, side: Side, type: FunctionType): boolean {
  for (const card of s.sides[side].hand) if (functionOf(s, side, card, type)) return true
  return false
}

const NO_CARDS: readonly Card[] = []

/** Everybody knows where it is: openly discarded, out of the game, or face up on a group. */
function isShown(s: UpfrontState, card: Card): boolean {
  if (s.discard.includes(card) || s.removed.includes(card)) return true
  for (const { stack } of s.groups) for (const placed of stack) if (placed.card === card && placed.as !== 'open') return true
  return false
}
