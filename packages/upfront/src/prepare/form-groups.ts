import { integer, listOf, optional, type Problem, type Rules, record, refuse } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import { type CrewPair, crewSetUpProblems, designateCrews, fullyCrewed } from '../crew/set-up.ts'
import { letterAt } from '../groups/groups.ts'
import { newGroup } from '../groups/new-group.ts'
import { afvOf, gunOf } from '../machines/machine.ts'
import type { UpfrontQuestion } from '../questions.ts'
import type { Step } from '../sequence/step.ts'
import { enemyOf, type Side, type UpfrontState } from '../state.ts'
import { divisions, FEWEST_MEN } from './divisions.ts'

export const formGroupsSteps: readonly Step[] = [{ key: 'prepare.groups', phase: 'prepare', order: 200, run: formGroups }]

/** 3.2: how a side divides its men: the first list is group A, each in order of position. */
export interface GroupsFormed {
  readonly groups: readonly (readonly number[])[]
  /** 11.12 */
  readonly crews?: readonly CrewPair[]
}

const FEWEST_GROUPS = 2
const MOST_GROUPS = 4
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

/** 28.11, 34.2: a vehicle or a gun may be a group by itself. */
function isAlone(s: UpfrontState, [id, ...others]: readonly number[]): boolean {
  const man = id === undefined ? undefined : s.men[id]
  return others.length === 0 && man !== undefined && (afvOf(s, man) !== undefined || gunOf(s, man) !== undefined)
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
  if (groups.some((group) => group.length > 1 && group.some((man) => s.men[man] && afvOf(s, s.men[man]))))
    return refuse('28.11', 'A vehicle is always a group by itself.')
  if (groups.some((group) => (group.length < FEWEST_MEN && !isAlone(s, group)) || group.length > MOST_MEN))
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

/** Out of very many: what divisions.ts suggests, as far as it is legal, and each with crews. */
function suggestions(s: UpfrontState, side: Side): GroupsFormed[] {
  const men = force(s, side)
  const out: GroupsFormed[] = []
  for (let count = FEWEST_GROUPS; count <= MOST_GROUPS; count++)
    for (const groups of divisions(s, side, men, count)) {
      const decision = { groups }
      if (formProblems(s, side, decision).length > 0) continue
      out.push(decision)
      const crewed = fullyCrewed(s, groups)
      if (crewed) out.push(crewed)
    }
  return out
}
