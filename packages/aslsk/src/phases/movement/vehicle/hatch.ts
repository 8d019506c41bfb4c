import { flag, type Problem } from '@firegroup/kernel'
import type { Acting, AslskAct } from '../../../acts.ts'
import type { Aslsk } from '../../../context.ts'
import type { AslskState, Side } from '../../../state.ts'
import { typeOf, type Vehicle, vehicleTypeOf } from '../../../units/units.ts'
import { hasFired } from '../../../vehicles/dispensers.ts'
import { ownVehicleOnMap } from '../../../vehicles/own-vehicle.ts'
import { isCrewFit, ownVehicles } from '../../../vehicles/status.ts'
import { unitInPlace } from '../../../words/names.ts'
import { id } from '../acts/fields.ts'
import { no } from './able.ts'

/** A crew comes out, or goes in and shuts the hatches. */
export interface HatchDecision {
  readonly type: 'hatch'
  readonly unit: number
  readonly exposed: boolean
}

/** 3.7, 7.7: in its side's APh. */
export const hatchInAdvance: AslskAct<Acting, HatchDecision> = {
  type: 'hatch',
  rule: '7.7',
  fields: { unit: id, exposed: flag() },
  candidates: (s, { side }) => hatches(s, side),
  problems: (s, { side }, decision) => hatchProblems(s, side, decision),
  perform: (g, _, decision) => moveHatch(g, decision),
  describe: hatchWords,
}

/** 7.7: in its side's MPh; whoever could answer the vehicle's last MP may do so once more, in its new state. */
export const hatch: AslskAct<unknown, HatchDecision> = {
  type: 'hatch',
  rule: '7.7',
  fields: { unit: id, exposed: flag() },
  candidates: (s) => hatches(s, s.attacker),
  problems: (s, _, decision) => hatchProblems(s, s.attacker, decision),
  perform(g, _, decision) {
    moveHatch(g, decision)
    const { move } = g.state
    if (move?.last && move.stack.includes(move.last.units[0]!))
      move.spent = { ...move.last, units: move.last.units.slice(), residualDone: true }
    return undefined
  },
  describe: hatchWords,
}

function hatches(s: AslskState, side: Side): HatchDecision[] {
  const found: HatchDecision[] = []
  for (const unit of ownVehicles(s, side)) {
    if (unit.at < 0 || unit.vehicle.hatchMoved) continue
    const decision = { type: 'hatch', unit: unit.id, exposed: !unit.vehicle.exposed } as const
    if (hatchProblems(s, side, decision).length === 0) found.push(decision)
  }
  return found
}

/** 7.7: once a phase; not in a MPh after Prep Fire or with Bounding First Fire; not while the crew is Stunned or Shocked. */
function hatchProblems(s: AslskState, side: Side, { unit: who, exposed }: HatchDecision): readonly Problem[] {
  const unit = ownVehicleOnMap(s, side, who)
  if (typeof unit === 'string') return [no('7.7', unit)]
  const { label } = typeOf(s, unit)
  if (unit.vehicle.exposed === exposed) return [no('7.7', `The crew of the ${label} is ${exposed ? 'exposed' : 'buttoned up'} already.`)]
  if (unit.vehicle.hatchMoved) return [no('7.7', `The crew of the ${label} has come out or gone in in this phase.`)]
  if (!isCrewFit(unit)) return [no('7.7', `The crew of the ${label} is Stunned or Shocked and stays buttoned up.`)]
  if (exposed && unit.vehicle.stun !== 'none' && vehicleTypeOf(s, unit).turret === '1MT')
    return [no('7.10', `The crew of the ${label} was Stunned: it stays buttoned up.`)]
  if (vehicleTypeOf(s, unit).alwaysExposed) return [no('7.7', `The ${label} has no hatches to shut.`)]
  if (exposed && unit.wasPinned) return [no('3.2.3', `The crew of the ${label} is pinned and stays buttoned up.`)]
  if (s.phase !== 'movement') return []
  if (hasFired(s, unit)) return [no('7.7', `The ${label} has fired: its hatches stay as they are in this Movement Phase.`)]
  return s.move && !s.move.stack.includes(unit.id) ? [no('3.3.1', 'Other units are moving.')] : []
}

function moveHatch(g: Aslsk, { unit: who, exposed }: HatchDecision): undefined {
  const unit = g.state.units[who] as Vehicle
  unit.vehicle.exposed = exposed
  unit.vehicle.hatchMoved = true
  g.emit({ type: 'hatch', rule: '7.7', unit: unit.id, exposed })
}

function hatchWords(s: AslskState, { unit, exposed }: HatchDecision): string {
  return exposed ? `Open the hatches of ${unitInPlace(s, unit)}` : `Button up ${unitInPlace(s, unit)}`
}
