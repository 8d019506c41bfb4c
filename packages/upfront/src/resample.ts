import { type Chance, resampleModules, type Viewer } from '@firegroup/kernel'
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
  for (const side of others) unseen.push(...(shown.includes(side) ? [] : s.sides[side].hand), ...s.sides[side].secret)
  for (const { stack, at } of faceDown) unseen.push(stack[at]!.card)
  unseen.sort((a, b) => a - b)
  const deal = () => unseen.splice(chance.pick(unseen, 'what lies hidden'), 1)[0]!
  for (const side of others) {
    const { hand, secret } = s.sides[side]
    // 41.7: but for the hands that he is shown
    if (!shown.includes(side)) s.sides[side].hand = hand.map(deal)
    s.sides[side].secret = secret.map(deal)
  }
  for (const { stack, at } of faceDown) stack[at] = { ...stack[at]!, card: deal() }
  s.deck = unseen
  if (s.modules) resampleModules(s, viewer, chance)
}
