import { integer, LEGAL, listOf, type Problem, type Rules, record, refuse } from '@firegroup/kernel'
import type { Lnlt } from '../context.ts'
import { mayRideOn, owesRide } from '../mounted/keep-moving.ts'
import { hasMounts } from '../mounted/mounted.ts'
import { movementFactor } from '../movement/allowance.ts'
import { isUnactivated } from '../operations/availability.ts'
import type { LnltQuestion } from '../questions.ts'
import type { Step } from '../sequence/step.ts'
import { enemyOf, type LnltState, type Side, type Unit } from '../state.ts'
import { hasAny, marks } from '../units/marks.ts'
import { typeOf } from '../units/units.ts'
import { isVehicle, type VehicleUnit } from './vehicle.ts'

/** 15.5, LG-70: before the markers of the turn come off. */
export const continuousSteps: readonly Step[] = [{ key: 'administrative.continuous', phase: 'administrative', order: 50, run: declareAll }]

export interface ContinuousMovement {
  readonly units: readonly number[]
}
export const continuousSchema = record({ units: listOf(integer(0, 9999), { max: 40 }) })

const MOVED = marks('moved', 'assaultMove')

function mayGoOn(s: LnltState, unit: Unit, side: Side): boolean {
  if (!isVehicle(unit)) return unit.side === side && hasMounts(s) && mayRideOn(s, unit)
  return unit.side === side && unit.at >= 0 && !unit.shaken && hasAny(unit, MOVED) && canMoveOn(s, unit)
}

function canMoveOn(s: LnltState, unit: VehicleUnit): boolean {
  return !unit.vehicle.immobilized && movementFactor(s, unit) > 0
}

/** 15.5: what was declared in the turn before is over; the side with the initiative declares first. */
function declareAll(g: Lnlt): Rules<void> | undefined {
  const s = g.state
  const riders = hasMounts(s)
  if (s.vehicles === undefined && !riders) return undefined
  for (const id of s.vehicles ?? []) if (s.units[id]!.vehicle!.continuous) s.units[id]!.vehicle!.continuous = undefined
  if (riders) for (const unit of s.units) if (unit.continuous) unit.continuous = undefined
  return declare(g)
}

function* declare(g: Lnlt): Rules<void> {
  const s = g.state
  for (const side of [s.initiative, enemyOf(s.initiative)]) {
    const able = s.units.filter((unit) => mayGoOn(s, unit, side)).map(({ id }) => id)
    if (able.length === 0) continue
    const { units } = yield* g.ask(side, question(s, able))
    if (units.length === 0) continue
    for (const id of units) (s.units[id]!.vehicle ?? s.units[id]!).continuous = true
    g.emit({ type: 'continuousMovement', rule: '15.5', units })
  }
}

function question(s: LnltState, able: readonly number[]): LnltQuestion<'continuousMovement'> {
  const some = able.length > 1 ? [...able.map((id) => ({ units: [id] })), { units: able }] : [{ units: able }]
  return {
    kind: 'continuousMovement',
    title: `Which ${able.every((id) => s.units[id]!.vehicle) ? 'vehicles' : 'units'} keep moving into the next turn?`,
    rule: '15.5',
    schema: continuousSchema,
    about: { units: able },
    candidates: () => [{ units: [] }, ...some],
    problems({ units }) {
      const wrong = units.find((id, i) => !able.includes(id) || units.indexOf(id) < i)
      if (wrong === undefined) return LEGAL
      const unit = s.units[wrong]
      return refuse(
        '15.5',
        unit
          ? `The ${typeOf(s, unit).name} can't keep moving: only Good Order vehicles and riders that have moved.`
          : 'There is no such unit.',
      )
    },
  }
}

/** 15.5, 15.5.1: vehicles and riders of a side that must still move in this phase: nobody passes before that. */
export function boundToMove(s: LnltState, side: Side): Problem | null {
  for (const id of s.vehicles ?? []) {
    const unit = s.units[id]!
    if (unit.side !== side || !unit.vehicle!.continuous || unit.at < 0 || unit.shaken || !isUnactivated(unit)) continue
    if (canMoveOn(s, unit as VehicleUnit)) return { rule: '15.5', message: `The ${typeOf(s, unit).name} must go on moving first.` }
  }
  if (!hasMounts(s)) return null
  const rider = s.units.find((unit) => unit.side === side && owesRide(s, unit))
  return rider ? { rule: '15.5.1', message: `The ${typeOf(s, rider).name} must go on moving first.` } : null
}
