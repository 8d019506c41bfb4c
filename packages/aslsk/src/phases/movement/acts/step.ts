import { oneOf, optional } from '@firegroup/kernel'
import type { AslskAct } from '../../../acts.ts'
import { canUseRoad, entryCost, isEntryCost } from '../../../map/costs.ts'
import { placeOf } from '../../../map/terrain.ts'
import { type AslskState, OFFBOARD } from '../../../state.ts'
import { anyForbidden } from '../../../units/forbidden.ts'
import { whileStill } from '../../../units/still.ts'
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
  candidates: (s, moving) => whileStill(s, () => steps(s, moving)),
  problems: (s, _, decision) => stepProblems(s, decision),
  perform(g, _, decision) {
    takeStep(g, decision)
    desperateNextToEnemies(g)
    return undefined
  },
  describe: stepWords,
  preview: (s, _, decision) => stepPreview(s, decision),
}

function steps(s: AslskState, moving: Moving): StepDecision[] {
  const found: StepDecision[] = []
  for (const units of moving.stacks) {
    const budgets = budgetsOf(s, units)
    if (budgets.length === 0) continue
    const named = units.map((unit) => unit.id)
    for (const way of moving.waysOf(units[0]!)) {
      if (!fits(s, way, units) || (units.length > 1 && anyForbidden(s, units, 'move', placeOf(s, way.to)))) continue
      for (const budget of budgets) if (affordsWay(way, budget, units)) found.push(stepBy(named, way, budget))
    }
  }
  return found
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
