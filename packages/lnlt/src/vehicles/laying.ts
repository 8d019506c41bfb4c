import { spinesBetween } from '@firegroup/hexmap'
import type { Problem } from '@firegroup/kernel'
import type { MountedMg } from '../data/vehicle-types.ts'
import type { Occasion } from '../fire/attack.ts'
import { chassisProblem } from '../fortifications/hulls.ts'
import { nameOf } from '../map/location.ts'
import { isAloft } from '../map/terrain.ts'
import { movementFactor } from '../movement/allowance.ts'
import type { Laying, LnltState, Location, Unit } from '../state.ts'
import { has } from '../units/marks.ts'
import { typeOf } from '../units/units.ts'
import { inArc, SPINES, spineToCover } from './facing.ts'
import { vehicleType } from './vehicle.ts'

/** A unit whose weapons point somewhere: a vehicle, or a gun's team. */
export type LaidUnit = Unit & { laid: Laying }

export function isLaid(unit: Unit): unit is LaidUnit {
  return unit.laid !== undefined
}

/** How a weapon is brought to bear on a place. */
export interface Lay {
  readonly facing: number
  readonly turret: number
  /** 15.1: the chassis, or the gun as a whole, turns for it. */
  readonly pivots: boolean
  /** 15.1.1: the turret turns for it, out of the hull's arc. */
  readonly swings: boolean
}

/** 14.1, 15.0, 15.1.1: how a weapon with this arc bears on a place; `facing`: the chassis pivots there first. */
export function layOn(s: LnltState, unit: LaidUnit, arc: MountedMg['arc'], at: Location, facing?: number): Lay | Problem {
  const { laid } = unit
  const problem = facing === undefined ? null : pivotProblem(s, unit, facing)
  if (problem) return problem
  const hull = facing ?? laid.facing
  const turret = (laid.turret + hull - laid.facing + 6) % 6
  const lay = { facing: hull, turret, pivots: facing !== undefined, swings: false }
  if (arc === 'all' || isAloft(unit.at)) return lay
  if (arc === 'rear') return inArc(s, unit.at, (turret + 3) % 6, at) ? lay : outside(s, unit, at)
  if (arc === 'hull' || !vehicleType(s, unit)?.turreted) return inArc(s, unit.at, hull, at) ? lay : outside(s, unit, at)
  const turned = spineToCover(s, unit.at, turret, at)
  const outOfHull = !inArc(s, unit.at, hull, at)
  const always = s.setting.options.turretPenalty === 'outsideHullArc'
  return { ...lay, turret: turned, swings: outOfHull && (always || turned !== turret) }
}

export function isLay(answer: Lay | Problem): answer is Lay {
  return 'turret' in answer
}

function outside(s: LnltState, unit: Unit, at: Location): Problem {
  return { rule: '14.1', message: `${nameOf(s.setting, at)} is outside the arc of the ${typeOf(s, unit).name}: it must turn first.` }
}

/** 15.1, 1.7.1: it turns on its spot in order to fire, as far as its MP go. */
function pivotProblem(s: LnltState, unit: LaidUnit, facing: number): Problem | null {
  const { name } = typeOf(s, unit)
  if (unit.laid.facing === facing) return { rule: '15.1', message: `The ${name} faces the ${SPINES[facing]} already.` }
  const fixed = chassisProblem(s, unit)
  if (fixed) return fixed
  if (unit.laid.firing !== undefined) return { rule: '15.1', message: `The ${name} is firing: it can't pivot now.` }
  if (has(unit, 'assaultMove')) return { rule: '15.1', message: `The ${name} has moved: it can't pivot to fire.` }
  const mp = pivotPoints(unit, unit.laid.facing, facing)
  return mp <= movementFactor(s, unit) ? null : { rule: '15.1', message: `The ${name} has not the ${mp} MP for that turn.` }
}

/** 15.1: 1 MP for each hexspine; 1.7.1: a gun's team 1 MP for two. */
export function pivotPoints(unit: Unit, from: number, to: number): number {
  const spines = spinesBetween(from, to)
  return unit.vehicle ? spines : (spines + 1) >> 1
}

/** Facings that would bring the weapon to bear where it does not as it stands: the nearest turn. */
export function pivotToBear(s: LnltState, unit: LaidUnit, at: Location): number | undefined {
  const facing = spineToCover(s, unit.at, unit.laid.facing, at)
  return facing === unit.laid.facing ? undefined : facing
}

/** 4.1: Ops Complete weakens its Opportunity Fire. */
export function isHampered(unit: Unit, occasion: Occasion): boolean {
  return occasion === 'opportunity' && (has(unit, 'opsComplete') || unit.laid?.hampered === true)
}
