import { LEGAL, type Problem, type Rules, refuse } from '@firegroup/kernel'
import { spendCard } from '../cards/piles.ts'
import { functionOf } from '../cards/usable.ts'
import { groupInPlay } from '../groups/groups.ts'
import { clearLostGroups } from '../groups/leave.ts'
import type { UpfrontQuestion } from '../questions.ts'
import { isDecided } from '../scenario/victory.ts'
import { attackBySniper } from '../sniper/sniper.ts'
import { enemyOf, type Side } from '../state.ts'
import type { DiscardDecision } from '../turn/discard.ts'
import type { Discard } from '../turn/discard-kind.ts'
import { neighbourProblem } from './acts.ts'
import { onDivider } from './kept.ts'
import { gameAt, type TeamState } from './state.ts'
import type { Tables } from './tables.ts'

/** 41.4, 41.42: a Sniper fires into the next game whatever lies between; 41.55: nobody lays anything on the divider; 41.6: nothing else is discarded into another game. */
export function discardsAcross(s: TeamState, game: number, side: Side, question: UpfrontQuestion<'discard'>): UpfrontQuestion<'discard'> {
  const own = gameAt(s, game)
  return {
    ...question,
    candidates: () => {
      const plain = [...question.candidates()].filter((decision) => acrossProblems(s, game, side, decision).length === 0)
      return [...plain, ...snipes(s, game, side, question)]
    },
    problems(decision) {
      const across = acrossProblems(s, game, side, decision)
      return across.length > 0 ? across : question.problems(asPlain(decision))
    },
    get about() {
      return question.about
    },
  }

  function* snipes(_s: TeamState, _game: number, _side: Side, asked: UpfrontQuestion<'discard'>): Iterable<DiscardDecision> {
    for (const card of own.sides[side].hand) {
      if (!functionOf(own, side, card, 'Sniper')) continue
      for (const other of [game - 1, game + 1])
        for (const group of s.games[other]?.groups ?? []) {
          const decision: DiscardDecision = { type: 'discard', cards: [{ card, as: 'sniper', on: group.id, game: other }] }
          if (acrossProblems(s, game, side, decision).length === 0 && asked.problems(asPlain(decision)).length === 0) yield decision
        }
    }
  }
}

/** What the game itself judges: a card that goes elsewhere is one card less in the hand. */
function asPlain(decision: DiscardDecision): DiscardDecision {
  if (decision.type === 'none') return decision
  return {
    type: 'discard',
    cards: decision.cards.map((discard) => (discard.game === undefined ? discard : { card: discard.card, as: 'plain' })),
  }
}

function acrossProblems(s: TeamState, game: number, side: Side, decision: DiscardDecision): readonly Problem[] {
  if (decision.type === 'none') return LEGAL
  const own = gameAt(s, game)
  for (const { as, on, card, game: other, also } of decision.cards) {
    if (other === undefined) {
      if (on !== undefined && as !== 'sniper' && onDivider(own, on))
        return refuse('41.55', 'Nobody lays anything on a group between two games.')
      continue
    }
    if (as !== 'sniper') return refuse('41.6', 'Only a Sniper reaches into another game: cards stay in theirs.')
    const beside = neighbourProblem(s, game, other)
    if (beside.length > 0) return beside
    const target = on === undefined ? undefined : groupInPlay(gameAt(s, other), on)
    if (!target || target.side !== enemyOf(side)) return refuse('41.4', 'There is no such enemy group in that game.')
    if (also !== undefined) return refuse('48.41', 'All its attacks go at that group.')
    if (!functionOf(own, side, card, 'Sniper')) return refuse('14.1', 'That is no Sniper card for you.')
  }
  return LEGAL
}

/** Resolves what goes into other games, and says what is left for this one. */
export function* snipeAcross(tables: Tables, game: number, side: Side, decision: DiscardDecision): Rules<DiscardDecision> {
  if (decision.type === 'none') return decision
  const g = tables.games[game]!
  const here: Discard[] = []
  for (const discard of decision.cards) {
    if (discard.game === undefined) {
      here.push(discard)
      continue
    }
    const { card, on, game: other } = discard
    const there = tables.games[other]!
    const printed = functionOf(g.state, side, card, 'Sniper')!
    spendCard(g.state, side, card)
    g.state.discarded++
    g.emit({ type: 'team:snipes', rule: '41.4', group: 0, facts: { game: other } })
    yield* tables.drive(other, attackBySniper(there, side, card, printed, on!), side, game)
    yield* tables.drive(other, clearLostGroups(there))
    isDecided(there)
  }
  return here.length > 0 ? { type: 'discard', cards: here } : { type: 'none' }
}
