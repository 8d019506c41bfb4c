import { oneOf, optional, Parts } from '@firegroup/kernel'
import type { AslskAct } from '../../../acts.ts'
import { canUseRoad, entryCost, isEntryCost } from '../../../map/costs.ts'
import { neighbours, placeOf } from '../../../map/terrain.ts'
import { type AslskState, OFFBOARD, type Unit } from '../../../state.ts'
import { anyForbidden } from '../../../units/forbidden.ts'
import { KeptPlaces, keptFor } from '../../../watch/kept.ts'
import { fromHex, unitList } from '../../../words/names.ts'
import { desperateNextToEnemies } from '../../rout/enemies.ts'
import { mfWords } from '../factors.ts'
import type { Moving } from '../moving.ts'
import { stepPreview } from '../preview.ts'
import { type StepDecision, stepProblems } from '../step.ts'
import { takeStep } from '../take-step.ts'
import { affordsWay, type Budget, budgetsOf, fits, type Way } from '../ways.ts'
import { hex, ids, mode, pace } from './fields.ts'

/** 3.3.1: units go into the next hex together. Candidates are the steps of single units, complete, and of stacks with a leader. */
export const step: AslskAct<Moving, StepDecision> = {
  type: 'step',
  rule: '3.3.1',
  fields: { units: ids, to: hex, mode, by: optional(oneOf('road', 'terrain')) },
  candidates: steps,
  problems: (s, _, decision) => stepProblems(s, decision),
  perform(g, _, decision) {
    takeStep(g, decision)
    desperateNextToEnemies(g)
    return undefined
  },
  describe: stepWords,
  preview: (s, _, decision) => stepPreview(s, decision),
}

function steps(s: AslskState, moving: Moving): Iterable<StepDecision> {
  const found: StepDecision[] = []
  // while a move is under way few are asked about, and what they can do changes with every step
  const kept = s.move ? null : keptFor(moving.look, KeptSteps, s.attacker)
  if (!kept) {
    for (const units of moving.stacks) addSteps(s, moving, units, found)
    return found
  }
  const all = new Parts<StepDecision>()
  for (const units of moving.stacks)
    if (units.length === 1 && units[0]!.at >= 0) all.add(kept.stepsOf(s, moving, units[0]!))
    else addSteps(s, moving, units, found)
  all.add(found)
  return all
}

/** The steps of single units, by their number. They depend on who and what is in the unit's own hex, and in those around it. */
class KeptSteps extends KeptPlaces<StepDecision> {
  constructor() {
    super(false)
  }

  stepsOf(s: AslskState, moving: Moving, unit: Unit): readonly StepDecision[] {
    const workOut = (found: StepDecision[]) => {
      addSteps(s, moving, [unit], found)
      return neighbours(s, unit.at)
    }
    return this.get(unit.at, () => true, workOut, unit.id)
  }
}

function addSteps(s: AslskState, moving: Moving, units: readonly Unit[], found: StepDecision[]): void {
  const budgets = budgetsOf(s, units)
  if (budgets.length === 0) return
  const named = units.map((unit) => unit.id)
  for (const way of moving.waysOf(units[0]!)) {
    if (!fits(s, way, units) || (units.length > 1 && anyForbidden(s, units, 'move', placeOf(s, way.to)))) continue
    for (const budget of budgets) if (affordsWay(way, budget, units)) found.push(stepBy(named, way, budget))
  }
}

function stepBy(units: readonly number[], { to, by, chosen }: Way, { mode: declared }: Budget): StepDecision {
  if (chosen) return declared ? { type: 'step', units, to, mode: declared, by } : { type: 'step', units, to, by }
  return declared ? { type: 'step', units, to, mode: declared } : { type: 'step', units, to }
}

/** The cost is that of the first of them: the ground costs all of them the same. */
function stepWords(s: AslskState, { units, to, mode: declared, by }: StepDecision): string {
  const mover = s.units[units[0] ?? -1]
  const place = placeOf(s, to)
  const enters = mover?.at === OFFBOARD
  const canTakeRoad = mover !== undefined && place >= 0 && (enters || mover.at >= 0) && canUseRoad(s, mover.at, place)
  const cost = mover && place >= 0 ? entryCost(s, mover, mover.at, place, by ?? (canTakeRoad ? 'road' : 'terrain')) : null
  const rate = by === 'terrain' && canTakeRoad ? ' off the road' : ''
  const mf = cost && isEntryCost(cost) ? ` (${mfWords(cost.mf)} MF)` : ''
  const from = mover && s.move?.stack.includes(mover.id) ? '' : fromHex(s, units)
  return `${enters ? 'Enter with' : 'Move'} ${unitList(s, units)}${enters ? ' at' : `${from} to`} ${to}${rate}${pace(declared)}${mf}`
}
