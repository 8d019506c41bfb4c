import { LEGAL, type Problem, type Rules, refuse } from '@firegroup/kernel'
import { spendCard, takeFromHand } from '../cards/piles.ts'
import { functionOf } from '../cards/usable.ts'
import { groupAt, hasPinned } from '../groups/groups.ts'
import { clearLostGroups } from '../groups/leave.ts'
import { newGroup } from '../groups/new-group.ts'
import { place } from '../groups/place.ts'
import { movesOnTop } from '../groups/stack.ts'
import { gunWith } from '../machines/machine.ts'
import type { Card, Group, Letter, Side, UpfrontState } from '../state.ts'
import { spendAction } from '../turn/spend.ts'
import { type GatherAction, type LeaveDividerAction, ownGroup, type TeamAct } from './acts.ts'
import { goOver } from './cross.ts'
import { onDivider, openKept } from './kept.ts'
import { takeForeignCards } from './module.ts'
import { gameAt, type TeamState } from './state.ts'

/** 41.55, 41.581: another Movement card on the divider, of the new owner's hand. */
export const gather: TeamAct<GatherAction> = {
  type: 'gather',
  candidates(s, game, side, group, out) {
    const card = movementCard(gameAt(s, game), side)
    if (card === undefined || !onDivider(gameAt(s, game), group.id)) return
    const act: GatherAction = { type: 'gather', group: group.id, card }
    if (movesOnTop(group) < movesNeeded(s, game, group) && gather.problems(s, game, side, act).length === 0) out.push(act)
  },
  problems(s, game, side, { group: id, card }) {
    const own = gameAt(s, game)
    return [...ownGroup(own, side, id), ...canGo(own, side, id, card)]
  },
  perform(tables, game, side, { group: id, card }): undefined {
    const g = tables.games[game]!
    const group = g.state.groups[id]!
    spendAction(g, group, 'movement')
    takeFromHand(g.state, side, card)
    place(g.state, group, card, 'movement', side, 'sideways')
    g.emit({ type: 'team:gathers', rule: '41.581', group: id, facts: { game } })
  },
}

/** 41.57, 35.2: they come in with a Movement card of the new owner, at range 0 and in the open; or go back where they came from, if he likes. */
export const leaveDivider: TeamAct<LeaveDividerAction> = {
  type: 'leaveDivider',
  candidates(s, game, side, group, out) {
    const own = gameAt(s, game)
    const there = onDivider(own, group.id)
    const card = movementCard(own, side)
    if (card === undefined || !there) return
    for (const to of [game, there.home]) {
      const act: LeaveDividerAction = { type: 'leaveDivider', group: group.id, card, game: to }
      if (leaveDivider.problems(s, game, side, act).length === 0) out.push(act)
    }
  },
  problems(s, game, side, { group: id, card, game: to }) {
    const own = gameAt(s, game)
    const common = [...ownGroup(own, side, id), ...canGo(own, side, id, card)]
    if (common.length > 0) return common
    const { home } = onDivider(own, id)!
    const group = own.groups[id]!
    if (movesOnTop(group) < movesNeeded(s, game, group)) return refuse('41.581', 'They need another Movement card on the divider first.')
    if (to === game) return LEGAL
    if (to !== home) return refuse('41.57', 'They can come in here, or go back to where they came from.')
    if (s.over[home]) return refuse('41.93', 'Nothing happens in that game any more.')
    return groupAt(gameAt(s, home), side, letterAtHome(game, home)) ? refuse('35.1', 'There is no room for another group there.') : LEGAL
  },
  *perform(tables, game, side, { group: id, card, game: to }): Rules<void> {
    const { s } = tables
    const g = tables.games[game]!
    const own = g.state
    const group = own.groups[id]!
    spendAction(g, group, 'movement')
    spendCard(own, side, card)
    // 41.6, 41.55: neither the divider nor the cards on it count any more
    const later = group.stack.filter(({ as }) => as === 'movement').slice(1)
    takeForeignCards(own, group)
    for (const placed of later) own.discard.push(placed.card)
    group.stack = group.stack.filter(({ as }) => as !== 'movement')
    giveCardsBack(s, game)
    g.emit({ type: 'team:enters', rule: '41.57', group: id, facts: { game: to } })
    if (to === game) {
      group.range = 0
      for (const man of group.men) {
        delete own.men[man]!.awaits
        own.men[man]!.came = true
      }
      return
    }
    const back = gameAt(s, to)
    const made = newGroup(back.groups.length, side, letterAtHome(game, to), [])
    made.acted = true
    for (const man of [...group.men]) {
      const own = goOver(s, game, group, man, to)
      delete back.men[own]!.awaits
      made.men.push(own)
    }
    back.groups.push(made)
    yield* tables.drive(game, clearLostGroups(g))
  },
}

/** 41.54: they stand at the edge through which they left. */
function letterAtHome(game: number, home: number): Letter {
  return home < game ? 'E' : 'Z'
}

/** 41.6: cards of another deck go back to it. */
export function giveCardsBack(s: TeamState, game: number): void {
  const state = gameAt(s, game)
  const kept = openKept(state)
  for (const { game: home, card } of kept.returns) gameAt(s, home).discard.push(card)
  kept.returns = []
}

/** 41.581: two on a Marsh, and with a gun anywhere but in the open. */
function movesNeeded(s: TeamState, game: number, group: Group): number {
  const own = gameAt(s, game)
  const { terrain } = s.dividers[onDivider(own, group.id)!.divider]!
  return terrain === 'Marsh' || (terrain !== 'OpenGround' && gunWith(own, group)) ? 2 : 1
}

function canGo(own: UpfrontState, side: Side, id: number, card: Card): readonly Problem[] {
  if (!onDivider(own, id)) return refuse('41.55', 'That group is not between two games.')
  if (hasPinned(own, own.groups[id]!)) return refuse('5.1', 'A group with a pinned man can’t play a Movement card.')
  return own.sides[side].hand.includes(card) && functionOf(own, side, card, 'Movement')
    ? LEGAL
    : refuse('41.57', 'It takes a Movement card of yours.')
}

function movementCard(own: UpfrontState, side: Side): Card | undefined {
  return own.sides[side].hand.find((card) => functionOf(own, side, card, 'Movement'))
}
