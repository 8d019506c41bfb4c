import { oneOf, optional, SlotRows } from '@firegroup/kernel'
import type { AslskAct } from '../../../acts.ts'
import { canUseRoad, entryCost, isEntryCost } from '../../../map/costs.ts'
import { placeOf } from '../../../map/terrain.ts'
import { type AslskState, OFFBOARD, type Unit } from '../../../state.ts'
import { anyForbidden } from '../../../units/forbidden.ts'
import { fromHex, unitList } from '../../../words/names.ts'
import { desperateNextToEnemies } from '../../rout/enemies.ts'
import { mfWords } from '../factors.ts'
import type { Moving } from '../moving.ts'
import { stepPreview } from '../preview.ts'
import { type StepDecision, stepProblems } from '../step.ts'
import { takeStep } from '../take-step.ts'
import { affordsWay, type Budget, budgetIn, budgetsOf, fits, modesOf, targetsFrom, WAYS_TO_HEX, type Way, waysTo } from '../ways.ts'
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

/** While a move is under way few are asked about. */
function steps(s: AslskState, moving: Moving): Iterable<StepDecision> {
  return s.move ? stepsOf(s, moving) : new Steps(s, moving)
}

function stepsOf(s: AslskState, moving: Moving): readonly StepDecision[] {
  const found: StepDecision[] = []
  for (const units of moving.stacks) addSteps(s, moving, units, found)
  return found
}

/** A slot for each who might go, each hex next to him, each way into it and each way to move. */
class Steps extends SlotRows<readonly Unit[], StepDecision> {
  readonly #s: AslskState
  readonly #moving: Moving

  constructor(s: AslskState, moving: Moving) {
    super()
    this.#s = s
    this.#moving = moving
    for (const units of moving.stacks) this.add(units, targetsFrom(s, units[0]!).length * WAYS_TO_HEX * modesOf(units).length)
  }

  list(): readonly StepDecision[] {
    return stepsOf(this.#s, this.#moving)
  }

  protected inRow(units: readonly Unit[], slot: number): StepDecision | null {
    const s = this.#s
    const modes = modesOf(units)
    const which = Math.floor(slot / modes.length)
    const to = targetsFrom(s, units[0]!)[Math.floor(which / WAYS_TO_HEX)]!
    const way = waysTo(s, units[0]!, to)[which % WAYS_TO_HEX]
    if (!way || !canTake(s, way, units)) return null
    const budget = budgetIn(s, units, modes[slot % modes.length])
    return budget && affordsWay(way, budget, units) ? stepBy(namesOf(units), way, budget) : null
  }
}

function addSteps(s: AslskState, moving: Moving, units: readonly Unit[], found: StepDecision[]): void {
  const budgets = budgetsOf(s, units)
  if (budgets.length === 0) return
  const named = namesOf(units)
  for (const way of moving.waysOf(units[0]!)) {
    if (!canTake(s, way, units)) continue
    for (const budget of budgets) if (affordsWay(way, budget, units)) found.push(stepBy(named, way, budget))
  }
}

function canTake(s: AslskState, way: Way, units: readonly Unit[]): boolean {
  return fits(s, way, units) && (units.length === 1 || !anyForbidden(s, units, 'move', placeOf(s, way.to)))
}

function namesOf(units: readonly Unit[]): readonly number[] {
  return units.map(({ id }) => id)
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
