import type { Chance, Seat } from '@firegroup/kernel'
import { type Card, enemyOf, type Placed, type UpfrontState } from './state.ts'
import { isSide } from './view.ts'

/**
 * Deals anew, in place, what a seat has not seen: the enemy's hand, what he discarded unseen or laid face down, and the Draw pile. Cards that everyone saw go
 * into the Discard pile stay there, so that counting cards pays.
 */
export function resample(s: UpfrontState, seat: Seat, chance: Chance): void {
  if (!isSide(seat)) return
  const enemy = enemyOf(seat)
  const { hand, secret } = s.sides[enemy]
  const faceDown: { readonly stack: Placed[]; readonly at: number }[] = []
  for (const { stack } of s.groups)
    for (let at = 0; at < stack.length; at++) if (stack[at]!.as === 'open' && stack[at]!.by === enemy) faceDown.push({ stack, at })
  const unseen: Card[] = [...s.deck, ...hand, ...secret, ...faceDown.map(({ stack, at }) => stack[at]!.card)].sort((a, b) => a - b)
  const deal = () => unseen.splice(chance.pick(unseen, 'what lies hidden'), 1)[0]!
  s.sides[enemy].hand = hand.map(deal)
  s.sides[enemy].secret = secret.map(deal)
  for (const { stack, at } of faceDown) stack[at] = { ...stack[at]!, card: deal() }
  s.deck = unseen
}
