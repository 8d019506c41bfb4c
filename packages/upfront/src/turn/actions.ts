import { LEGAL, type Problem, type Rules, refuse } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import { clearLostGroups } from '../groups/leave.ts'
import type { TurnDecision, UpfrontQuestion } from '../questions.ts'
import type { Step } from '../sequence/step.ts'
import type { Group, Side, UpfrontState } from '../state.ts'
import { actionsLeft, type Done, type GroupDecision, type Turn, type TurnAct } from './action.ts'

export const actionSteps: readonly Step[] = [{ key: 'turn.actions', phase: 'turn', order: 400, run: takeActions }]

const DONE: Done = { type: 'done' }

/** 4.2: no more actions. 4.6: whoever follows a passed turn must act or discard; he can't do the latter with an empty hand. */
export const done: TurnAct<Done> = {
  type: 'done',
  rule: '4.2',
  chapter: 4,
  fields: {},
  ends: true,
  candidates: (s, { side }) => (doneProblems(s, side).length === 0 ? [DONE] : []),
  problems: (s, { side }) => doneProblems(s, side),
  perform: () => undefined,
  describe: () => 'No more actions.',
}

/** 4.2: one action with each group at most, in any order, each seen through before the next is chosen. */
function* takeActions(g: Upfront): Rules<void> {
  const { acts } = g.state.setting
  for (;;) {
    g.checkpoint()
    const side = g.state.active
    if (!mightAct(g.state, side)) return
    const act = yield* g.ask(side, actQuestion(g.state, side))
    if (acts.of(act).ends) return
    const rules = acts.perform(g, { side }, act)
    if (rules) yield* rules
    yield* clearLostGroups(g)
  }
}

function actQuestion(s: UpfrontState, side: Side): UpfrontQuestion<'act'> {
  const { acts } = s.setting
  const turn: Turn = { side }
  return {
    kind: 'act',
    title: 'What shall one of your groups do?',
    rule: '4.2',
    schema: acts.schema,
    get about() {
      return { toAct: s.groups.filter((group) => mayAct(group, side)).map(({ id }) => id) }
    },
    // a plain list: most players look at all of them
    candidates: () => acts.rows.flatMap((row) => row.candidates(s, turn) as TurnDecision[]),
    problems: (decision) => acts.problems(s, turn, decision),
    preview: (decision) => acts.preview(s, turn, decision),
  }
}

/** Whether there might be anything to do but stop, for all that the enemy can see: who is not asked would tell what he does not hold. */
function mightAct(s: UpfrontState, side: Side): boolean {
  if (s.sides[side].hand.length === 0) return canAct(s, side)
  const out: GroupDecision[] = []
  for (const group of s.groups) {
    if (mayAct(group, side) && !group.surrendered && actionsLeft(s, side) > 0) return true
    if (group.side !== side || group.gone) continue
    for (const { might, ofGroup } of s.setting.turnActs) {
      if (might ? might(s, side, group) : ofGroup && adds(ofGroup, s, side, group, out)) return true
    }
  }
  return false
}

/** Whether there is anything to do but stop; 4.6: or, without what is no action, anything that counts. */
function canAct(s: UpfrontState, side: Side, free = true): boolean {
  return anyOf(s, side, free, true) || anyOf(s, side, free, false)
}

function anyOf(s: UpfrontState, side: Side, free: boolean, usual: boolean): boolean {
  const out: GroupDecision[] = []
  for (const row of s.setting.turnActs) {
    if (!row.ofGroup || (row.usual === true) !== usual || (row.free && !free)) continue
    for (const group of s.groups) if (adds(row.ofGroup, s, side, group, out)) return true
  }
  return false
}

function adds(ofGroup: NonNullable<TurnAct['ofGroup']>, s: UpfrontState, side: Side, group: Group, out: GroupDecision[]): boolean {
  ofGroup(s, side, group, out)
  return out.length > 0
}

function mayAct(group: Group, side: Side): boolean {
  return group.side === side && !group.gone && !group.acted
}

function doneProblems(s: UpfrontState, side: Side): readonly Problem[] {
  for (const oblige of s.setting.hooks.obliges) {
    const problem = oblige(s, side)
    if (problem) return [problem]
  }
  if (!mustDoSomething(s) || s.sides[side].hand.length > 0 || !canAct(s, side, false)) return LEGAL
  return refuse('4.6', 'Your opponent has passed, and you have nothing to discard: do something with a group.')
}

/** 4.6: the opponent passed, and nothing has been done in this turn yet. */
export function mustDoSomething(s: UpfrontState): boolean {
  return s.passed && s.actions === 0 && s.discarded === 0
}
