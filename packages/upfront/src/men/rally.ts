import { integer, LEGAL, listOf, optional, type Problem, refuse } from '@firegroup/kernel'
import { recover } from '../armour/recover.ts'
import { spendCard } from '../cards/piles.ts'
import { functionOf } from '../cards/usable.ts'
import type { Upfront } from '../context.ts'
import { areAdjacent, groupInPlay } from '../groups/groups.ts'
import { hasUnpinnedLeader } from '../leaders/leaders.ts'
import { afvOf, machineOf, vehicleOf } from '../machines/machine.ts'
import type { Card, Group, Side, UpfrontState } from '../state.ts'
import { actionsLeft, actOf } from '../turn/action.ts'
import { spendAction } from '../turn/spend.ts'
import { unpin } from './pin.ts'

/** 4.23, 10.2: a Rally card on a group. */
export interface RallyAction {
  readonly type: 'rally'
  readonly group: number
  readonly card: Card
  /** 10.21: who is rallied, when the card does not do for all. */
  readonly men?: readonly number[]
  /** 10.23: a second group for a Rally All. */
  readonly with?: number
}

/** 10.2: one Rally card is a group's action. */
export const rally = actOf<RallyAction>({
  type: 'rally',
  rule: '10.2',
  chapter: 10,
  fields: { group: integer(0), card: integer(1), men: optional(listOf(integer(0), { min: 1, max: 10 })), with: optional(integer(0)) },
  candidates: suggestRally,
  problems: rallyProblems,
  perform: performRally,
  describe(s, { group, men, with: second }) {
    const who = men ? men.map((man) => s.setting.roster[man]!.name).join(', ') : 'all its pinned men'
    return `Group ${s.groups[group]!.letter} rallies ${who}${second === undefined ? '' : `, and so does group ${s.groups[second]!.letter}`}.`
  },
})

/** Every Rally card on the group, with every choice of men, and with every second group for a Rally All. */
function suggestRally(s: UpfrontState, side: Side, group: Group, out: RallyAction[]): void {
  if (!needsRally(s, group)) return
  for (const card of s.sides[side].hand) {
    const printed = functionOf(s, side, card, 'Rally')
    if (!printed || cantRally(s, group)) continue
    const act: RallyAction = { type: 'rally', group: group.id, card }
    const pinned = pinnedMen(s, group)
    const machine = pinned.find((man) => machineOf(s, s.men[man]!))
    if (machine !== undefined) {
      // 34.6: the gun takes the whole card
      out.push({ ...act, men: [machine] })
      const onFoot = pinned.filter((man) => man !== machine)
      if (printed.value !== 'All' && onFoot.length > 0)
        for (const men of choices(onFoot, Math.min(printed.value, onFoot.length))) out.push({ ...act, men })
    } else if (printed.value !== 'All' && printed.value < pinned.length)
      for (const men of choices(pinned, printed.value)) out.push({ ...act, men })
    else out.push(act)
    if (machine !== undefined && printed.value === 'All' && pinned.length > 1) out.push(act)
    if (printed.value === 'All')
      for (const second of s.groups)
        if (second.id > group.id && secondProblems(s, side, group, second.id).length === 0) out.push({ ...act, with: second.id })
  }
}

function rallyProblems(s: UpfrontState, side: Side, { group: id, card, men, with: second }: RallyAction): readonly Problem[] {
  const group = s.groups[id]!
  if (!s.sides[side].hand.includes(card)) return refuse('10.2', 'You don’t hold that card.')
  const printed = functionOf(s, side, card, 'Rally')
  if (!printed) return refuse('10.2', 'That is no Rally card for you.')
  if (!needsRally(s, group)) return refuse('10.2', `Nobody in group ${group.letter} is pinned.`)
  const barred = cantRally(s, group)
  if (barred) return [barred]
  if (second !== undefined) {
    if (printed.value !== 'All') return refuse('10.22', 'What a Rally card does not use up is lost: it is for one group.')
    const problems = secondProblems(s, side, group, second)
    if (problems.length > 0) return problems
  }
  return chosenProblems(s, group, printed.value, men)
}

/** 10.21: as many as the card says; all of them when it does for all. */
function chosenProblems(s: UpfrontState, group: Group, value: number | 'All', men: readonly number[] | undefined): readonly Problem[] {
  const pinned = pinnedMen(s, group)
  const machine = pinned.find((man) => machineOf(s, s.men[man]!))
  // 34.6, 28.42: all of the card for a gun or vehicle, or for the men with it
  if (machine !== undefined && men?.includes(machine))
    return men.length === 1 ? LEGAL : refuse('34.6', 'The whole card is for the gun, or for the men with it.')
  if (machine !== undefined && value !== 'All') {
    const onFoot = pinned.filter((man) => man !== machine)
    if (!men || men.some((man, i) => !onFoot.includes(man) || men.indexOf(man) !== i))
      return refuse('10.21', 'Choose the gun, or men with it.')
    return men.length === Math.min(value, onFoot.length)
      ? LEGAL
      : refuse('10.21', `Choose ${Math.min(value, onFoot.length)} of the pinned men.`)
  }
  if (men?.some((man, i) => !pinned.includes(man) || men.indexOf(man) !== i))
    return refuse('10.21', 'Those are not pinned men of the group.')
  const count = men?.length ?? pinned.length
  if (value === 'All' || value >= pinned.length)
    return count === pinned.length ? LEGAL : refuse('10.21', 'The card does for all of them: nobody may be left pinned.')
  return count === value ? LEGAL : refuse('10.21', `Choose ${value} of the pinned men.`)
}

/** 10.23: two adjacent groups at the same range with a leader in either, or any two with a leader in each; none of them pinned. */
function secondProblems(s: UpfrontState, side: Side, group: Group, id: number): readonly Problem[] {
  const second = groupInPlay(s, id)
  if (!second || second.side !== side || second === group) return refuse('10.23', 'You have no such other group.')
  if (second.acted) return refuse('10.23', `Group ${second.letter} has acted in this turn.`)
  if (!needsRally(s, second)) return refuse('10.2', `Nobody in group ${second.letter} is pinned.`)
  for (const each of [group, second]) {
    const vehicle = vehicleOf(s, each)
    if (vehicle && !afvOf(s, vehicle)!.openTopped) return refuse('10.23', 'A closed vehicle rallies by itself.')
  }
  const barred = cantRally(s, second)
  if (barred) return [barred]
  if (actionsLeft(s, side) < 2) return refuse('37.1', 'That would be one action too many for partisans.')
  const here = hasUnpinnedLeader(s, group)
  const there = hasUnpinnedLeader(s, second)
  if (here && there) return LEGAL
  if ((here || there) && areAdjacent(group, second) && group.range === second.range) return LEGAL
  return refuse(
    '10.23',
    'Two groups rally together when they are adjacent at the same range with an unpinned leader, or when each has one.',
  )
}

function cantRally(s: UpfrontState, group: Group): Problem | undefined {
  for (const forbid of s.setting.hooks.forbids) {
    const problem = forbid(s, group, 'rally')
    if (problem) return problem
  }
  return undefined
}

/** 10.2, 10.23: the card is discarded at once; it is the action of each group that it rallies. */
function performRally(g: Upfront, side: Side, { group: id, card, men, with: second }: RallyAction): undefined {
  const s = g.state
  const groups = second === undefined ? [s.groups[id]!] : [s.groups[id]!, s.groups[second]!]
  spendCard(s, side, card)
  g.emit(
    { type: 'rally', rule: second === undefined ? '10.2' : '10.23', side, card, groups: groups.map((group) => group.id) },
    { reveals: true },
  )
  for (const group of groups) {
    spendAction(g, group)
    const chosen = second === undefined ? men : undefined
    const { value } = functionPrinted(s, card)
    for (const id of chosen ?? pinnedMen(s, group)) {
      const man = s.men[id]!
      if (machineOf(s, man)) recover(g, man, value)
      else unpin(g, man, '10.2')
    }
  }
}

/** 10.2, 28.45: pinned men, and a vehicle that is stunned. */
function needsRally(s: UpfrontState, group: Group): boolean {
  return pinnedMen(s, group).length > 0
}

function functionPrinted(s: UpfrontState, card: Card): { readonly value: number | 'All' } {
  for (const printed of s.setting.cards[card]!.functions) if (printed.type === 'Rally') return printed
  return { value: 0 }
}

function pinnedMen(s: UpfrontState, group: Group): number[] {
  return group.men.filter((man) => s.men[man]!.pinned || s.men[man]!.stun !== undefined)
}

/** All ways to take so many of them, in their order. */
function choices(men: readonly number[], count: number): number[][] {
  if (count === 0) return [[]]
  return men.flatMap((man, i) => choices(men.slice(i + 1), count - 1).map((rest) => [man, ...rest]))
}
