import { integer, LEGAL, listOf, oneOf, optional, type Problem, type Rules, record, refuse, variants } from '@firegroup/kernel'
import { discardUnused } from '../cards/piles.ts'
import type { Upfront } from '../context.ts'
import { groupInPlay } from '../groups/groups.ts'
import { clearLostGroups } from '../groups/leave.ts'
import type { UpfrontQuestion } from '../questions.ts'
import { isDecided } from '../scenario/victory.ts'
import type { Step } from '../sequence/step.ts'
import type { Card, Side, UpfrontState } from '../state.ts'
import { mustDoSomething } from './actions.ts'
import { discardLimit, isFreeDiscard, mustKeep } from './capability.ts'
import type { Discard, DiscardKind } from './discard-kind.ts'

export const discardSteps: readonly Step[] = [{ key: 'turn.discard', phase: 'turn', order: 500, run: discardCards }]

/** 4.3: all discards of a turn in one decision. */
export type DiscardDecision = { readonly type: 'discard'; readonly cards: readonly Discard[] } | { readonly type: 'none' }

const NONE: DiscardDecision = { type: 'none' }
const MOST_DISCARDS = 12
export const discardSchema = variants({
  none: {},
  discard: {
    cards: listOf(
      record({
        card: integer(1),
        as: oneOf('plain', 'terrain', 'wire', 'sniper', 'newGroup'),
        on: optional(integer(0)),
        game: optional(integer(0, 9)),
        also: optional(listOf(integer(0), { min: 1, max: 4 })),
      }),
      {
        min: 1,
        max: MOST_DISCARDS,
      },
    ),
  },
})

/** 4.3: after all actions a player may discard unused cards as his nationality lets him; all are declared before any is resolved. */
function* discardCards(g: Upfront): Rules<void> {
  const s = g.state
  const side = s.active
  if (!mightDiscard(s, side)) return
  const answer = yield* g.ask(side, discardQuestion(s, side))
  if (answer.type === 'none') return
  s.discarded += answer.cards.length
  const shown = shownCards(s, side, answer.cards)
  const declared = s.setting.discards.flatMap(({ as }) => answer.cards.filter((discard) => discard.as === as))
  for (const kind of s.setting.discards)
    for (const discard of answer.cards) {
      if (discard.as !== kind.as) continue
      declared.shift()
      pledge(s, declared)
      const rules = kind.resolve(g, side, discard, shown.includes(discard.card))
      if (rules) yield* rules
      // 16.3, 16.5: nothing more happens in a game that is decided
      if (isDecided(g)) return
    }
  yield* clearLostGroups(g)
}

/** 4.3: those that are still to come, but for what goes face down. Who imagines this hand must know them: they are resolved whatever happens before. */
function pledge(s: UpfrontState, declared: readonly Discard[]): void {
  const open = declared.filter(({ as }) => as !== 'plain').map(({ card }) => card)
  if (open.length > 0) s.pledged = open
  else delete s.pledged
}

/** 45.12: Cower cards beyond what he might discard anyway are shown; 39.3a: some show all. */
function shownCards(s: UpfrontState, side: Side, cards: readonly Discard[]): readonly Card[] {
  if (s.setting.nationRules[side].showsDiscards) return cards.map(({ card }) => card)
  const free = cards.filter(({ card, as }) => as === 'plain' && isFreeDiscard(s, side, card))
  return free.slice(discardLimit(s, side) - countedDiscards(s, side, cards)).map(({ card }) => card)
}

/** 4.4: a plain discard goes face down to the Discard pile. */
export const plainDiscard: DiscardKind = {
  as: 'plain',
  rule: '4.3',
  order: 100,
  candidates: (_s, _side, card, out) => {
    out.push({ card, as: 'plain' })
  },
  problems: () => LEGAL,
  resolve(g, side, { card }, shown) {
    discardUnused(g, side, card, shown)
    const others = { type: 'discards', rule: '4.3', side, count: 1 } as const
    g.emit({ ...others, cards: [card] }, shown ? { reveals: true } : { to: [side], others })
    return undefined
  },
}

/** Whether there might be anything to discard, for all that the enemy can see; 45.12: what he may always discard is not to be seen. */
function mightDiscard(s: UpfrontState, side: Side): boolean {
  if (s.sides[side].hand.length === 0) return false
  return discardLimit(s, side) > 0 || s.setting.nationRules[side].cowerAlwaysDiscardable
}

function discardQuestion(s: UpfrontState, side: Side): UpfrontQuestion<'discard'> {
  return {
    kind: 'discard',
    title: 'Discard any cards?',
    rule: '4.3',
    schema: discardSchema,
    get about() {
      return { limit: discardLimit(s, side), free: s.sides[side].hand.filter((card) => isFreeDiscard(s, side, card)) }
    },
    candidates: () => suggestions(s, side),
    problems: (decision) => discardProblems(s, side, decision),
  }
}

/** Out of many: nothing, each card in each of its ways, each two of those, and the whole hand away. */
function suggestions(s: UpfrontState, side: Side): DiscardDecision[] {
  const { hand } = s.sides[side]
  const limit = discardLimit(s, side)
  const single: Discard[] = []
  for (const card of hand)
    if ((limit > 0 || isFreeDiscard(s, side, card)) && !mustKeep(s, side, card))
      for (const kind of s.setting.discards) kind.candidates(s, side, card, single)
  const out: DiscardDecision[] = mustDoSomething(s) ? [] : [NONE]
  for (const discard of single) out.push({ type: 'discard', cards: [discard] })
  if (limit > 1) {
    for (let i = 0; i < single.length; i++) for (let j = i + 1; j < single.length; j++) addIfLegal(s, side, [single[i]!, single[j]!], out)
    if (hand.length > 2 && limit >= hand.length && !hand.some((card) => mustKeep(s, side, card)))
      out.push({ type: 'discard', cards: hand.map((card): Discard => ({ card, as: 'plain' })) })
  }
  return out
}

function addIfLegal(s: UpfrontState, side: Side, cards: readonly Discard[], out: DiscardDecision[]): void {
  const decision: DiscardDecision = { type: 'discard', cards }
  if (discardProblems(s, side, decision).length === 0) out.push(decision)
}

function discardProblems(s: UpfrontState, side: Side, decision: DiscardDecision): readonly Problem[] {
  if (decision.type === 'none')
    return mustDoSomething(s) ? refuse('4.6', 'Your opponent has passed: you must act or discard, and you did not act.') : LEGAL
  const { cards } = decision
  const { hand } = s.sides[side]
  if (cards.some(({ card }, i) => !hand.includes(card) || cards.findIndex((other) => other.card === card) !== i))
    return refuse('4.3', 'You don’t hold those cards.')
  const limit = discardLimit(s, side)
  if (countedDiscards(s, side, cards) > limit) return refuse('4.3', tooMany(s, side, limit))
  if (cards.some(({ card }) => mustKeep(s, side, card))) return refuse('39.3a', 'A Cower card goes only in a turn without an action.')
  for (const discard of cards) {
    const problems = wayProblems(s, side, discard, cards)
    if (problems.length > 0) return problems
  }
  return LEGAL
}

function countedDiscards(s: UpfrontState, side: Side, cards: readonly Discard[]): number {
  let count = 0
  for (const { card, as } of cards) if (as !== 'plain' || !isFreeDiscard(s, side, card)) count++
  return count
}

function tooMany(s: UpfrontState, side: Side, limit: number): string {
  const who = s.setting.nation[side]
  if (limit === 0) return `A ${who} player discards only in a turn without an action.`
  return `A ${who} player may discard ${limit} ${limit === 1 ? 'card' : 'cards'} in this turn, not more.`
}

function wayProblems(s: UpfrontState, side: Side, discard: Discard, all: readonly Discard[]): readonly Problem[] {
  const kind = s.setting.discards.find(({ as }) => as === discard.as)
  if (discard.game !== undefined) return refuse('41.1', 'There is no game beside this one.')
  if (!kind) return refuse('4.3', 'A card can’t be discarded so in this scenario.')
  const group = discard.on === undefined ? null : (groupInPlay(s, discard.on) ?? null)
  if (discard.as === 'plain') return discard.on === undefined ? LEGAL : refuse('4.3', 'A plain discard goes on no group.')
  if (!group || group.side === side) return refuse('4.3', 'That is no enemy group.')
  return kind.problems(s, side, discard, group, all)
}
