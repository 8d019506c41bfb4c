import { integer, LEGAL, listOf, type Problem, refuse } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import type { Group, Side, UpfrontState } from '../state.ts'
import { actOf } from './action.ts'
import { spendAction } from './spend.ts'

/** 3.3: the men of a group change places. */
export interface ReorderAction {
  readonly type: 'reorder'
  readonly group: number
  /** All its men in their new order. */
  readonly men: readonly number[]
}

/** 3.3: re-ordering a group is its sole action of the turn. */
export const reorder = actOf<ReorderAction>({
  type: 'reorder',
  rule: '3.3',
  chapter: 3,
  fields: { group: integer(0), men: listOf(integer(0), { max: 10 }) },
  usual: true,
  candidates: suggestOrder,
  problems: (s, _side, act) => reorderProblems(s, s.groups[act.group]!, act.men),
  perform: performReorder,
  describe: (s, { group, men }) =>
    `Group ${s.groups[group]!.letter} changes places: ${men.map((man) => s.setting.roster[man]!.name).join(', ')}.`,
})

/** Out of very many orders one: the first unpinned man goes behind the others. */
function suggestOrder(s: UpfrontState, _side: Side, group: Group, out: ReorderAction[]): void {
  const men = rotated(s, group)
  if (men && reorderProblems(s, group, men).length === 0) out.push({ type: 'reorder', group: group.id, men })
}

function reorderProblems(s: UpfrontState, group: Group, men: readonly number[]): readonly Problem[] {
  for (const forbid of s.setting.hooks.forbids) {
    const problem = forbid(s, group, 'alter')
    if (problem) return [problem]
  }
  return orderProblems(s, group, men)
}

/** 10.1: pinned men stay where they are, the others move up one place round the group; null with fewer than two of them. */
function rotated(s: UpfrontState, group: Group): number[] | null {
  const free: number[] = []
  for (const man of group.men) if (!s.men[man]!.pinned) free.push(man)
  if (free.length < 2) return null
  free.push(free.shift()!)
  return group.men.map((man) => (s.men[man]!.pinned ? man : free.shift()!))
}

/** 3.3, 10.1, 11.11: what an order of men must keep. Also for re-orderings that come free with another action. */
export function orderProblems(s: UpfrontState, group: Group, men: readonly number[]): readonly Problem[] {
  if (men.length !== group.men.length || group.men.some((man) => !men.includes(man)))
    return refuse('3.3', 'These are not the men of the group.')
  if (group.men.every((man, i) => man === men[i])) return refuse('3.3', 'That is the order in which they stand.')
  if (group.men.some((man, i) => s.men[man]!.pinned && men[i] !== man)) return refuse('10.1', 'A pinned man stays where he is.')
  const apart = men.some((man, i) => {
    const { assists } = s.men[man]!
    return assists >= 0 && men.includes(assists) && Math.abs(men.indexOf(assists) - i) !== 1
  })
  return apart ? refuse('11.11', 'An assistant stands next to his gunner.') : LEGAL
}

function performReorder(g: Upfront, _side: Side, { group: id, men }: ReorderAction): undefined {
  const group = g.state.groups[id]!
  spendAction(g, group)
  group.men = [...men]
  g.emit({ type: 'reordered', rule: '3.3', group: id, men: [...men] })
}
