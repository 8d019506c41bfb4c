import { refuse } from '@firegroup/kernel'
import { takeFromHand } from '../cards/piles.ts'
import { functionOf } from '../cards/usable.ts'
import { groupInPlay, letterPlace, opposite } from '../groups/groups.ts'
import { place } from '../groups/place.ts'
import { cantMove } from '../movement/move.ts'
import { enemyOf, type Group, type Side, type UpfrontState } from '../state.ts'
import { spendAction } from '../turn/spend.ts'
import { type FlankActAcross, neighbourProblem, ownGroup, type TeamAct } from './acts.ts'
import { asTheyStand } from './guest.ts'
import { seesAcross } from './los.ts'
import { gameAt } from './state.ts'

/** 41.4, 17.1: a Flank card sideways by the group at the edge, against the enemy's group at the edge beyond the divider. */
export const flankAcross: TeamAct<FlankActAcross> = {
  type: 'flankAcross',
  candidates(s, game, side, group, out) {
    const own = gameAt(s, game)
    for (const card of own.sides[side].hand) {
      if (functionOf(own, side, card, 'Movement')?.kind !== 'Flank') continue
      for (const other of [game - 1, game + 1])
        for (const target of s.games[other]?.groups ?? []) {
          const act: FlankActAcross = { type: 'flankAcross', group: group.id, game: other, target: target.id, card }
          if (flankAcross.problems(s, game, side, act).length === 0) out.push(act)
        }
    }
  },
  problems(s, game, side, { group: id, game: other, target: of, card }) {
    const own = gameAt(s, game)
    const common = [...ownGroup(own, side, id), ...neighbourProblem(s, game, other)]
    if (common.length > 0) return common
    const group = own.groups[id]!
    const there = gameAt(s, other)
    const target = groupInPlay(there, of)
    if (!target || target.side !== enemyOf(side)) return refuse('41.4', 'There is no such enemy group in that game.')
    if (edgeGroup(own, side, other > game) !== group || edgeGroup(there, target.side, other < game) !== target)
      return refuse('17.2', 'Only groups at the edge, with nothing but the divider between them, flank each other.')
    if (!opposite(there, target)) return refuse('17.2', `Nobody of yours stands opposite the enemy’s group ${target.letter}.`)
    if (!seesAcross(s, game, group, other, target)) return refuse('41.42', 'Nobody sees across the divider.')
    const move = own.sides[side].hand.includes(card) ? functionOf(own, side, card, 'Movement') : undefined
    if (move?.kind !== 'Flank') return refuse('17.1', 'Only a Flank card that is played sideways flanks.')
    return cantMove(own, group)
  },
  perform(tables, game, side, { group: id, game: other, target: of, card }): undefined {
    const { s } = tables
    const g = tables.games[game]!
    const own = g.state
    const group = own.groups[id]!
    spendAction(g, group, 'movement')
    takeFromHand(own, side, card)
    const placed = place(own, group, card, 'movement', side, 'sideways')
    g.emit({ type: 'moves', rule: '5.4', side, group: id, card, mode: 'sideways', range: group.range }, { reveals: true })
    for (const tell of own.setting.hooks.movementPlayed) tell(g, group, { card, placed, why: 'move' })
    const there = gameAt(s, other)
    s.flanks = s.flanks.filter((each) => each.game !== game || each.by !== id)
    s.flanks.push({ game, by: id, over: other, of, as: asTheyStand(own, group, there, there.groups[of]!) })
    g.emit({ type: 'team:flanks', rule: '41.4', group: id, facts: { game: other } })
  },
}

/** 41.5: the group of a side next to the divider: the last to the right, or the first to the left. */
function edgeGroup(s: UpfrontState, side: Side, right: boolean): Group | undefined {
  let edge: Group | undefined
  for (const group of s.groups) {
    if (group.side !== side || group.gone || group.lent) continue
    const apart = edge === undefined ? 0 : letterPlace(group.letter) - letterPlace(edge.letter)
    if (edge === undefined || (right ? apart > 0 : apart < 0)) edge = group
  }
  return edge
}
