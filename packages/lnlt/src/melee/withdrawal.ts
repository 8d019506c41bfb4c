import { LEGAL, type Problem, refuse, type Schema, text, variants } from '@firegroup/kernel'
import { nameOf } from '../map/location.ts'
import { movementFactor } from '../movement/allowance.ts'
import { groups, waysOf } from '../movement/candidates.ts'
import { plannedMove } from '../movement/group.ts'
import { modeProblem } from '../movement/modes.ts'
import { groupShape, modesOf } from '../movement/move-act.ts'
import { stepNames, toProblems } from '../movement/step-acts.ts'
import type { LnltQuestion } from '../questions.ts'
import type { LnltState, Location, MoveMode, Unit } from '../state.ts'
import { typeOf, unitsOf } from '../units/units.ts'
import { isMeleeEligible } from './eligible.ts'

/** 8.1.1, LG-48: those who passed leave as one stack, or stay. */
export type Withdrawal = LeaveDecision | { readonly type: 'stay' }

export interface LeaveDecision {
  readonly type: 'leave'
  readonly units: readonly number[]
  readonly mode?: MoveMode
  readonly modes?: readonly MoveMode[]
  readonly to: string
}

export const withdrawalSchema = variants({ leave: { ...groupShape, to: text({ max: 40 }) }, stay: {} }) as Schema<Withdrawal>

/** 8.1.1: who of those who passed their Morale Checks leaves, how and whereto. */
export function withdrawalQuestion(s: LnltState, passed: readonly number[]): LnltQuestion<'withdrawal'> {
  const { at } = s.units[passed[0]!]!
  return {
    kind: 'withdrawal',
    title: `They can get out of the Melee in ${nameOf(s.setting, at)}. Who leaves, and where to?`,
    rule: '8.1.1',
    schema: withdrawalSchema,
    about: { at: nameOf(s.setting, at), units: passed },
    *candidates() {
      yield* leaves(s, passed)
      yield { type: 'stay' }
    },
    problems: (decision) => (decision.type === 'stay' ? LEGAL : leaveProblems(s, passed, decision)),
  }
}

/** Whether any of these could leave: where not, there is nothing to ask. */
export function canLeave(s: LnltState, units: readonly number[]): boolean {
  for (const _ of leaves(s, units)) return true
  return false
}

/** As moves are offered: everybody, each alone, each MMC with each Leader; in every way that is open to all of them, to every place that they reach. */
function* leaves(s: LnltState, passed: readonly number[]): Iterable<LeaveDecision> {
  for (const group of groups(
    s,
    passed.map((id) => s.units[id]!),
  )) {
    const units = group.map(({ id }) => id)
    if (!rearguardProblem(s, units, group[0]!.at)) yield* waysOut(s, group, units)
  }
}

function* waysOut(s: LnltState, group: readonly Unit[], units: readonly number[]): Iterable<LeaveDecision> {
  for (const mode of waysOf(s, group)) {
    const modes = new Array<MoveMode>(units.length).fill(mode)
    if (leaversProblem(s, units, modes)) continue
    for (const to of stepNames(s, plannedMove(s, units, modes, group[0]!.at))) yield { type: 'leave', units, mode, to }
  }
}

/** Whether there is anywhere to go for this unit, whoever stays behind. */
export function hasWayOut(s: LnltState, unit: Unit): boolean {
  for (const _ of waysOut(s, [unit], [unit.id])) return true
  return false
}

function leaveProblems(s: LnltState, passed: readonly number[], decision: LeaveDecision): readonly Problem[] {
  const { units, mode, modes } = decision
  for (let i = 0; i < units.length; i++) {
    if (!passed.includes(units[i]!)) return refuse('8.1.1', 'Only those who have passed their Morale Check can leave.')
    if (units.indexOf(units[i]!) < i) return refuse('8.1.1', 'A unit is named twice.')
  }
  if (modes && (modes.length !== units.length || mode)) return refuse('6.0', 'Name one way of moving for all, or one for each.')
  const { at } = s.units[units[0]!]!
  const ways = modesOf(s, decision)
  const problem = rearguardProblem(s, units, at) ?? leaversProblem(s, units, ways)
  return problem ? [problem] : toProblems(s, plannedMove(s, units, ways, at), decision.to)
}

/** 8.1.1: by any way of moving; Assault Fire is none of them, for nobody fires out of a Melee. */
function leaversProblem(s: LnltState, units: readonly number[], modes: readonly MoveMode[]): Problem | null {
  for (let i = 0; i < units.length; i++) {
    const unit = s.units[units[i]!]!
    const { name } = typeOf(s, unit)
    if (movementFactor(s, unit) < 1) return { rule: '6.0', message: `The ${name} can't move: it has no MF.` }
    const problem = modeProblem(s, units, modes, i)
    if (problem) return problem
  }
  return null
}

/** 8.1.1: whoever stays behind must be Melee-eligible, or have somebody with him who is. */
export function rearguardProblem(s: LnltState, leaving: readonly number[], at: Location): Problem | null {
  const { side } = s.units[leaving[0]!]!
  const staying = unitsOf(s, side, at).filter(({ id }) => !leaving.includes(id))
  if (staying.length === 0 || staying.some((unit) => isMeleeEligible(s, unit))) return null
  return { rule: '8.1.1', message: 'Those who would stay behind are not Melee-eligible: they are no rearguard.' }
}
