import type { Problem } from '@firegroup/kernel'
import type { AslskAct } from '../../../acts.ts'
import type { Aslsk } from '../../../context.ts'
import { VEHICLE_MP } from '../../../data/vehicle-movement.ts'
import { SPINES } from '../../../ordnance/arc.ts'
import type { AslskState } from '../../../state.ts'
import { typeOf, type Vehicle } from '../../../units/units.ts'
import { removalOdds, rollRemoval } from '../../../vehicles/bog.ts'
import { face } from '../../../vehicles/face.ts'
import { engineStarts } from '../../../vehicles/reliability.ts'
import { bringToRest, isRolling } from '../../../vehicles/status.ts'
import { unitInPlace } from '../../../words/names.ts'
import { id, spine } from '../acts/fields.ts'
import type { Moving } from '../moving.ts'
import { isFound, mayYetStop, mobilityProblem, mpProblem, no, turretProblem, vehicleOf, verdict } from './able.ts'
import { dawdlingProblem } from './homeward.ts'
import { spendMp } from './spend.ts'
import { stayingProblem } from './staying.ts'

/** Something that a vehicle does for MP where it is; its turret may turn with it. */
export interface EngineDecision<T extends string> {
  readonly type: T
  readonly unit: number
  readonly tca?: number
}

/** Why a vehicle that may spend MP can't do it, its turret apart; null if it can. */
type EngineProblem = (s: AslskState, moving: Moving, unit: Vehicle) => Problem | null

/** An act that costs a vehicle MP where it is. */
function engineAct<T extends string>(
  type: T,
  verb: string,
  mp: number,
  problemOf: EngineProblem,
  run: (g: Aslsk, unit: Vehicle) => void,
): AslskAct<Moving, EngineDecision<T>> {
  return {
    type,
    rule: '3.3.2',
    fields: { unit: id, tca: spine } as AslskAct<Moving, EngineDecision<T>>['fields'],
    candidates(s, moving) {
      const found: EngineDecision<T>[] = []
      for (const unit of moving.vehicles) {
        if (problemOf(s, moving, unit)) continue
        found.push({ type, unit: unit.id })
        for (const tca of moving.turretChoices(unit))
          if (!turretProblem(s, unit, tca, mp, unit.at)) found.push({ type, unit: unit.id, tca })
      }
      return found
    },
    problems(s, moving, { unit: who, tca }) {
      const unit = vehicleOf(s, who)
      return isFound(unit) ? verdict(problemOf(s, moving, unit) ?? turretProblem(s, unit, tca, mp, unit.at)) : unit
    },
    perform(g, _, decision) {
      const unit = vehicleOf(g.state, decision.unit) as Vehicle
      face(g.state, unit, unit.vehicle.vca, decision.tca ?? unit.vehicle.tca)
      run(g, unit)
      return undefined
    },
    describe: (s, decision) => `${verb} ${unitInPlace(s, decision.unit)}${withTurret(decision)}`,
  }
}

/** 3.3.2: a vehicle that is not in Motion spends a MP to start before it drives or turns its hull. */
export const start = engineAct('start', 'Start', VEHICLE_MP.start, startProblem, (g, unit) => {
  unit.vehicle.started = true
  spendMp(g, unit, VEHICLE_MP.start, 'start')
  engineStarts(g, unit)
})

function startProblem(s: AslskState, _: Moving, unit: Vehicle): Problem | null {
  if (isRolling(unit)) return no('3.3.2', `The ${typeOf(s, unit).label} has started already.`)
  return mobilityProblem(s, unit) ?? mpProblem(s, unit, VEHICLE_MP.start)
}

/** 3.3.2: a vehicle that has not stopped spends a MP to stop where it is; one that gave all its MP for woods may spend one more. */
export const halt = engineAct('halt', 'Stop', VEHICLE_MP.stop, haltProblem, (g, unit) => {
  bringToRest(unit)
  spendMp(g, unit, VEHICLE_MP.stop, 'stop')
})

function haltProblem(s: AslskState, moving: Moving, unit: Vehicle): Problem | null {
  if (unit.at < 0) return no('3.3.2', `The ${typeOf(s, unit).label} is not on the map.`)
  if (!isRolling(unit)) return no('3.3.2', `The ${typeOf(s, unit).label} stands still.`)
  return (mayYetStop(s, unit) ? null : mpProblem(s, unit, VEHICLE_MP.stop)) ?? stayingProblem(s, unit) ?? dawdlingProblem(s, moving, unit)
}

/** 3.3.2 Delay: a MP that a stopped vehicle spends without moving; one at a time. */
export const delay = engineAct('delay', 'Wait with', VEHICLE_MP.delay, delayProblem, (g, unit) =>
  spendMp(g, unit, VEHICLE_MP.delay, 'delay'),
)

function delayProblem(s: AslskState, moving: Moving, unit: Vehicle): Problem | null {
  if (unit.at < 0) return no('3.3.2', `The ${typeOf(s, unit).label} is not on the map.`)
  if (isRolling(unit)) return no('3.3.2', `The ${typeOf(s, unit).label} must stop before it can wait.`)
  return mpProblem(s, unit, VEHICLE_MP.delay) ?? dawdlingProblem(s, moving, unit)
}

function withTurret({ tca: turret }: { readonly tca?: number }): string {
  return turret === undefined ? '' : `, turret to the ${SPINES[turret]}`
}

export interface FreeDecision {
  readonly type: 'free'
  readonly unit: number
}

/** 7.6: a bogged vehicle tries to get free at the start of its move: the two dice, one times the other, are the MP of its start. */
export const free: AslskAct<Moving, FreeDecision> = {
  type: 'free',
  rule: '7.6',
  fields: { unit: id },
  candidates: (s, { vehicles }) =>
    vehicles.flatMap((unit) =>
      unit.vehicle.bog !== 'none' && freeProblems(s, unit.id).length === 0 ? [{ type: 'free', unit: unit.id }] : [],
    ),
  problems: (s, _, decision) => freeProblems(s, decision.unit),
  perform(g, _, decision) {
    const unit = vehicleOf(g.state, decision.unit) as Vehicle
    const { dice, modifiers, final, result, mp } = rollRemoval(g, unit)
    g.emit({ type: 'bogRemoval', rule: '7.6', unit: unit.id, dice: [dice.coloured, dice.white], modifiers, final, result, mp })
    if (result === 'mired') unit.vehicle.bog = 'mired'
    else unit.vehicle.bog = 'none'
    if (result === 'immobilized') unit.vehicle.immobilized = true
    unit.vehicle.started = result === 'freed'
    spendMp(g, unit, mp, 'start', '7.6')
    if (result === 'freed') engineStarts(g, unit)
    return undefined
  },
  describe: (s, { unit }) => `Try to free ${unitInPlace(s, unit)}`,
  preview: (s, _, { unit }) => removalOdds(s, s.units[unit] as Vehicle),
}

function freeProblems(s: AslskState, id: number): readonly Problem[] {
  const unit = vehicleOf(s, id)
  if (!isFound(unit)) return unit
  const { label } = typeOf(s, unit)
  if (unit.vehicle.bog === 'none') return [no('7.6', `The ${label} is not bogged.`)]
  if (unit.vehicle.immobilized) return [no('7.6', `The ${label} is immobilized.`)]
  return unit.spent > 0 ? [no('7.6', `The ${label} can only be freed at the start of its move.`)] : []
}
