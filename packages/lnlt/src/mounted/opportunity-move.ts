import { type Problem, type Rules, text } from '@firegroup/kernel'
import type { Reaction, Window } from '../acts.ts'
import type { Lnlt } from '../context.ts'
import { hasMelee } from '../fire/attack.ts'
import { nameOf } from '../map/location.ts'
import { seesLocation } from '../map/obstacles.ts'
import { isAloft } from '../map/terrain.ts'
import { allowancesOf } from '../movement/allowance.ts'
import { groupProblem, plannedMove } from '../movement/group.ts'
import { continueMove, startMove } from '../movement/move.ts'
import { groupShape, type MoveDecision, modesOf } from '../movement/move-act.ts'
import { destinations, stepProblem } from '../movement/step.ts'
import { placeOf, toProblems } from '../movement/step-acts.ts'
import { isUnactivated } from '../operations/availability.ts'
import { newImpulse } from '../operations/new-impulse.ts'
import { isSpotted } from '../spotting/spotted.ts'
import type { LnltState, Location, MoveMode, Unit } from '../state.ts'
import { unitList } from '../words/names.ts'
import { hasMounts, isMountedUnit, ridesWith } from './mounted.ts'

/** 6.8: who moves instead of firing, how, and where to first. */
export interface OpportunityMove extends Pick<MoveDecision, 'units' | 'mode' | 'modes'> {
  readonly type: 'opportunityMove'
  readonly to: string
}

/** It is no attack, and takes none away. */
const NO_ATTACK: Location = -1

/** 6.8: units that can Hit & Run answer movement with a whole move of their own, which may itself be answered; then the other goes on. */
export const opportunityMoveReaction: Reaction<OpportunityMove> = {
  type: 'opportunityMove',
  rule: '6.8',
  fields: { ...groupShape, to: text({ max: 40 }) },
  idle: (s) => !hasMounts(s),
  candidates,
  problems: (s, window, decision) => {
    const problem = reactionProblem(s, window, decision.units)
    return problem ? [problem] : asImpulse(s, window, decision.units, () => moveProblems(s, decision))
  },
  *perform(g, _window, decision) {
    yield* interrupt(g, decision)
    return NO_ATTACK
  },
  describe: (s, { units, mode, to }) =>
    `Opportunity Movement: ${unitList(s, units)} to ${to}${mode === 'hitAndRun' ? ' by Hit & Run' : ''}`,
}

/** All riders of a place together and each alone, to each place next to them, openly or by Hit & Run. */
function* candidates(s: LnltState, window: Window): Iterable<OpportunityMove> {
  const done: Location[] = []
  for (const unit of s.units) {
    if (unit.side !== window.side || unit.at < 0 || !isMountedUnit(s, unit) || done.includes(unit.at)) continue
    done.push(unit.at)
    const here = s.units.filter((other) => other.at === unit.at && other.side === unit.side && isUnactivated(other)).map(({ id }) => id)
    const riders = here.filter((id) => ridesWith(s, s.units[id]!, here))
    const alone = riders.length > 1 ? riders.filter((id) => isMountedUnit(s, s.units[id]!)).map((id) => [id]) : []
    for (const units of [riders, ...alone]) {
      if (units.length === 0 || reactionProblem(s, window, units)) continue
      yield* asImpulse(s, window, units, () => [...firstSteps(s, units)])
    }
  }
}

function* firstSteps(s: LnltState, units: readonly number[]): Iterable<OpportunityMove> {
  const { at } = s.units[units[0]!]!
  for (const mode of ['move', 'hitAndRun'] as const) {
    const modes = new Array<MoveMode>(units.length).fill(mode)
    if (groupProblem(s, units, modes)) continue
    const move = plannedMove(s, units, modes, at)
    const allowed = allowancesOf(s, move)
    for (const to of destinations(s.setting, at))
      if (!stepProblem(s, move, to, allowed)) yield { type: 'opportunityMove', units, mode, to: nameOf(s.setting, to) }
  }
}

/** 6.8: whoever could Opportunity Fire if only range were no matter, and has not acted. */
function reactionProblem(s: LnltState, { side, at, missile }: Window, units: readonly number[]): Problem | null {
  if (missile) return { rule: '14.4', message: 'Only small arms answer a missile.' }
  if (isAloft(at)) return { rule: '6.8', message: 'Nobody rides after what flies.' }
  const riders = units.map((id) => s.units[id])
  for (const unit of riders)
    if (!unit || unit.side !== side || unit.at < 0) return { rule: '6.8', message: 'That is no unit of yours on the map.' }
  const all = riders as Unit[]
  if (!all.some((unit) => isMountedUnit(s, unit)) || all.some((unit) => unit.shaken || !ridesWith(s, unit, units)))
    return { rule: '6.8', message: 'Only those who can Hit & Run make an Opportunity Movement.' }
  if (all.some((unit) => !isUnactivated(unit))) return { rule: '6.8', message: 'They have acted in this turn.' }
  const from = all[0]!.at
  if (hasMelee(s, from)) return { rule: '8.1', message: 'They are locked in Melee.' }
  if (isUnderWay(s, all)) return { rule: '6.8', message: 'They are on the move themselves.' }
  return isSpotted(s, side, at) && seesLocation(s, from, at) ? null : { rule: '6.8', message: 'They do not see those who move.' }
}

function isUnderWay(s: LnltState, units: readonly Unit[]): boolean {
  for (let move = s.move; move; move = move.after ?? null) if (units.some(({ id }) => move.units.includes(id))) return true
  return false
}

function moveProblems(s: LnltState, decision: OpportunityMove): readonly Problem[] {
  const { units } = decision
  const modes = modesOf(s, decision)
  if (modes.length !== units.length) return [{ rule: '6.0', message: 'Name one way of moving for all, or one for each.' }]
  const problem = groupProblem(s, units, modes)
  return problem ? [problem] : toProblems(s, plannedMove(s, units, modes, s.units[units[0]!]!.at), decision.to)
}

/** Asks what they could do if it were their impulse. */
function asImpulse<T>(s: LnltState, { side }: Window, units: readonly number[], ask: () => T): T {
  const { impulse, move } = s
  s.impulse = newImpulse(side, units)
  s.move = null
  try {
    return ask()
  } finally {
    s.impulse = impulse
    s.move = move
  }
}

/** 6.8: their impulse and their move stand in place of the other's until they are done. */
function* interrupt(g: Lnlt, decision: OpportunityMove): Rules<void> {
  const s = g.state
  const { units } = decision
  const { side, at } = s.units[units[0]!]!
  const own = plannedMove(s, units, modesOf(s, decision), at)
  if (s.move) own.after = s.move
  s.impulse = { ...newImpulse(side, units), activated: [at], ...(s.impulse ? { interrupted: s.impulse } : {}) }
  g.emit({ type: 'opportunityMove', rule: '6.8', units, at })
  yield* startMove(g, own, placeOf(s, decision.to))
  while (s.move === own) yield* continueMove(g)
  s.impulse = s.impulse.interrupted ?? null
  leaveIfLocked(s)
}

/** 6.8, 8.1: those whom they have met in Melee go no further. */
function leaveIfLocked(s: LnltState): void {
  if (s.move === null || !hasMelee(s, s.move.at)) return
  s.move.units = []
  s.move.modes = []
  s.move.spent = []
}
