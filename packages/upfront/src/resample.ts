import { type Chance, resampleModules, type Viewer } from '@firegroup/kernel'
import { openHand } from './modules/solitaire/index.ts'
import { type Card, type Placed, SIDES, type Side, type UpfrontState } from './state.ts'

/**
 * Deals anew, in place, what a viewer has not seen: the hand of whoever he is not, what they discarded unseen or laid face down, and the Draw pile. Cards that
 * everyone saw go into the Discard pile stay there, so that counting cards pays. What comes out depends on what he has seen and on the chance alone.
 */
export function resample(s: UpfrontState, viewer: Viewer, chance: Chance, shown: readonly Side[] = []): void {
  const others = SIDES.filter((side) => side !== viewer)
  const faceDown: { readonly stack: Placed[]; readonly at: number }[] = []
  for (const { stack } of s.groups)
    for (let at = 0; at < stack.length; at++) if (stack[at]!.as === 'open' && stack[at]!.by !== viewer) faceDown.push({ stack, at })
  const unseen: Card[] = [...s.deck]
  // 41.7, 49.12: hands that he is shown, and what lies open
  const isSeen = (side: Side, card: Card) =>
    shown.includes(side) || openHand(s, side)?.includes(card) === true || s.pledged?.includes(card) === true
  const seen = { axis: new Set<Card>(), allied: new Set<Card>() }
  for (const side of others) for (const card of s.sides[side].hand) if (isSeen(side, card)) seen[side].add(card)
  for (const side of others) unseen.push(...s.sides[side].hand.filter((card) => !seen[side].has(card)), ...s.sides[side].secret)
  for (const { stack, at } of faceDown) unseen.push(stack[at]!.card)
  unseen.sort((a, b) => a - b)
  const deal = () => unseen.splice(chance.pick(unseen, 'what lies hidden'), 1)[0]!
  for (const side of others) {
    const { hand, secret } = s.sides[side]
    s.sides[side].hand = hand.map((card) => (seen[side].has(card) ? card : deal()))
    s.sides[side].secret = secret.map(deal)
  }
  for (const { stack, at } of faceDown) stack[at] = { ...stack[at]!, card: deal() }
  s.deck = unseen
  if (s.modules) resampleModules(s, viewer, chance)
}
