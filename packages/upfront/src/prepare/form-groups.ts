import { integer, listOf, optional, type Problem, type Rules, record, refuse } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import { type CrewPair, crewSetUpProblems, designateCrews, fullyCrewed } from '../crew/set-up.ts'
import { letterAt } from '../groups/groups.ts'
import { newGroup } from '../groups/new-group.ts'
import { isCommissar } from '../leaders/commissar.ts'
import { isAutomatic } from '../nations/automatics.ts'
import type { UpfrontQuestion } from '../questions.ts'
import type { Step } from '../sequence/step.ts'
import { enemyOf, type Side, type UpfrontState } from '../state.ts'

export const formGroupsSteps: readonly Step[] = [{ key: 'prepare.groups', phase: 'prepare', order: 200, run: formGroups }]

/** 3.2: how a side divides its men: the first list is group A, each in order of position. */
export interface GroupsFormed {
  readonly groups: readonly (readonly number[])[]
  /** 11.12 */
  readonly crews?: readonly CrewPair[]
}

const FEWEST_GROUPS = 2
const MOST_GROUPS = 4
const FEWEST_MEN = 2
export const MOST_MEN = 10

export const formGroupsSchema = record({
  groups: listOf(listOf(integer(0, 200), { max: 40 }), { max: 10 }),
  crews: optional(listOf(record({ gunner: integer(0, 200), assistant: integer(0, 200) }), { max: 10 })),
})

/** 3.2: the first player forms his groups openly, then the other does. */
function* formGroups(g: Upfront): Rules<void> {
  for (const side of [g.state.first, enemyOf(g.state.first)]) {
    if (g.state.groups.some((group) => group.side === side)) continue
    g.checkpoint()
    g.state.active = side
    const { groups, crews = [] } = yield* g.ask(side, formGroupsQuestion(g.state, side))
    placeGroups(g, side, groups)
    designateCrews(g, crews)
  }
  g.state.active = g.state.first
}

/** 3.2, 3.4: lettered from A without gaps, each at range chit 0. */
function placeGroups(g: Upfront, side: Side, groups: GroupsFormed['groups']): void {
  const s = g.state
  const formed = groups.map((men, index) => {
    const group = newGroup(s.groups.length, side, letterAt(index + 1)!, men)
    s.groups.push(group)
    return { group: group.id, letter: group.letter, men: [...men] }
  })
  s.sides[side].groupsAtStart = groups.length
  g.emit({ type: 'groupsFormed', rule: '3.2', side, groups: formed })
}

function formGroupsQuestion(s: UpfrontState, side: Side): UpfrontQuestion<'formGroups'> {
  return {
    kind: 'formGroups',
    title: 'How do you divide your men into groups?',
    rule: '3.2',
    schema: formGroupsSchema,
    get about() {
      return { men: force(s, side) }
    },
    candidates: () => suggestions(s, side),
    problems: (decision) => formProblems(s, side, decision),
  }
}

function force(s: UpfrontState, side: Side): number[] {
  return s.men.filter((man) => man.side === side && man.fate === '' && man.awaits === undefined).map(({ id }) => id)
}

/** 3.2: two to four groups of two to ten men each. */
function formProblems(s: UpfrontState, side: Side, { groups, crews = [] }: GroupsFormed): readonly Problem[] {
  const men = force(s, side)
  if (groups.length < FEWEST_GROUPS || groups.length > MOST_GROUPS) return refuse('3.2', 'You form two, three or four groups.')
  if (groups.some((group) => group.length < FEWEST_MEN || group.length > MOST_MEN))
    return refuse('3.2', 'Each group has two to ten men at the start.')
  const placed = groups.flat()
  if (new Set(placed).size !== placed.length) return refuse('3.2', 'A man can be in one group only.')
  if (placed.some((man) => !men.includes(man))) return refuse('3.2', 'These are not all your men.')
  if (placed.length !== men.length) return refuse('3.2', 'Every man must be in a group.')
  for (const judge of s.setting.hooks.setUp) {
    const problem = judge(s, side, groups)
    if (problem) return [problem]
  }
  return crewSetUpProblems(s, groups, crews)
}

/** Out of very many: two, three and four groups, with the men dealt out in turn or in rows, and with the largest group first, last or even; and each with crews. */
function suggestions(s: UpfrontState, side: Side): GroupsFormed[] {
  const men = force(s, side)
  // 15.51, 46.4: the Commissar to the first group, which is the largest, and one automatic weapon after the other to the next
  const rank = (man: number) => (isCommissar(s, man) ? 2 : isAutomatic(s, man) ? 1 : 0)
  const apart = men.toSorted((a, b) => rank(b) - rank(a))
  const out: GroupsFormed[] = []
  for (let count = FEWEST_GROUPS; count <= MOST_GROUPS; count++) {
    for (const groups of [
      dealt(men, count),
      dealt(apart, count),
      inRows(men, count),
      oneLarge(men, count),
      oneLarge(men, count).reverse(),
    ]) {
      const decision = { groups }
      if (formProblems(s, side, decision).length > 0) continue
      out.push(decision)
      const crewed = fullyCrewed(s, groups)
      if (crewed) out.push(crewed)
    }
  }
  return out
}

function dealt(men: readonly number[], count: number): number[][] {
  const groups: number[][] = Array.from({ length: count }, () => [])
  men.forEach((man, i) => {
    groups[i % count]!.push(man)
  })
  return groups
}

function inRows(men: readonly number[], count: number): number[][] {
  return Array.from({ length: count }, (_, i) =>
    men.slice(Math.floor((i * men.length) / count), Math.floor(((i + 1) * men.length) / count)),
  )
}

/** As many as may be in the first group, and two in each of the others. */
function oneLarge(men: readonly number[], count: number): number[][] {
  const large = men.length - FEWEST_MEN * (count - 1)
  return [men.slice(0, large), ...inRows(men.slice(large), count - 1)]
}
