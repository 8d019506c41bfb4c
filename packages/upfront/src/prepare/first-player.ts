import type { Upfront } from '../context.ts'
import { AXIS_ORDER } from '../data/nations.ts'
import { secondaryPrice } from '../data/prices.ts'
import type { Step } from '../sequence/step.ts'
import { type Card, SIDES, type Side, type UpfrontState } from '../state.ts'

export const firstPlayerSteps: readonly Step[] = [{ key: 'prepare.first', phase: 'prepare', order: 100, run: chooseFirstPlayer }]

/** 2.4, 4.1: who forms his groups, places terrain and plays first. */
function chooseFirstPlayer(g: Upfront): undefined {
  const s = g.state
  const { first } = s.setting.scenario
  switch (first) {
    case 'axis':
    case 'allied':
      return begin(g, first, 'The scenario says so.')
    case 'attacker':
    case 'defender':
      return begin(g, SIDES.find((side) => s.setting.scenario.sides[side].role === first)!, `The ${first} plays first.`)
    case 'fewerPoints':
      if (byPoints(g)) return
      return byDraw(g, 'The forces are worth the same: the higher Random Number plays first.', (card) => s.setting.cards[card]!.rn)
    case 'fewerPointsThenAxis':
      if (byPoints(g)) return
      return begin(g, axisPlayer(s), 'The forces are worth the same: the Axis player plays first.')
    case 'cardDraw':
      return byDraw(g, 'The higher inventory number plays first.', (card) => card)
  }
}

/** 4.1: the side whose force is worth less plays first; false if neither is. */
function byPoints(g: Upfront): boolean {
  const axis = forcePoints(g.state, 'axis')
  const allied = forcePoints(g.state, 'allied')
  if (axis === allied) return false
  const why = `Its force is worth less: ${Math.min(axis, allied)} against ${Math.max(axis, allied)} points.`
  begin(g, axis < allied ? 'axis' : 'allied', why)
  return true
}

/** What a force is worth: as the scenario says, else the sum of its men and of what they carry (43.7). */
function forcePoints(s: UpfrontState, side: Side): number {
  const { points, nation, secondaryWeapons = [] } = s.setting.scenario.sides[side]
  if (points !== undefined) return points
  let sum = 0
  for (const { weapon, strength } of secondaryWeapons) sum += secondaryPrice(nation, weapon, strength)
  for (const man of s.men) if (man.side === side) sum += s.setting.roster[man.id]!.points
  return sum
}

/** 4.1: German before Japanese before Italian before French. */
function axisPlayer(s: UpfrontState): Side {
  const order = (side: Side) => {
    const place = AXIS_ORDER.indexOf(s.setting.nation[side])
    return place < 0 ? AXIS_ORDER.length : place
  }
  return order('allied') < order('axis') ? 'allied' : 'axis'
}

/** 4.1: each draws a card until they differ. The deck is shuffled afterwards, so the cards go back into it. */
function byDraw(g: Upfront, why: string, worth: (card: Card) => number): undefined {
  const { deck } = g.state
  for (;;) {
    const axis = g.draw(deck, 'who plays first, axis')
    const allied = g.draw(deck, 'who plays first, allied')
    deck.push(axis, allied)
    if (worth(axis) === worth(allied)) continue
    const cards = [
      { side: 'axis', card: axis },
      { side: 'allied', card: allied },
    ] as const
    return begin(g, worth(axis) > worth(allied) ? 'axis' : 'allied', why, cards)
  }
}

function begin(g: Upfront, side: Side, why: string, cards?: readonly { readonly side: Side; readonly card: Card }[]): undefined {
  const s = g.state
  s.first = side
  s.active = side
  s.deck.sort((a, b) => a - b)
  g.emit({ type: 'firstPlayer', rule: '4.1', side, why, ...(cards ? { cards } : {}) }, cards ? { reveals: true } : {})
}
