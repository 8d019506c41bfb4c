import { LEGAL, type Problem, type Question, type Rules, refuse } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import { groupInPlay } from '../groups/groups.ts'
import { clearLostGroups } from '../groups/leave.ts'
import type { Step } from '../sequence/step.ts'
import type { Group, Side, UpfrontState } from '../state.ts'
import type { Act, ActDecision, ActionKind, Done } from './action.ts'

export const actionSteps: readonly Step[] = [{ key: 'turn.actions', phase: 'turn', order: 400, run: takeActions }]

const DONE: Done = { type: 'done' }

/** 4.2: one action with each group at most, in any order, each seen through before the next is chosen. */
function* takeActions(g: Upfront): Rules<void> {
  for (;;) {
    g.checkpoint()
    const side = g.state.active
    if (!mightAct(g.state, side)) return
    const act = yield* g.ask(side, actQuestion(g.state, side))
    if (act.type === 'done') return
    const rules = kindOf(g.state, act).perform(g, side, act)
    if (rules) yield* rules
    yield* clearLostGroups(g)
  }
}

function actQuestion(s: UpfrontState, side: Side): Question<ActDecision> {
  return {
    kind: 'act',
    title: 'What shall one of your groups do?',
    rule: '4.2',
    schema: s.setting.actSchema,
    get about() {
      return { toAct: s.groups.filter((group) => mayAct(group, side)).map(({ id }) => id) }
    },
    candidates: () => actCandidates(s, side),
    problems: (decision) => actProblems(s, side, decision),
    preview: (decision) => (decision.type === 'done' ? null : (kindOf(s, decision).preview?.(s, decision) ?? null)),
  }
}

function actCandidates(s: UpfrontState, side: Side): ActDecision[] {
  const out: Act[] = []
  for (const kind of s.setting.actions) for (const group of s.groups) if (isOffered(kind, group, side)) kind.candidates(s, side, group, out)
  return doneProblems(s, side).length === 0 ? [DONE, ...out] : out
}

/** Whether there might be anything to do but stop, for all that the enemy can see: who is not asked would tell what he does not hold. */
function mightAct(s: UpfrontState, side: Side): boolean {
  if (s.sides[side].hand.length === 0) return canAct(s, side)
  const out: Act[] = []
  for (const group of s.groups) {
    if (mayAct(group, side) && !group.surrendered) return true
    for (const kind of s.setting.actions) {
      if (!isOffered(kind, group, side)) continue
      if (kind.might) {
        if (kind.might(s, side, group)) return true
        continue
      }
      kind.candidates(s, side, group, out)
      if (out.length > 0) return true
    }
  }
  return false
}

/** Whether there is anything to do but stop; 4.6: or, without what is no action, anything that counts. */
function canAct(s: UpfrontState, side: Side, free = true): boolean {
  return anyOf(s, side, free, true) || anyOf(s, side, free, false)
}

function anyOf(s: UpfrontState, side: Side, free: boolean, usual: boolean): boolean {
  const out: Act[] = []
  for (const kind of s.setting.actions) {
    if ((kind.usual === true) !== usual || (kind.free && !free)) continue
    for (const group of s.groups) {
      if (!isOffered(kind, group, side)) continue
      kind.candidates(s, side, group, out)
      if (out.length > 0) return true
    }
  }
  return false
}

function isOffered(kind: ActionKind, group: Group, side: Side): boolean {
  return group.side === side && !group.gone && (kind.free === true || !group.acted)
}

function mayAct(group: Group, side: Side): boolean {
  return group.side === side && !group.gone && !group.acted
}

function actProblems(s: UpfrontState, side: Side, decision: ActDecision): readonly Problem[] {
  if (decision.type === 'done') return doneProblems(s, side)
  const kind = kindOf(s, decision)
  if (!kind.free) {
    const common = groupProblems(s, side, decision.group)
    if (common.length > 0) return common
  }
  return kind.problems(s, side, decision)
}

/** 4.2: a group acts once in a turn. */
function groupProblems(s: UpfrontState, side: Side, id: number): readonly Problem[] {
  const group = groupInPlay(s, id)
  if (!group || group.side !== side) return refuse('4.2', 'You have no such group.')
  return group.acted ? refuse('4.2', `Group ${group.letter} has acted in this turn.`) : LEGAL
}

/** 4.6: whoever follows a passed turn must act or discard; he can't do the latter with an empty hand. */
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

function kindOf(s: UpfrontState, act: Act): ActionKind {
  const kind = s.setting.actions.find(({ type }) => type === act.type)
  if (!kind) throw new Error(`There is no action '${act.type}' in this scenario.`)
  return kind
}
