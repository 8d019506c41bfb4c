import { LEGAL, type Problem, refuse, text } from '@firegroup/kernel'
import type { Opening } from '../acts.ts'
import { locationNamed, nameOf } from '../map/location.ts'
import { entryArea } from '../scenario/reinforcements.ts'
import { type LnltState, type Location, OFFBOARD, type Side, type Unit } from '../state.ts'
import { typeOf } from '../units/units.ts'
import { isVehicle } from '../vehicles/vehicle.ts'
import { unitList } from '../words/names.ts'
import { allowancesOf } from './allowance.ts'
import { groups, moveInWay, waysOf } from './candidates.ts'
import { groupProblem, moverProblem, plannedMove } from './group.ts'
import { startMove } from './move.ts'
import { groupShape, type MoveDecision, modesOf } from './move-act.ts'
import { wayWords } from './move-words.ts'
import { stackingProblem } from './stacking.ts'
import { canTake, type OpenStep, openSteps, stepProblem } from './step.ts'

/** 22.0: a stack enters from off the map and pays for every hex, the first too. */
export interface EnterDecision extends Pick<MoveDecision, 'units' | 'mode' | 'modes'> {
  readonly type: 'enter'
  readonly to: string
}

/** 22.0: one unit or stack enters in an impulse, in any way of moving that it has; never by Assault Fire. */
export const enterOpening: Opening<EnterDecision> = {
  type: 'enter',
  rule: '22.0',
  fields: { ...groupShape, to: text({ max: 40 }) },
  candidates: entryCandidates,
  problems: entryProblems,
  *perform(g, _side, decision) {
    const s = g.state
    const impulse = s.impulse!
    impulse.declared = true
    impulse.entered = true
    impulse.acted = true
    impulse.units.push(...decision.units)
    const move = plannedMove(s, decision.units, modesOf(s, decision), OFFBOARD)
    yield* startMove(g, move, locationNamed(s.setting, decision.to))
  },
  describe: (s, decision) => `Enter with ${unitList(s, decision.units)} at ${decision.to}${wayWords(decision)}`,
}

function entryProblems(s: LnltState, side: Side, decision: EnterDecision): readonly Problem[] {
  const { units, modes, mode } = decision
  if (modes && (modes.length !== units.length || mode)) return refuse('6.0', 'Name one way of moving for all, or one for each.')
  const to = locationNamed(s.setting, decision.to)
  if (to < 0) return refuse('1.4', `There is no location ${decision.to} on this map.`)
  for (const id of units) {
    const unit = s.units[id]
    if (unit?.at !== OFFBOARD || unit.side !== side) return refuse('22.0', 'Only units that are due off the map enter it.')
    if (!entryArea(s, unit).includes(to)) return refuse('22.0', `The ${typeOf(s, unit).name} does not enter at ${decision.to}.`)
  }
  const ways = modesOf(s, decision)
  const problem = groupProblem(s, units, ways) ?? stepProblem(s, plannedMove(s, units, ways, OFFBOARD), to)
  return problem ? [problem] : LEGAL
}

/** As those of moves: everybody who enters by the same ways and fits into a stack, each unit alone, each MMC with each Leader. */
export function* entryCandidates(s: LnltState, side: Side): Iterable<EnterDecision> {
  const waiting: Unit[] = []
  for (const unit of s.units) if (unit.at === OFFBOARD && unit.side === side && !moverProblem(s, unit)) waiting.push(unit)
  const areas = waiting.map((unit) => entryArea(s, unit))
  const done: Unit[] = []
  for (const [i, unit] of waiting.entries()) {
    const area = areas[i]!
    if (area.length === 0 || done.includes(unit)) continue
    const together = waiting.filter((_, j) => sameArea(area, areas[j]!))
    done.push(...together)
    for (const unit of together) if (isVehicle(unit)) yield* firstSteps(s, [unit], area)
    const leg = s.vehicles === undefined ? together : together.filter((each) => !isVehicle(each))
    if (leg.length > 0) for (const group of stacks(s, side, leg, area[0]!)) yield* firstSteps(s, group, area)
  }
}

/** As many as fit into one stack, and the smaller groups among those who wait. */
function stacks(s: LnltState, side: Side, waiting: readonly Unit[], at: Location): Unit[][] {
  const stack: Unit[] = []
  for (const unit of waiting) {
    const ids = [...stack, unit].map(({ id }) => id)
    if (!stackingProblem(s, side, ids, at)) stack.push(unit)
  }
  const all = stack.length > 1 && stack.length < waiting.length ? [stack] : []
  return [...all, ...groups(s, waiting).filter((group) => group.length <= stack.length)]
}

function sameArea(a: readonly Location[], b: readonly Location[]): boolean {
  return a === b || (a.length === b.length && a.every((at, i) => at === b[i]))
}

function firstSteps(s: LnltState, group: readonly Unit[], area: readonly Location[]): readonly EnterDecision[] {
  const found: EnterDecision[] = []
  const units = group.map(({ id }) => id)
  let open: readonly OpenStep[] | undefined
  for (const mode of waysOf(s, group)) {
    const move = moveInWay(s, units, mode, OFFBOARD)
    if (!move) continue
    open ??= openSteps(s, move, area)
    const allowed = allowancesOf(s, move)
    for (const step of open) if (canTake(s, move, step, allowed)) found.push({ type: 'enter', units, mode, to: nameOf(s.setting, step.to) })
  }
  return found
}
