import { integer, LEGAL, type Problem, type Question, refuse, text, variants } from '@firegroup/kernel'
import { locationNamed, nameOf } from '../map/location.ts'
import { EXIT_COST, exitProblem } from '../scenario/exit.ts'
import { EXITED, type LnltState, type Location, type Move } from '../state.ts'
import { typeOf } from '../units/units.ts'
import { allowanceOf, allowancesOf } from './allowance.ts'
import { type PickUpDecision, pickUpCandidates, pickUpProblems } from './pick-up.ts'
import { destinations, stepProblem } from './step.ts'

export type StepDecision = { readonly type: 'step'; readonly to: string } | PickUpDecision | { readonly type: 'stop' }

const STEP_SCHEMA = variants({ step: { to: text({ max: 40 }) }, pickUp: { unit: integer(0, 9999), weapon: integer(0, 9999) }, stop: {} })

/** What a step off the map is called in decisions. */
const EXIT = 'exit'

/** The location that a decision names; EXITED for off the map. */
export function placeOf(s: LnltState, name: string): Location {
  return name === EXIT ? EXITED : locationNamed(s.setting, name)
}

/** 6.0: where the group goes next, or whether it stops. */
export function stepQuestion(s: LnltState, move: Move): Question<StepDecision> {
  return {
    kind: 'step',
    title: move.steps === 0 ? 'Where do they go?' : 'Where do they go next, or do they stop here?',
    rule: '6.0',
    schema: STEP_SCHEMA,
    about: { units: move.units, at: move.at },
    *candidates() {
      for (const to of stepNames(s, move)) yield { type: 'step', to }
      yield* pickUpCandidates(s, move)
      if (move.steps > 0) yield { type: 'stop' }
    },
    problems: (decision) => stepDecisionProblems(s, move, decision),
  }
}

function stepDecisionProblems(s: LnltState, move: Move, decision: StepDecision): readonly Problem[] {
  if (decision.type === 'stop') return move.steps > 0 ? LEGAL : refuse('6.1.1', 'After Assault Fire they must move.')
  if (decision.type === 'pickUp') return pickUpProblems(s, move, decision)
  return toProblems(s, move, decision.to)
}

/** Why a group can't take its next step to the place of that name. */
export function toProblems(s: LnltState, move: Move, name: string): readonly Problem[] {
  const to = placeOf(s, name)
  if (to !== EXITED && to < 0) return refuse('1.4', `There is no location ${name} on this map.`)
  const problem = to === EXITED ? leavingProblem(s, move) : stepProblem(s, move, to)
  return problem ? [problem] : LEGAL
}

/** Every place to which a group can take its next step, by name. */
export function* stepNames(s: LnltState, move: Move): Iterable<string> {
  if (move.at < 0) return
  const allowed = allowancesOf(s, move)
  for (const to of destinations(s.setting, move.at)) if (!stepProblem(s, move, to, allowed)) yield nameOf(s.setting, to)
  if (!leavingProblem(s, move)) yield EXIT
}

/** Whether there is anything left to decide in a move. */
export function canGoOn(s: LnltState, move: Move): boolean {
  if (move.units.length === 0) return false
  for (const _ of stepNames(s, move)) return true
  for (const _ of pickUpCandidates(s, move)) return true
  return false
}

/** 22.0: why a group can't leave the map from where it is. */
function leavingProblem(s: LnltState, move: Move): Problem | null {
  for (let i = 0; i < move.units.length; i++) {
    const unit = s.units[move.units[i]!]!
    const problem = exitProblem(s, unit)
    if (problem) return problem
    if (move.spent[i]! + EXIT_COST > allowanceOf(s, move, i))
      return { rule: '6.0', message: `The ${typeOf(s, unit).name} has not the MP left to leave the map.` }
  }
  return null
}
