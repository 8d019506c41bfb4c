/**
 * Decisions of several parts, as far as they are put together by hand: men who are sent to another group, men who infiltrate, guns that fire. Each is the
 * decision itself with nobody in it yet, or some; the rules say what is wrong with it.
 */
import {
  type Card,
  cardLook,
  type FunctionType,
  type InfiltrateAction,
  type OrdnanceAction,
  type Side,
  type TransferAction,
  type UpfrontState,
} from '@firegroup/upfront'

export type Made = TransferAction | InfiltrateAction | OrdnanceAction
export type MadeType = Made['type']

export const isMade = (decision: { readonly type: string }): decision is Made =>
  decision.type === 'transfer' || decision.type === 'infiltrate' || decision.type === 'ordnance'

export function menOf(made: Made): readonly number[] {
  if (made.type === 'transfer') return made.men
  return (made.type === 'infiltrate' ? made.men : made.shots).map(({ man }) => man)
}

export function cardsOf(made: Made): readonly Card[] {
  if (made.type === 'transfer') return made.cards
  if (made.type === 'infiltrate') return made.men.flatMap(({ card }) => (card === undefined ? [] : [card]))
  return made.shots.flatMap(({ card, hero }) => (hero === undefined ? [card] : [card, hero]))
}

/** A man more, or one less; with a card for him where it takes one. */
export function withMan(s: UpfrontState, side: Side, made: Made, man: number, goal: number): Made {
  if (made.type === 'infiltrate') {
    const men = made.men.filter((each) => each.man !== man)
    return { ...made, men: men.length < made.men.length ? men : [...men, { man, into: goal }] }
  }
  if (made.type === 'ordnance') {
    const shots = made.shots.filter((each) => each.man !== man)
    if (shots.length < made.shots.length) return { ...made, shots }
    const [card] = cardsFor(s, side, 'Fire').filter((each) => !cardsOf(made).includes(each))
    return card === undefined ? made : { ...made, shots: [...shots, { man, card }] }
  }
  const men = made.men.includes(man) ? made.men.filter((each) => each !== man) : [...made.men, man]
  return { ...made, men, cards: enough(s, side, made.cards, men.length) }
}

/** 17.8: a Movement card for each, those that were chosen first. */
function enough(s: UpfrontState, side: Side, chosen: readonly Card[], count: number): readonly Card[] {
  return [...chosen, ...cardsFor(s, side, 'Movement').filter((card) => !chosen.includes(card))].slice(0, count)
}

/** With this card of the hand instead of another, or for the first man who has none; undefined where it is of no use. */
export function withCard(s: UpfrontState, side: Side, made: Made, card: Card): Made | undefined {
  if (!cardsFor(s, side, made.type === 'ordnance' ? 'Fire' : 'Movement').includes(card)) return undefined
  if (made.type === 'transfer')
    return { ...made, cards: [card, ...made.cards.filter((each) => each !== card)].slice(0, Math.max(1, made.men.length)) }
  if (made.type === 'ordnance') {
    const [first, ...others] = made.shots
    if (!first) return undefined
    const swapped = others.map((shot) => (shot.card === card ? { ...shot, card: first.card } : shot))
    return { ...made, shots: [{ ...first, card }, ...swapped] }
  }
  const has = made.men.some((each) => each.card === card)
  const bare = made.men.findIndex((each) => each.card === undefined)
  const men = made.men.map((each, i) => {
    if (each.card !== card && (has || i !== bare)) return each
    const { card: _, ...without } = each
    return has ? without : { ...without, card }
  })
  return { ...made, men }
}

/** Against this enemy group, or to this group of one's own; undefined where that is nothing to aim at. */
export function withGoal(made: Made, group: number, own: boolean): Made | undefined {
  if (own) {
    if (made.type !== 'transfer' || group === made.group) return undefined
    const { letter: _, ...rest } = made
    return { ...rest, to: group }
  }
  if (made.type === 'infiltrate') return { ...made, men: made.men.map((each) => ({ ...each, into: group })) }
  return made.type === 'ordnance' ? { ...made, target: group } : undefined
}

export function cardsFor(s: UpfrontState, side: Side, type: FunctionType): readonly Card[] {
  return s.sides[side].hand.filter((card) =>
    cardLook(s, side, card).functions.some(({ printed, usable }) => usable && printed.type === type),
  )
}
