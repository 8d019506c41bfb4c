import { integer, LEGAL, listOf, type Modifier, type Problem } from '@firegroup/kernel'
import type { ImpulseAct, StepAct } from '../acts.ts'
import { fireModifier, fireValue } from '../data/direct-fire.ts'
import type { Attack } from '../fire/attack.ts'
import { fireCandidates } from '../fire/candidates.ts'
import { type FireContext, type FireDeclaration, fireProblems, fireShape } from '../fire/declaration.ts'
import { fireAttack } from '../fire/fire-attack.ts'
import { modeOf } from '../fire/modifiers.ts'
import { firePreview } from '../fire/preview.ts'
import { groupProblem, plannedMove } from '../movement/group.ts'
import { settle } from '../movement/move.ts'
import type { LnltState, Move, MoveMode } from '../state.ts'
import { fireWords } from '../words/deeds.ts'
import { unitList } from '../words/names.ts'
import { hasMounts, isMountedUnit, ridesWith } from './mounted.ts'

export interface HitAndRunDecision {
  readonly type: 'hitAndRun'
  readonly units: readonly number[]
}

/** 6.7: declared before they do anything: they may then fire first, and move or stay. */
export const hitAndRunAct: ImpulseAct<HitAndRunDecision> = {
  type: 'hitAndRun',
  rule: '6.7',
  fields: { units: listOf(integer(0, 9999), { min: 1, max: 12 }) },
  idle: (s) => !hasMounts(s),
  *candidates(s, impulse) {
    for (const from of impulse.activated) {
      const here = impulse.units.filter((id) => s.units[id]!.at === from)
      const group = here.filter((id) => ridesWith(s, s.units[id]!, here) && !s.units[id]!.shaken)
      const decision: HitAndRunDecision = { type: 'hitAndRun', units: group }
      if (group.some((id) => isMountedUnit(s, s.units[id]!)) && hitAndRunProblem(s, decision) === null && canFire(s, group)) yield decision
    }
  },
  problems: (s, _impulse, decision) => {
    const problem = hitAndRunProblem(s, decision)
    return problem ? [problem] : LEGAL
  },
  perform(g, impulse, { units }) {
    const { state } = g
    const from = state.units[units[0]!]!.at
    impulse.movedFrom.push(from)
    state.move = plannedMove(state, units, modesFor(units), from)
    return undefined
  },
  describe: (s, { units }) => `Hit & Run with ${unitList(s, units)}: fire first`,
}

function modesFor(units: readonly number[]): MoveMode[] {
  return new Array<MoveMode>(units.length).fill('hitAndRun')
}

function hitAndRunProblem(s: LnltState, { units }: HitAndRunDecision): Problem | null {
  if (units.some((id) => (s.units[id]?.at ?? -1) < 0)) return { rule: '6.7', message: 'There is no such unit on the map.' }
  const problem = groupProblem(s, units, modesFor(units))
  if (problem) return problem
  return canFire(s, units) ? null : { rule: '6.7', message: 'They have nobody to fire at: they simply move by Hit & Run.' }
}

/** Whether a Hit & Run can begin with fire. */
function canFire(s: LnltState, units: readonly number[]): boolean {
  const move = plannedMove(s, units, modesFor(units), s.units[units[0]!]!.at)
  for (const _ of fireCandidates(s, contextOf(s, move))) return true
  return false
}

export interface RunningFire extends FireDeclaration {
  readonly type: 'fire'
}

/** 6.7: once in a Hit & Run they fire from where they are. */
export const runningFireStep: StepAct<RunningFire> = {
  type: 'fire',
  rule: '6.7',
  fields: fireShape,
  idle: (s) => !hasMounts(s),
  *candidates(s, move) {
    if (runningProblem(move)) return
    for (const declared of fireCandidates(s, contextOf(s, move))) yield { type: 'fire', ...declared }
  },
  problems(s, move, decision) {
    const problem = runningProblem(move)
    return problem ? [problem] : fireProblems(s, decision, contextOf(s, move))
  },
  *perform(g, move, { type: _type, ...declared }) {
    move.fired = true
    yield* fireAttack(g, declared, contextOf(g.state, move))
    settle(g, move)
  },
  preview: (s, move, decision) => firePreview(s, decision, contextOf(s, move)),
  describe: fireWords,
}

function runningProblem(move: Move): Problem | null {
  if (!move.modes.includes('hitAndRun')) return { rule: '6.7', message: 'Only in Hit & Run does anybody fire on the move.' }
  return move.fired ? { rule: '6.7', message: 'They have fired in this Hit & Run.' } : null
}

function contextOf(s: LnltState, move: Move): FireContext {
  const { side } = s.units[move.units[0]!]!
  return { side, occasion: 'fire', from: move.at, units: ({ id }) => move.units.includes(id) }
}

/** 6.7: -2 for the stack that fires on the move; contribution to `attackModifiers`. */
export function runningFire(s: LnltState, { firers }: Attack): Modifier | undefined {
  if (s.move === null || !firers.some(({ unit }) => modeOf(s, unit) === 'hitAndRun')) return undefined
  const { rule, label } = fireModifier('hitAndRun')
  return { rule, label, value: fireValue('hitAndRun') }
}
