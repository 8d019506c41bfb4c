import { integer, LEGAL, oneOf, optional, type Problem, refuse, text } from '@firegroup/kernel'
import type { AslskAct } from '../../acts.ts'
import type { Aslsk } from '../../context.ts'
import { isEntryCost } from '../../map/costs.ts'
import { nameOf, neighbours, placeOf } from '../../map/terrain.ts'
import { affords, leaderHere, mfLeft, modeOf, modeProblem, movingProblem } from '../../phases/movement/factors.ts'
import type { Moving } from '../../phases/movement/moving.ts'
import { begin, type DeclaredMode, rateOf, type StepDecision, spend, stepCost, stepProblems } from '../../phases/movement/step.ts'
import { takeStep } from '../../phases/movement/take-step.ts'
import { takePosition } from '../../places/positions.ts'
import type { AslskState, Side, Unit } from '../../state.ts'
import { typeOf } from '../../units/units.ts'
import { unitInPlace } from '../../words/names.ts'
import { ENTRENCH_MF, SHELLHOLE_MF } from './data.ts'
import { ENTRENCHMENTS, type Entrenchment, entrenchmentOf, entrenchmentsIn, lies, roomProblem } from './rules.ts'

export interface Entrench {
  readonly type: 'entrench'
  readonly unit: number
  /** Into which; out of it where none is named. */
  readonly in?: Entrenchment
  readonly mode?: DeclaredMode
}

const mode = optional(oneOf('assault', 'double'))

/** B27.4: into an entrenchment of its hex, or out of it, for 1 MF, apart from entering the hex. */
export const entrench: AslskAct<Moving, Entrench> = {
  type: 'entrench',
  rule: 'B27.4',
  fields: { unit: integer(0, 9999), in: optional(oneOf(...ENTRENCHMENTS)), mode },
  *candidates(s, { able }) {
    for (const { id, at } of able) {
      for (const kind of entrenchmentsIn(s, at)) {
        const into: Entrench = { type: 'entrench', unit: id, in: kind }
        if (problems(s, into).length === 0) yield into
      }
      const out: Entrench = { type: 'entrench', unit: id }
      if (problems(s, out).length === 0) yield out
    }
  },
  problems: (s, _, decision) => problems(s, decision),
  perform(g, _, decision) {
    change(g, decision)
    return undefined
  },
  describe: (s, { unit, in: kind }) =>
    kind ? `Go into the ${kind} with ${unitInPlace(s, unit)}` : `Leave cover with ${unitInPlace(s, unit)}`,
  preview: () => ({ mf: ENTRENCH_MF }),
}

function problems(s: AslskState, decision: Entrench): readonly Problem[] {
  const unit = s.units[decision.unit]
  if (!unit) return refuse('B27.4', `There is no unit ${decision.unit}.`)
  const problem = movingProblem(s, unit) ?? modeProblem(s, unit, decision.mode)
  if (problem) return [problem]
  const now = entrenchmentOf(unit)
  if (decision.in === undefined) {
    if (!now) return refuse('B27.4', `The ${typeOf(s, unit).label} is in no entrenchment.`)
  } else {
    if (now === decision.in) return refuse('B27.4', `The ${typeOf(s, unit).label} is there already.`)
    if (!lies(s, unit.at, decision.in)) return refuse('B27.4', `There is no ${decision.in} in ${nameOf(s, unit.at)}.`)
    const room = roomProblem(s, unit, decision.in)
    if (room) return [room]
  }
  return mfProblems(s, unit, decision.mode, ENTRENCH_MF)
}

function mfProblems(s: AslskState, unit: Unit, declared: DeclaredMode | undefined, mf: number): readonly Problem[] {
  const how = modeOf(unit, declared)
  const left = mfLeft(s, unit, how, leaderHere(s, unit), false)
  return affords(left, mf, how) ? LEGAL : refuse('3.3.1', `The ${typeOf(s, unit).label} has no MF left for it.`)
}

function change(g: Aslsk, { unit: id, in: kind, mode: declared }: Entrench): void {
  const s = g.state
  const unit = s.units[id]!
  begin(s, unit, modeOf(unit, declared), null)
  takePosition(unit, kind)
  spend(s, [unit], { at: unit.at, mf: ENTRENCH_MF, kind: 'enter' })
  g.emit({ type: 'entrenchments:goes', rule: 'B27.4', of: { unit: id, at: unit.at, in: kind ?? '' } })
}

export interface Duck {
  readonly type: 'duck'
  readonly unit: number
  readonly to: string
}

/** B2: into a hex with shellholes, from cover to cover, for 1 MF more. */
export const duck: AslskAct<Moving, Duck> = {
  type: 'duck',
  rule: 'B2.4',
  fields: { unit: integer(0, 9999), to: text({ max: 24 }) },
  *candidates(s, { able }) {
    for (const { id, at } of able)
      for (const to of neighbours(s, at)) {
        const decision: Duck = { type: 'duck', unit: id, to: nameOf(s, to) }
        if (lies(s, to, 'shellhole') && duckProblems(s, decision).length === 0) yield decision
      }
  },
  problems: (s, _, decision) => duckProblems(s, decision),
  perform(g, _, { unit: id, to }) {
    const s = g.state
    const unit = s.units[id]!
    takeStep(g, stepFor(id, to))
    if (nameOf(s, unit.at) !== to || !s.move?.spent) return undefined
    unit.spent += SHELLHOLE_MF
    unit.spentHere += SHELLHOLE_MF
    s.move.spent.mf += SHELLHOLE_MF
    takePosition(unit, 'shellhole')
    return undefined
  },
  describe: (s, { unit, to }) => `Move ${unitInPlace(s, unit)} to the shellholes of ${to}, under cover`,
}

function stepFor(unit: number, to: string): StepDecision {
  return { type: 'step', units: [unit], to }
}

function duckProblems(s: AslskState, { unit: id, to }: Duck): readonly Problem[] {
  const found = stepProblems(s, stepFor(id, to))
  if (found.length > 0) return found
  const [unit, place] = [s.units[id]!, placeOf(s, to)]
  if (!lies(s, place, 'shellhole')) return refuse('B2.4', `There are no shellholes in ${to}.`)
  const cost = stepCost(s, unit, place, rateOf(s, unit.at, place))
  return isEntryCost(cost) ? mfProblems(s, unit, undefined, cost.mf + SHELLHOLE_MF) : [cost]
}

/** Cover is worth the MF at the end of a move, or before fire; nobody leaves it but to go on. */
export function entrenchAdvice(s: AslskState, side: Side, { unit, in: kind }: Entrench): number {
  if (!kind) return -1
  const one = s.units[unit]!
  const watched = s.units.some((other) => other.side !== side && other.at >= 0 && !other.broken)
  return watched ? 0.9 + (one.spent > 0 ? 0.4 : 0) : 0.1
}

export function duckAdvice(): number {
  return 0.3
}
