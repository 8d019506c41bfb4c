import type { Problem } from '@firegroup/kernel'
import { goesOnActing, isHelicopter } from '../air/helicopter.ts'
import { nameOf } from '../map/location.ts'
import { isLocked } from '../melee/eligible.ts'
import { isUnactivated } from '../operations/availability.ts'
import { type LnltState, type Location, type Move, type MoveMode, OFFBOARD, type Unit } from '../state.ts'
import { typeOf } from '../units/units.ts'
import { isVehicle } from '../vehicles/vehicle.ts'
import { doubleTimeLeaders, movementFactor } from './allowance.ts'
import { modeProblem } from './modes.ts'

/** A move before its first step. */
export function plannedMove(s: LnltState, units: readonly number[], modes: readonly MoveMode[], from: Location): Move {
  return {
    units: units.slice(),
    modes: modes.slice(),
    spent: units.map((id) => (s.units[id]!.vehicle?.loaded ? 2 * Math.ceil(movementFactor(s, s.units[id]!) / 2) : 0)),
    from,
    at: from,
    steps: 0,
    leaders: doubleTimeLeaders(s, units, modes),
    // 15.2.1: a vehicle that has fired so
    afterAssaultFire: units.some((id) => s.units[id]!.vehicle?.assaultFire === true),
    withdrawing: false,
    budget: 0,
    firedFrom: [],
  }
}

/** 4.0, 6.0: why these units can't move together in this impulse in these ways; where to is another question. */
export function groupProblem(s: LnltState, units: readonly number[], modes: readonly MoveMode[]): Problem | null {
  const first = s.units[units[0]!]
  if (!first) return { rule: '6.0', message: 'There is no such unit.' }
  for (let i = 0; i < units.length; i++) {
    const unit = s.units[units[i]!]
    if (!unit) return { rule: '6.0', message: 'There is no such unit.' }
    if (units.indexOf(unit.id) < i) return { rule: '6.0', message: `The ${typeOf(s, unit).name} is named twice.` }
    if (unit.at !== first.at) return { rule: '6.0', message: 'Only units that start in one location move together.' }
    const problem = moverProblem(s, unit) ?? modeProblem(s, units, modes, i)
    if (problem) return problem
  }
  if (units.length > 1 && units.some((id) => isHelicopter(s, s.units[id]!))) return { rule: '19.2.1', message: 'A helicopter flies alone.' }
  if (units.filter((id) => isVehicle(s.units[id]!)).length > 1)
    return { rule: '15.1', message: 'Vehicles move one at a time, and with Leg units only one of them.' }
  return first.at === OFFBOARD || !hasLegUnit(s, units) ? null : placeProblem(s, first.at)
}

/** 15.1: vehicles need not follow one another; everybody else moves from a place once. */
export function hasLegUnit(s: LnltState, units: readonly number[]): boolean {
  return units.some((id) => !isVehicle(s.units[id]!))
}

/** 4.0: those who move from a location in an impulse move together, once. */
export function placeProblem(s: LnltState, from: Location): Problem | null {
  if (!s.impulse?.movedFrom.includes(from)) return null
  return {
    rule: '4.0',
    message: `Units have moved from ${nameOf(s.setting, from)} in this impulse: all that move from there move together.`,
  }
}

/** 4.0: why a unit can't move in this impulse. */
export function moverProblem(s: LnltState, unit: Unit): Problem | null {
  const { name } = typeOf(s, unit)
  const { impulse } = s
  if (unit.at !== OFFBOARD && !(impulse && unit.side === impulse.side && impulse.units.includes(unit.id)))
    return { rule: '4.0', message: `The ${name} is not activated in this impulse.` }
  if (!isUnactivated(unit) && !goesOnActing(s, unit)) return { rule: '4.0', message: `The ${name} has acted in this turn.` }
  if (unit.at >= 0 && isLocked(s, unit)) return { rule: '8.1', message: `The ${name} is locked in Melee: it must withdraw first.` }
  if (movementFactor(s, unit) < 1) return { rule: '6.0', message: `The ${name} can't move: it has no MF.` }
  return forbidden(s, unit)
}

function forbidden(s: LnltState, unit: Unit): Problem | null {
  for (const forbids of s.setting.hooks.forbids) {
    const problem = forbids(s, unit, 'move')
    if (problem) return problem
  }
  return null
}
