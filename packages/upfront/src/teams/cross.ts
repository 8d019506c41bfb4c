import { LEGAL, type Problem, type Rules, refuse } from '@firegroup/kernel'
import { bogCheck } from '../armour/vehicle.ts'
import { takeFromHand } from '../cards/piles.ts'
import { functionOf } from '../cards/usable.ts'
import type { Terrain } from '../data/cards.ts'
import { isEncircled } from '../flanks/encirclement.ts'
import { clearLostGroups } from '../groups/leave.ts'
import { newGroup } from '../groups/new-group.ts'
import { CLOSEST, relativeRange } from '../groups/range.ts'
import { exposedMovement, isWired, lastTerrain } from '../groups/stack.ts'
import { gunWith, machineOf, vehicleOf } from '../machines/machine.ts'
import { ford } from '../movement/ford.ts'
import type { Card, Group, Letter, Side, UpfrontState } from '../state.ts'
import { type CrossAction, neighbourProblem, ownGroup, type TeamAct } from './acts.ts'
import { keptOf, openKept } from './kept.ts'
import { copyMan, ELSEWHERE, idIn, sendAway } from './men.ts'
import { gameAt, type TeamState } from './state.ts'

/** 41.56: so far back that every range to it is 0. */
const FAR_BACK = -9
const LEFT: readonly Letter[] = ['A', 'Z']
const RIGHT: readonly Letter[] = ['D', 'E']
const HINDERS: readonly Terrain[] = ['Marsh', 'Minefield', 'Stream']
const BOGS: readonly Terrain[] = ['Gully', 'Woods', 'Stream']

/** 41.5: all or some men of the group at the edge set out for the next game. */
export const cross: TeamAct<CrossAction> = {
  type: 'cross',
  candidates(s, game, side, group, out) {
    const own = gameAt(s, game)
    const [card] = own.sides[side].hand.filter((each) => functionOf(own, side, each, 'Movement'))
    if (card === undefined) return
    for (const other of [game - 1, game + 1]) {
      const act: CrossAction = { type: 'cross', group: group.id, game: other, men: [...group.men], card }
      if (cross.problems(s, game, side, act).length === 0) out.push(act)
    }
  },
  problems(s, game, side, act) {
    const own = gameAt(s, game)
    const common = [...ownGroup(own, side, act.group), ...neighbourProblem(s, game, act.game)]
    if (common.length > 0) return common
    const group = own.groups[act.group]!
    if (act.men.some((man, i) => !group.men.includes(man) || act.men.indexOf(man) !== i))
      return refuse('41.5', 'They are not all of that group.')
    const barred = [...mayGo(own, group, act.game > game), ...wayThere(s, game, side, act)]
    if (barred.length > 0) return barred
    const { hand } = own.sides[side]
    return hand.includes(act.card) && functionOf(own, side, act.card, 'Movement')
      ? LEGAL
      : refuse('41.54', 'It takes a Movement card of yours, played sideways.')
  },
  *perform(tables, game, side, act): Rules<void> {
    const { s } = tables
    const g = tables.games[game]!
    const own = g.state
    const group = own.groups[act.group]!
    const divider = Math.min(game, act.game)
    const { terrain, card: ground } = s.dividers[divider]!
    takeFromHand(own, side, act.card)
    own.actions++
    own.movementActions++
    // 41.582: a Stream is forded first
    if (terrain === 'Stream' && !ford(g, group, side, act.card)) {
      group.acted = true
      const kept = openKept(own)
      if (!kept.forded.includes(group.id)) kept.forded.push(group.id)
      return
    }
    g.emit({ type: 'team:crosses', rule: '41.54', group: group.id, facts: { game: act.game, men: act.men.length } })
    s.dividers[divider]!.crossed.push(side)
    const there = gameAt(s, act.game)
    const made = newGroup(there.groups.length, side, act.game > game ? 'Z' : 'E', [])
    made.range = FAR_BACK
    made.men = act.men.map((man) => goOver(s, game, group, man, act.game))
    if (terrain !== 'OpenGround') made.stack.push(laid(ground, 'terrain', side, there))
    made.stack.push({ ...laid(act.card, 'movement', side, there), mode: 'sideways' })
    made.acted = true
    there.groups.push(made)
    openKept(there).onDivider.push({ group: made.id, divider, home: game, cards: [act.card] })
    const vehicle = vehicleOf(there, made)
    if (vehicle && BOGS.includes(terrain)) bogCheck(tables.games[act.game]!, vehicle, 'terrain')
    if (group.men.length === 0) yield* tables.drive(game, clearLostGroups(g))
  },
}

const laid = (card: Card, as: 'terrain' | 'movement', by: Side, { turn }: UpfrontState) => ({
  card,
  as,
  by,
  turn,
  mode: '' as const,
  offered: false,
})

/** A man leaves his group for a group of another game; what he assisted he assists no more. */
export function goOver(s: TeamState, game: number, group: Group, man: number, other: number): number {
  const own = gameAt(s, game)
  const id = idIn(s, game, man, other)
  copyMan(own, man, gameAt(s, other), id).awaits = ELSEWHERE
  for (const each of group.men) if (own.men[each]!.assists === man) own.men[each]!.assists = -1
  group.men = group.men.filter((each) => each !== man)
  sendAway(s, game, man)
  return id
}

/** 41.5, 41.51 to 41.54: whether men of this group may set out. */
function mayGo(own: UpfrontState, group: Group, right: boolean): readonly Problem[] {
  if (!(right ? RIGHT : LEFT).includes(group.letter))
    return refuse('41.5', `Only group ${right ? 'D or E goes to the right' : 'A or Z goes to the left'}.`)
  const stuck = group.men.some((id) => own.men[id]!.pinned || own.men[id]!.bogged || own.men[id]!.immobilized)
  if (stuck) return refuse('41.51', 'Somebody of the group is pinned or stuck.')
  if (isEncircled(own, group)) return refuse('41.52', 'The group is encircled.')
  if (own.groups.some((other) => other.side !== group.side && !other.gone && relativeRange(group, other) === CLOSEST))
    return refuse('41.52', 'The enemy is at relative range 5.')
  const ground = lastTerrain(own, group)
  if (isWired(group) || HINDERS.includes(ground)) return refuse('41.53', `Nobody sets out from ${isWired(group) ? 'Wire' : ground}.`)
  if (gunWith(own, group) && ground !== 'OpenGround') return refuse('41.53', 'The gun needs two Movement cards to leave where it is.')
  return hasRetreated(own, group) ? LEGAL : refuse('41.54', 'The group must have retreated in your last turn.')
}

/** 41.54: in the own turn just before; 41.582: or it has tried to ford since. */
function hasRetreated(own: UpfrontState, group: Group): boolean {
  if (keptOf(own)?.forded.includes(group.id)) return true
  const move = exposedMovement(group)
  return move?.mode === 'retreat' && move.turn < own.turn && move.turn >= own.turn - 2
}

/** 41.58, 41.59: whether there is a way over, and anything to go to. */
function wayThere(s: TeamState, game: number, side: Side, { game: other, men }: CrossAction): readonly Problem[] {
  const own = gameAt(s, game)
  const { terrain, crossed } = s.dividers[Math.min(game, other)]!
  if (s.results[other] !== '') return refuse('41.59', 'That game is decided already.')
  if (crossed.includes(side)) return refuse('41.59', 'A group of yours has gone between these two games before.')
  if (terrain === 'Marsh' && men.some((id) => machineOf(own, own.men[id]!)?.type === 'afv'))
    return refuse('41.58', 'No vehicle crosses a Marsh.')
  return LEGAL
}
