import { integer, LEGAL, type Problem, type Rules, refuse, text } from '@firegroup/kernel'
import type { StepAct } from '../acts.ts'
import { giveWay } from '../assault/overrun.ts'
import { watersBeside } from '../boats/boats.ts'
import type { Lnlt } from '../context.ts'
import { locationNamed, nameOf } from '../map/location.ts'
import { EXIT_COST, exitProblem } from '../scenario/exit.ts'
import { EXITED, type LnltState, type Location, type Move } from '../state.ts'
import { typeOf } from '../units/units.ts'
import { unitLabel, weaponName } from '../words/names.ts'
import { allowanceOf, allowancesOf } from './allowance.ts'
import { endMove } from './end.ts'
import { takeStep } from './move.ts'
import { costWords, EXIT } from './move-words.ts'
import { type PickUpDecision, pickUpCandidates, pickUpOnTheWay, pickUpProblems } from './pick-up.ts'
import { canTake, destinations, type OpenStep, openSteps, stepProblem } from './step.ts'

export interface StepDecision {
  readonly type: 'step'
  readonly to: string
}

/** 6.0: the group goes on to the next location, or off the map. */
export const stepAct: StepAct<StepDecision> = {
  type: 'step',
  rule: '6.0',
  fields: { to: text({ max: 40 }) },
  candidates: (s, move) => stepNames(s, move).map((to) => ({ type: 'step', to })),
  problems: (s, move, { to }) => toProblems(s, move, to),
  perform: (g, _move, { to }) => takeStep(g, placeOf(g.state, to)),
  describe: (s, { to }) => (to === EXIT ? 'Leave the map' : `Go on to ${to}${costWords(s, s.move?.units ?? [], to)}`),
}

/** 1.6: one of them picks up a loose SW on the way. */
export const pickUpAct: StepAct<PickUpDecision> = {
  type: 'pickUp',
  rule: '1.6',
  fields: { unit: integer(0, 9999), weapon: integer(0, 9999) },
  candidates: pickUpCandidates,
  problems: pickUpProblems,
  perform: (g, _move, decision) => pickUpOnTheWay(g, decision),
  describe: (s, { unit, weapon }) => `Pick up the ${weaponName(s, weapon)} with ${unitLabel(s, unit)}`,
}

export interface StopDecision {
  readonly type: 'stop'
}

/** 6.0: the group stops where it is; 6.1.1: after Assault Fire it must have moved. */
export const stopAct: StepAct<StopDecision> = {
  type: 'stop',
  rule: '6.0',
  fields: {},
  ends: true,
  candidates: (s, move) => (stopProblem(s, move) ? [] : [STOP]),
  problems(s, move) {
    const problem = stopProblem(s, move)
    return problem ? [problem] : LEGAL
  },
  perform: (g, move) => stopHere(g, move),
  describe: () => 'Stop here',
}

/** 6.1.1: after Assault Fire they must have moved; 15.5: a vehicle that keeps moving must too, and to load or unload is no movement. */
function stopProblem(s: LnltState, move: Move): Problem | null {
  if (move.steps === 0 && !move.fired)
    return move.afterAssaultFire
      ? { rule: '6.1.1', message: 'After Assault Fire they must move.' }
      : { rule: '6.7', message: 'A Hit & Run that was declared is made: they fire or move.' }
  const [first] = s.vehicles === undefined ? [] : move.units.map((id) => s.units[id]!)
  if (!first?.vehicle?.continuous || move.spent[0]! + LEAST_MOVE > allowanceOf(s, move, 0)) return null
  return { rule: '15.5', message: `The ${typeOf(s, first).name} must go on moving.` }
}

/** A pivot by one hexspine, in half MP. */
const LEAST_MOVE = 2

function* stopHere(g: Lnlt, move: Move): Rules<void> {
  if (g.state.vehicles !== undefined) yield* giveWay(g, move)
  endMove(g)
}

const STOP: StopDecision = { type: 'stop' }

/** The location that a decision names; EXITED for off the map. */
export function placeOf(s: LnltState, name: string): Location {
  return name === EXIT ? EXITED : locationNamed(s.setting, name)
}

/** Why a group can't take its next step to the place of that name. */
export function toProblems(s: LnltState, move: Move, name: string): readonly Problem[] {
  const to = placeOf(s, name)
  if (to !== EXITED && to < 0) return refuse('1.4', `There is no location ${name} on this map.`)
  const problem = to === EXITED ? leavingProblem(s, move) : stepProblem(s, move, to)
  return problem ? [problem] : LEGAL
}

/** Every place to which a group can take its next step, by name. */
export function stepNames(s: LnltState, move: Move, open: readonly OpenStep[] = stepsFrom(s, move)): string[] {
  if (move.at < 0) return []
  const names: string[] = []
  const allowed = allowancesOf(s, move)
  for (let i = 0; i < open.length; i++) if (canTake(s, move, open[i]!, allowed)) names.push(nameOf(s.setting, open[i]!.to))
  if (!leavingProblem(s, move)) names.push(EXIT)
  return names
}

/** The ways that are open to a group, in whatever way it moves. */
export function stepsFrom(s: LnltState, move: Move): readonly OpenStep[] {
  if (move.at < 0) return []
  const waters = watersBeside(s, move)
  const to = destinations(s.setting, move.at)
  return openSteps(s, move, waters.length === 0 ? to : [...to, ...waters])
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
