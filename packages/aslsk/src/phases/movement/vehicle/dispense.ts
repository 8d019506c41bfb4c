import { integer, oneOf, optional, type Problem } from '@firegroup/kernel'
import type { AslskAct } from '../../../acts.ts'
import { DISPENSERS, type DispenserKind } from '../../../data/smoke-dispensers.ts'
import { VEHICLE_MP } from '../../../data/vehicle-movement.ts'
import type { Occasion } from '../../../fire/declaration.ts'
import { canSee } from '../../../map/los.ts'
import { nameOf, placeOf } from '../../../map/terrain.ts'
import type { AslskState, Location } from '../../../state.ts'
import { isVehicle, typeOf, type Vehicle } from '../../../units/units.ts'
import {
  type Dispensing,
  dispense,
  dispenserModifiers,
  dispenserOdds,
  dispenserProblems,
  dispensings,
} from '../../../vehicles/dispensers.ts'
import { ownVehicles } from '../../../vehicles/status.ts'
import { unitInPlace } from '../../../words/names.ts'
import { hex, id } from '../acts/fields.ts'
import type { Moving } from '../moving.ts'
import { isFound, mpProblem, no, vehicleOf, verdict } from './able.ts'
import { spendMp } from './spend.ts'

export interface DispenseDecision {
  readonly type: 'dispense'
  readonly unit: number
  readonly kind: DispenserKind
  readonly to: string
  /** 7.5: the hexspine to which the turret is turned for a Smoke mortar. */
  readonly tca?: number
}

const fields = { unit: id, kind: oneOf('sD', 'sM', 'sN', 'sP'), to: hex, tca: optional(integer(0, 5)) } as const

/** 7.5: a vehicle tries to dispense Smoke in its own MPh; success costs a MP, failure nothing. */
export const dispenseOnTheMove: AslskAct<Moving, DispenseDecision> = {
  type: 'dispense',
  rule: '7.5',
  fields,
  candidates(s, { vehicles }) {
    const found: DispenseDecision[] = []
    for (const unit of vehicles)
      if (mpProblem(s, unit, VEHICLE_MP.dispenser) === null) for (const each of dispensings(s, unit)) found.push(decisionOf(s, unit, each))
    return found
  },
  problems(s, _, decision) {
    const unit = vehicleOf(s, decision.unit)
    if (!isFound(unit)) return unit
    const problems = dispenserProblems(s, unit, dispensingOf(s, unit, decision))
    return problems.length > 0 ? problems : verdict(mpProblem(s, unit, VEHICLE_MP.dispenser))
  },
  perform(g, _, decision) {
    const unit = vehicleOf(g.state, decision.unit) as Vehicle
    if (dispense(g, unit, dispensingOf(g.state, unit, decision))) spendMp(g, unit, VEHICLE_MP.dispenser, 'dispense', '7.5')
    return undefined
  },
  describe: dispenseWords,
  preview: previewOf,
}

/** 7.5: in the enemy's MPh, after MF or MP that he spent in its LOS; that costs nothing. */
export const dispenseInAnswer: AslskAct<Occasion, DispenseDecision> = {
  type: 'dispense',
  rule: '7.5',
  fields,
  candidates(s, occasion) {
    const found: DispenseDecision[] = []
    for (const unit of ownVehicles(s, occasion.side))
      if (!unit.triedSmoke && watchProblem(s, occasion, unit) === null)
        for (const each of dispensings(s, unit)) found.push(decisionOf(s, unit, each))
    return found
  },
  problems(s, occasion, decision) {
    const unit = s.units[decision.unit]
    if (!unit || !isVehicle(unit) || unit.side !== occasion.side) return [no('7.5', `Unit ${decision.unit} is no vehicle of yours.`)]
    const problem = watchProblem(s, occasion, unit)
    return problem ? [problem] : dispenserProblems(s, unit, dispensingOf(s, unit, decision))
  },
  perform(g, _, decision) {
    const unit = g.state.units[decision.unit] as Vehicle
    dispense(g, unit, dispensingOf(g.state, unit, decision))
    return undefined
  },
  describe: dispenseWords,
  preview: previewOf,
}

/** Whoever spent is not in its LOS. */
function watchProblem(s: AslskState, { expenditure }: Occasion, unit: Vehicle): Problem | null {
  if (unit.at >= 0 && expenditure && canSee(s, unit.at, expenditure.at)) return null
  return no('7.5', `The ${typeOf(s, unit).label} does not see the enemy move.`)
}

function dispensingOf(s: AslskState, unit: Vehicle, { kind, to, tca }: DispenseDecision): Dispensing {
  return { kind, to: placeOf(s, to) as Location, tca: tca ?? unit.vehicle.tca }
}

function decisionOf(s: AslskState, unit: Vehicle, { kind, to, tca }: Dispensing): DispenseDecision {
  return { type: 'dispense', unit: unit.id, kind, to: nameOf(s, to), ...(tca === unit.vehicle.tca ? {} : { tca }) }
}

function dispenseWords(s: AslskState, { unit, kind, to }: DispenseDecision): string {
  const where = DISPENSERS[kind].aimed ? ` into ${to}` : ''
  return `Use the ${DISPENSERS[kind].name} of ${unitInPlace(s, unit)}${where}`
}

function previewOf(s: AslskState, _: unknown, decision: DispenseDecision) {
  const unit = s.units[decision.unit] as Vehicle
  const dispensing = dispensingOf(s, unit, decision)
  return { modifiers: dispenserModifiers(s, unit, dispensing), ...dispenserOdds(s, unit, dispensing) }
}
