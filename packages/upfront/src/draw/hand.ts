import { type Modifier, type Rules, total } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import type { Card, Side, UpfrontState } from '../state.ts'
import { afterDraw, takeFromPile } from './pile.ts'

/** 3.5, 4.5: how many cards a side may hold after its refill, with the reasons for it. */
export function handLimit(s: UpfrontState, side: Side): { readonly limit: number; readonly reasons: readonly Modifier[] } {
  const reasons: Modifier[] = [{ rule: '3.5', label: s.setting.nation[side], value: s.setting.nationRules[side].hand }]
  for (const add of s.setting.hooks.handLimit) {
    const modifier = add(s, side)
    if (modifier) reasons.push(modifier)
  }
  return { limit: total(reasons), reasons }
}

/** 4.5: draws up to the full hand, no less; 16.3: no further when the time is up. 10.4: a Hero that is played as it is drawn makes room for another card. */
export function* refillHand(g: Upfront, side: Side): Rules<void> {
  const { limit, reasons } = handLimit(g.state, side)
  const drawn = [...fillHand(g, side, '4.5', limit, reasons)]
  for (const look of g.state.setting.hooks.handFilled)
    for (let rules = look(g, side, drawn); rules && (yield* rules); rules = look(g, side, drawn))
      drawn.push(...fillHand(g, side, '4.5', limit, reasons))
}

/** 3.5, 3.6: draws up to the full hand before play. */
export function drawHand(g: Upfront, side: Side, rule: '3.5' | '3.6'): void {
  const { limit, reasons } = handLimit(g.state, side)
  fillHand(g, side, rule, limit, reasons)
}

/** All cards are told together: that the drawing stopped at one of them would tell the enemy which it is. */
function fillHand(g: Upfront, side: Side, rule: '3.5' | '3.6' | '4.5', limit: number, reasons: readonly Modifier[]): readonly Card[] {
  const cards: Card[] = []
  while (g.state.sides[side].hand.length < limit && !g.state.timeUp) cards.push(drawCard(g, side))
  if (cards.length > 0) {
    const told = { type: 'handDrawn', rule, side, count: cards.length, reasons } as const
    g.emit({ ...told, cards }, { to: [side], others: told, reveals: true })
    for (const tell of g.state.setting.hooks.handDrawn) tell(g, side, cards)
  }
  return cards
}

function drawCard(g: Upfront, side: Side): Card {
  const card = takeFromPile(g, `${side}’s hand`)
  g.state.sides[side].hand.push(card)
  afterDraw(g)
  return card
}
