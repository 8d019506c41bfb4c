import type { RuleRef, Rules } from '@firegroup/kernel'
import { spendCard } from '../cards/piles.ts'
import { functionOf } from '../cards/usable.ts'
import type { Upfront } from '../context.ts'
import { passesMoraleCheck } from '../data/comparisons.ts'
import { drawNumber } from '../draw/draw.ts'
import { heroWindow } from '../men/hero-window.ts'
import { pin } from '../men/pin.ts'
import { moraleOf } from '../men/values.ts'
import { heavyWeaponsStay } from '../nations/heavy-weapons.ts'
import type { Card, Group, Man, Side, UpfrontState } from '../state.ts'

/** 20.22: a Movement card into the Discard pile spares a man the Morale Check. */
export function playForMan(g: Upfront, man: Man, card: Card, rule: RuleRef): void {
  spendCard(g.state, man.side, card)
  g.emit({ type: 'movesAlone', rule, man: man.id, card }, { reveals: true })
}

/** 20.22, 45.6: the Movement cards that men of a group could play for themselves. */
export function movementCards(s: UpfrontState, side: Side, group: Group): readonly Card[] {
  const cards = s.sides[side].hand.filter((card) => functionOf(s, side, card, 'Movement'))
  return cards.length > 0 && heavyWeaponsStay(s, group, 'move') ? [] : cards
}

/** 20.21: an RNC below his Morale, whatever its colour, or he is pinned. 10.43: a Hero lets him try again. True: he dares to. */
export function* moraleCheck(g: Upfront, man: Man, group: Group, rule: RuleRef): Rules<boolean> {
  const s = g.state
  for (;;) {
    const card = drawNumber(g, 'Morale Check')
    const morale = moraleOf(s, man, group)
    const passed = passesMoraleCheck(card.rn, morale)
    g.emit({ type: 'moraleCheck', rule, man: man.id, card: card.id, morale, passed })
    if (passed) return true
    if (isTimeUp(g)) return false
    const { infiltrates, infiltratedOn } = man
    pin(g, man, '20.21')
    yield* heroWindow(g, man, 'has lost heart')
    if (man.pinned) return false
    // 10.43: rallied at once, he is where he was
    Object.assign(man, { infiltrates, infiltratedOn })
  }
}

/** 16.3: the time is up, and no attack is under way that would have to be finished. */
export function isTimeUp({ state: { timeUp, resolving } }: Upfront): boolean {
  return timeUp && resolving === 0
}
