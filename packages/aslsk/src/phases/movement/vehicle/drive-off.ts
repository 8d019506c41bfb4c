import type { Problem } from '@firegroup/kernel'
import type { AslskAct } from '../../../acts.ts'
import { canUseRoad } from '../../../map/costs.ts'
import { releaseControl } from '../../../scenario/control.ts'
import { exitProblems, exitUnit } from '../../../scenario/exit.ts'
import { type AslskState, EXITED, newMove, OFFBOARD } from '../../../state.ts'
import { typeOf, type Vehicle } from '../../../units/units.ts'
import { leavingMp, openGround } from '../../../vehicles/costs.ts'
import { facesOffMap } from '../../../vehicles/facing.ts'
import { homeEdge } from '../../../vehicles/recall.ts'
import { isRolling } from '../../../vehicles/status.ts'
import { unitInPlace } from '../../../words/names.ts'
import { id } from '../acts/fields.ts'
import { mfWords } from '../factors.ts'
import type { Moving } from '../moving.ts'
import { isFound, mobilityProblem, mpProblem, no, vehicleOf, verdict } from './able.ts'

export interface DriveOffDecision {
  readonly type: 'driveOff'
  readonly unit: number
}

/** 3.3, 7.10: a vehicle leaves the map over the edge before it, as if into open ground: for the Victory Conditions, or Recalled, over its own. */
export const driveOff: AslskAct<Moving, DriveOffDecision> = {
  type: 'driveOff',
  rule: '3.3',
  fields: { unit: id },
  candidates: (s, { vehicles }) =>
    vehicles.flatMap((unit) => (driveOffProblems(s, unit.id).length === 0 ? [{ type: 'driveOff', unit: unit.id } as const] : [])),
  problems: (s, _, { unit }) => driveOffProblems(s, unit),
  perform(g, _, { unit: who }) {
    const s = g.state
    const unit = vehicleOf(s, who) as Vehicle
    const { vca, tca } = unit.vehicle
    const mp = leavingMp(s, unit, unit.at)
    const by = canUseRoad(s, OFFBOARD, unit.at) ? 'road' : 'terrain'
    releaseControl(g, unit)
    g.emit({
      type: 'drives',
      rule: '3.3.2',
      unit: unit.id,
      from: unit.at,
      to: EXITED,
      by,
      pays: 'cost',
      mp,
      parts: [openGround(s, unit)],
      vca,
      tca,
    })
    s.move ??= newMove()
    if (!s.move.stack.includes(unit.id)) s.move.stack.push(unit.id)
    unit.mode = 'normal'
    unit.moveEnded = true
    exitUnit(g, unit, !unit.vehicle.recalled)
    return undefined
  },
  describe: (s, { unit: who }) => {
    const unit = s.units[who] as Vehicle | undefined
    return `Leave the map with ${unitInPlace(s, who)}${unit?.vehicle && unit.at >= 0 ? ` (${mfWords(leavingMp(s, unit, unit.at))} MP)` : ''}`
  },
}

export function canDriveOff(s: AslskState, unit: Vehicle): boolean {
  return driveOffProblems(s, unit.id).length === 0
}

function driveOffProblems(s: AslskState, who: number): readonly Problem[] {
  const unit = vehicleOf(s, who)
  if (!isFound(unit)) return unit
  const { label } = typeOf(s, unit)
  if (unit.at < 0) return [no('3.3', `The ${label} is not on the map.`)]
  const immobile = mobilityProblem(s, unit)
  if (immobile) return [immobile]
  if (!isRolling(unit)) return [no('3.3.2', `The ${label} must start first.`)]
  if (!facesOffMap(s, unit.at, unit.vehicle.vca)) return [no('3.3.2', `The edge of the map is not before the ${label}.`)]
  const goesHome = unit.vehicle.recalled && homeEdge(s, unit.side).includes(unit.at)
  const exit = goesHome ? [] : exitProblems(s, unit)
  return exit.length > 0 ? exit : verdict(mpProblem(s, unit, leavingMp(s, unit, unit.at)))
}
