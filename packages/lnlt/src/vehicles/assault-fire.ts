import type { Problem } from '@firegroup/kernel'
import type { FireContext } from '../fire/declaration.ts'
import { chassisProblem } from '../fortifications/hulls.ts'
import { owesRide } from '../mounted/keep-moving.ts'
import { hasMounts } from '../mounted/mounted.ts'
import { allowanceOf } from '../movement/allowance.ts'
import { moverProblem, plannedMove } from '../movement/group.ts'
import { modeProblem } from '../movement/modes.ts'
import { stepNames } from '../movement/step-acts.ts'
import { isUnactivated } from '../operations/availability.ts'
import type { Impulse, LnltState, Unit, VehicleState } from '../state.ts'
import { typeOf } from '../units/units.ts'
import { isVehicle } from './vehicle.ts'

/** What a pivot by one hexspine takes, in half MP: the least that is a move. */
const LEAST_MOVE = 2

/** 15.2.1: why a shot can't be, or must be, Assault Fire: the vehicle fires first and moves then, up to half its MF, in the same impulse. */
export function assaultFireProblem(s: LnltState, { occasion }: FireContext, unit: Unit, assault: boolean | undefined): Problem | null {
  const { name } = typeOf(s, unit)
  if (!assault)
    return mustMove(unit, occasion) ? { rule: '15.5', message: `The ${name} must go on moving: it fires only by Assault Fire.` } : null
  if (occasion === 'opportunity') return { rule: '15.2.1', message: 'Nobody uses Assault Fire as Opportunity Fire.' }
  if (!isVehicle(unit)) return { rule: '15.2.1', message: 'Only a vehicle fires so.' }
  if (unit.vehicle.assaultFire) return null
  if (unit.laid.firing !== undefined)
    return { rule: '15.2.1', message: `The ${name} is firing already: Assault Fire is declared before its first shot.` }
  return moverProblem(s, unit) ?? modeProblem(s, [unit.id], ['assaultMove'], 0) ?? staysProblem(s, unit)
}

/** 15.5: it must move in this phase, and has not. */
function mustMove(unit: Unit, occasion: FireContext['occasion']): boolean {
  return occasion === 'fire' && unit.vehicle?.continuous === true && !unit.vehicle.assaultFire && isUnactivated(unit)
}

/** 15.2.1: it must be able to do both. */
function staysProblem(s: LnltState, unit: Unit): Problem | null {
  const move = plannedMove(s, [unit.id], ['assaultMove'], unit.at)
  const fixed = chassisProblem(s, unit)
  if (fixed ? !stepNames(s, move)[Symbol.iterator]().next().done : move.spent[0]! + LEAST_MOVE <= allowanceOf(s, move, 0)) return null
  if (fixed) return fixed
  return { rule: '15.2.1', message: `The ${typeOf(s, unit).name} could not move afterwards.` }
}

/** 15.2.1, 15.5, 15.5.1: an activated vehicle or rider that has still to move before the impulse can end; one that has loaded instead has done its part of the first. */
export function owesMove(s: LnltState, { units }: Pick<Impulse, 'units'>): Unit | undefined {
  const rider = hasMounts(s) ? units.find((id) => owesRide(s, s.units[id]!)) : undefined
  if (rider !== undefined) return s.units[rider]
  if (s.vehicles === undefined) return undefined
  return units
    .map((id) => s.units[id]!)
    .find((unit) => isVehicle(unit) && owes(unit.vehicle) && unit.at >= 0 && moverProblem(s, unit) === null)
}

function owes({ assaultFire, continuous, loaded, immobilized }: VehicleState): boolean {
  return !immobilized && (assaultFire === true || continuous === true) && !loaded
}

/** 15.5: it can fire in no other way. */
export function mustFireSo(s: LnltState, context: FireContext, unit: Unit): boolean {
  return assaultFireProblem(s, context, unit, undefined) !== null
}

interface VehicleShot {
  readonly unit: number
  readonly facing?: number
  readonly assault?: boolean
}

/** 15.2.1: shots that are legal as they stand, each again as the first of an Assault Fire where it could be; one after a pivot is not offered so. */
export function withAssault<D extends VehicleShot>(s: LnltState, context: FireContext, shots: readonly D[]): D[] {
  const found: D[] = []
  // whether a vehicle may is the same for all its shots, which stand together
  let [asked, may] = [-1, false]
  for (const shot of shots) {
    found.push(shot)
    const unit = s.units[shot.unit]!
    if (shot.assault || shot.facing !== undefined || !unit.vehicle || unit.vehicle.assaultFire) continue
    if (unit.id !== asked) [asked, may] = [unit.id, assaultFireProblem(s, context, unit, true) === null]
    if (may) found.push({ ...shot, assault: true })
  }
  return found
}

/** 15.2.1: on what occasion it is fired. */
export function occasionOf(occasion: FireContext['occasion'], { assault }: { readonly assault?: boolean }): FireContext['occasion'] {
  return assault ? 'assaultFire' : occasion
}
