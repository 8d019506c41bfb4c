/** Reactions by standing orders: Concealed (9.1), Hero (10.4), terrain that the enemy offers (7.3), and whether a prisoner is wanted (32.11). */

import type { Askable, Occasion, OrdersAdapter, Reaction } from '@firegroup/table'
import {
  type AttackOdds,
  type Card,
  type ConcealmentAbout,
  cardLook,
  manName,
  type Side,
  type UpfrontQuestions,
  type UpfrontState,
} from '@firegroup/upfront'

type Played = { readonly type: string; readonly card?: Card }

export const orders: OrdersAdapter<UpfrontState> = {
  by: 'cards',
  reactions: [
    { kind: 'concealment', happens: 'attacks' },
    { kind: 'hero', happens: 'has pinned a man' },
    { kind: 'terrainOffer', happens: 'offers terrain' },
    { kind: 'quarter', happens: 'comes into close combat' },
  ],
  occasion(s, seat, question) {
    const candidates = [...question.candidates()] as Played[]
    const group = groupOf(s, question)
    const all: Pick<Occasion, 'kind' | 'place' | 'who' | 'open' | 'near'> = {
      kind: question.kind,
      place: null,
      who: [],
      open: false,
      near: [{ unit: group, distance: 0 }],
    }
    if (question.kind === 'terrainOffer') {
      const accept = candidates.find(({ type }) => type === 'accept')
      const reject = candidates.find(({ type }) => type === 'reject')
      return { ...all, reactions: [], ...(accept ? { accept } : {}), ...(reject ? { hold: reject } : {}) }
    }
    if (question.kind === 'quarter') {
      const capture = candidates.filter(({ type }) => type === 'capture').map((decision) => reactionOf(s, seat, group, decision))
      return { ...all, reactions: capture, hold: candidates.find(({ type }) => type === 'kill')! }
    }
    const hold = candidates.find(({ type }) => type === 'pass' || type === 'hold')
    const played = candidates.filter(({ card }) => card !== undefined)
    const reactions = played.map((decision) => reactionOf(s, seat, group, decision))
    if (question.kind === 'hero') return { ...all, reactions, ...(hold ? { hold } : {}) }
    const odds = (hold ? question.preview?.(hold as never) : null) as AttackOdds | null | undefined
    return { ...all, danger: odds?.anyEffect ?? null, reactions, ...(hold ? { hold, accept: hold } : {}) }
  },
  followUp: () => undefined,
  // 16.2: turns are short; the time of this game goes by Decks
  period: ({ deckNumber }) => deckNumber,
  periodWords: (s) => `the ${ORDINALS[s.deckNumber] ?? `${s.deckNumber}th`} Deck`,
  standing(s, seat, { units }) {
    if (!units) return { units: null, ended: null }
    const left = units.filter((id) => isOwn(s, seat, id))
    return left.length > 0 ? { units: left, ended: null } : { units: [], ended: 'the group is gone' }
  },
  stacks: (s, seat) =>
    s.groups.flatMap(({ id, side, gone, letter, men }) =>
      side === seat && !gone ? [{ units: [id], name: `Group ${letter}`, who: men.map((man) => manName(s, man)).join(', ') }] : [],
    ),
  problems(s, seat, { units, when, do: deed }) {
    if (units && !units.some((id) => isOwn(s, seat, id))) return [{ message: 'An order is given to your own groups.' }]
    if (when.who !== undefined || when.where !== undefined || when.within !== undefined || when.open !== undefined)
      return [{ message: 'There are no places here: an order goes by the attack, its chance and your group.' }]
    if (deed.type === 'react' && when.to === 'terrainOffer')
      return [{ message: 'Terrain is accepted or refused, not answered with a card.' }]
    if (deed.type === 'accept' && when.to === 'hero')
      return [{ message: 'There is nothing to accept when a man is pinned: keep the Hero or play it.' }]
    if (deed.type === 'accept' && when.to === 'quarter')
      return [{ message: 'There is nothing to accept in close combat: fight for a prisoner, or hold to fight for life.' }]
    if (deed.type === 'react' && deed.without) return [{ message: 'No weapons stay back in an answer with cards.' }]
    return []
  },
  zone: () => [],
}

const ORDINALS: readonly string[] = ['', 'first', 'second', 'third', 'fourth']

const isOwn = (s: UpfrontState, seat: string, id: number): boolean => s.groups[id]?.side === seat && s.groups[id]?.gone === false

/** The own group that it is about; -1 where it is about a man alone. */
function groupOf(s: UpfrontState, { kind, about }: Askable): number {
  if (kind === 'terrainOffer') return (about as { readonly group: number }).group
  if (kind === 'hero') return withMan(s, (about as { readonly man: number }).man)
  if (kind === 'quarter') {
    const { attacker, defender, who } = about as UpfrontQuestions['quarter']['about']
    return withMan(s, who === 'attacks' ? attacker : defender)
  }
  const told = about as ConcealmentAbout
  if (!told) return -1
  return 'target' in told ? told.target : 'into' in told ? told.into : withMan(s, told.defender)
}

const withMan = (s: UpfrontState, man: number): number => s.groups.find(({ men, gone }) => !gone && men.includes(man))?.id ?? -1

function reactionOf(s: UpfrontState, seat: string, group: number, decision: Played): Reaction {
  const value = decision.type === 'conceal' ? Math.abs(concealedValue(s, seat, decision.card!)) : 1
  return { decision, units: [group], weapons: [], chance: null, size: value, worth: value }
}

/** 9.1: from 1 to 3, for cards that this side may play so. */
function concealedValue(s: UpfrontState, seat: string, card: Card): number {
  for (const { printed, usable } of cardLook(s, seat as Side, card).functions)
    if (usable && printed.type === 'Concealed') return printed.value
  return 0
}
