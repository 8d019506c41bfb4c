import { LEGAL, type Problem, refuse } from '@firegroup/kernel'
import { capital } from '@firegroup/kernel/words'
import { type EntryCost, entryCost, isEntryCost } from '../../map/costs.ts'
import { adjacent, distance, nameOf, neighbours, placeOf } from '../../map/terrain.ts'
import { wholeMove } from '../../map/whole-move.ts'
import { mfLeft } from '../../phases/movement/factors.ts'
import { carryingProblem, rateOf, roomProblem } from '../../phases/movement/step.ts'
import { type AslskState, enemyOf, type Location, type Unit } from '../../state.ts'
import { hasUnits, typeOf } from '../../units/units.ts'
import type { BanzaiCharge } from './in-progress.ts'

/** Units of one hex that charge into the next. */
export interface ChargeStep {
  readonly type: 'charge'
  readonly units: readonly number[]
  readonly to: string
}

/** 8.1.8.6: those who have yet to move in this Impulse. */
export function toMove(s: AslskState, { units, moved }: BanzaiCharge): Unit[] {
  return units.filter((id) => !moved.includes(id)).map((id) => s.units[id]!)
}

/** 8.1.8.6: what a step of the Charge costs, or why it can't be taken at all. */
export function chargeCost(s: AslskState, unit: Unit, to: Location): EntryCost | Problem {
  const cost = entryCost(s, unit, unit.at, to, rateOf(s, unit.at, to))
  if (!isEntryCost(cost)) return cost
  const left = mfLeft(s, unit, 'normal', null, false)
  const whole = wholeMove(s, unit.at, to, 'terrain')
  if (whole)
    return unit.spent === 0
      ? { ...cost, mf: left }
      : { rule: whole.rule, message: `${capital(whole.name)} would take all the MF of the ${typeOf(s, unit).label}.` }
  return cost.mf <= left ? cost : { rule: '8.1.8.6', message: `The ${typeOf(s, unit).label} has too few MF left for ${nameOf(s, to)}.` }
}

/** 8.1.8.6: why these may not charge there; empty if they may. */
export function chargeProblems(s: AslskState, charge: BanzaiCharge, decision: ChargeStep): readonly Problem[] {
  const to = placeOf(s, decision.to)
  if (to < 0) return refuse('3.3', `There is no hex ${decision.to} on this map.`)
  const waiting = toMove(s, charge)
  const units: Unit[] = []
  for (const id of decision.units) {
    const unit = waiting.find((other) => other.id === id)
    if (!unit) return refuse('8.1.8.6', `Unit ${id} is not waiting to move in this Impulse.`)
    if (units.includes(unit)) return refuse('3.3.1', 'A unit is named twice.')
    if (units.length > 0 && unit.at !== units[0]!.at) return refuse('3.3.1', 'Only units of one hex move as a stack.')
    units.push(unit)
  }
  if (units.length === 0) return refuse('3.3.1', 'No unit is named.')
  const problem = wayProblem(s, charge, units, to)
  return problem ? [problem] : LEGAL
}

/** 8.1.8.6: into the target hex if one can and nobody of the Charge is there; else closer to it, into an enemy hex not farther from it, or beside it. */
function wayProblem(s: AslskState, charge: BanzaiCharge, units: readonly Unit[], to: Location): Problem | null {
  const open = openProblem(s, charge, units, to)
  if (open) return open
  for (const unit of units) {
    if (to !== charge.at && mustEnter(s, charge, unit))
      return no(`The ${typeOf(s, unit).label} must enter the target hex ${nameOf(s, charge.at)}: nobody of the Charge is there yet.`)
    const [now, then] = [distance(s, unit.at, charge.at), distance(s, to, charge.at)]
    const onEnemy = then <= now && hasUnits(s, enemyOf(unit.side), to)
    if (then >= now && !onEnemy && then !== 1)
      return no(`${nameOf(s, to)} is no closer to ${nameOf(s, charge.at)}, holds no enemy and is not beside it.`)
  }
  return null
}

/** Whether these may stand there and get there, wherever they should be going. */
function openProblem(s: AslskState, charge: BanzaiCharge, units: readonly Unit[], to: Location): Problem | null {
  for (const unit of units) {
    if (!adjacent(s, unit.at, to)) return no(`${nameOf(s, to)} is not next to ${nameOf(s, unit.at)}: an Impulse goes one hex.`)
    if (charge.left.includes(trace(unit, to))) return no(`The ${typeOf(s, unit).label} has left ${nameOf(s, to)} in this Charge.`)
    const cost = chargeCost(s, unit, to)
    if (!isEntryCost(cost)) return cost
    const carrying = carryingProblem(s, unit)
    if (carrying) return carrying
  }
  return roomProblem(s, units, to)
}

/** 8.1.8.6: somebody who can enter the target hex must, unless the Charge is there already. */
function mustEnter(s: AslskState, charge: BanzaiCharge, unit: Unit): boolean {
  return adjacent(s, unit.at, charge.at) && !isTaken(s, charge.at) && openProblem(s, charge, [unit], charge.at) === null
}

/** A unit that charges or has charged is there. */
function isTaken(s: AslskState, at: Location): boolean {
  return s.units.some((unit) => unit.at === at && unit.banzai !== undefined)
}

/** What is remembered of a hex that a unit has left. */
export function trace(unit: Unit, at: Location): string {
  return `${unit.id}:${at}`
}

/** The steps of each unit by itself, and of all who wait in its hex together. */
export function* chargeSteps(s: AslskState, charge: BanzaiCharge): Iterable<ChargeStep> {
  const waiting = toMove(s, charge)
  for (const unit of waiting) {
    const together = waiting.filter(({ at }) => at === unit.at)
    for (const to of neighbours(s, unit.at)) {
      if (wayProblem(s, charge, [unit], to) === null) yield { type: 'charge', units: [unit.id], to: nameOf(s, to) }
      if (together.length > 1 && together[0] === unit && wayProblem(s, charge, together, to) === null)
        yield { type: 'charge', units: together.map(({ id }) => id), to: nameOf(s, to) }
    }
  }
}

/** 8.1.8.6: before an Impulse, somebody beside the target hex may stop, unless an enemy hex beside him holds nobody of the Charge. */
export function haltProblems(s: AslskState, charge: BanzaiCharge, ids: readonly number[]): readonly Problem[] {
  if (charge.moved.length > 0) return refuse('8.1.8.6', 'The Impulse has begun: all who charge must move in it.')
  if (ids.length === 0 || new Set(ids).size < ids.length) return refuse('8.1.8.6', 'Name each unit that stops once.')
  for (const id of ids) {
    const unit = toMove(s, charge).find((other) => other.id === id)
    if (!unit) return refuse('8.1.8.6', `Unit ${id} is not in this Charge.`)
    const { label } = typeOf(s, unit)
    if (!adjacent(s, unit.at, charge.at)) return refuse('8.1.8.6', `The ${label} is not beside the target hex ${nameOf(s, charge.at)}.`)
    const enemy = neighbours(s, unit.at).find((place) => hasUnits(s, enemyOf(unit.side), place) && !isTaken(s, place))
    if (enemy !== undefined)
      return refuse('8.1.8.6', `The ${label} is beside enemies in ${nameOf(s, enemy)}, where nobody of the Charge is.`)
  }
  return LEGAL
}

function no(message: string): Problem {
  return { rule: '8.1.8.6', message }
}
