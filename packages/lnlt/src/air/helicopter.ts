import type { Modifier, Problem } from '@firegroup/kernel'
import { fireModifier, fireValue } from '../data/direct-fire.ts'
import { toHitModifier } from '../data/ordnance.ts'
import type { Attack } from '../fire/attack.ts'
import type { EntryCost } from '../map/costs.ts'
import { AIR, hexOf, layerOf, locationOf, nameOf } from '../map/location.ts'
import { isAloft } from '../map/terrain.ts'
import type { LnltState, Location, Unit } from '../state.ts'
import { has } from '../units/marks.ts'
import { typeOf } from '../units/units.ts'
import { isVehicle } from '../vehicles/vehicle.ts'

/** 19.2: a unit that is a helicopter. */
export function isHelicopter(s: LnltState, unit: Unit): boolean {
  return isVehicle(unit) && typeOf(s, unit).vehicle!.air === 'helicopter'
}

/** 19.2.1: hovers; it flies unless told. */
export function isHovering(unit: Unit): boolean {
  return unit.vehicle?.hovering === true
}

export function isFlying(s: LnltState, unit: Unit): boolean {
  return isHelicopter(s, unit) && !isHovering(unit)
}

/** The ground under what is in the air; any other place itself. */
export function groundUnder(at: Location): Location {
  return isAloft(at) ? locationOf(hexOf(at)) : at
}

export function airOver(at: Location): Location {
  return locationOf(hexOf(at), AIR)
}

/** 19.2.4: has fired or moved in this impulse, and goes on with it. */
export function goesOnActing(s: LnltState, unit: Unit): boolean {
  return isHelicopter(s, unit) && unit.laid?.firing !== undefined && !has(unit, 'opsComplete')
}

/** 19.2.2, 19.2.1: 1 MP a hex, wherever it likes; not while it hovers, and not where another is in the air. */
export function flightCost(s: LnltState, unit: Unit, from: Location, to: Location): EntryCost | Problem {
  const { name } = typeOf(s, unit)
  if (to < 0 || layerOf(to) !== AIR) return { rule: '19.2.1', message: `The ${name} is in the air: it flies from hex to hex.` }
  if (from >= 0 && s.setting.map.grid.distance(hexOf(from), hexOf(to)) !== 1)
    return { rule: '19.2.2', message: `${nameOf(s.setting, to)} is not next to ${nameOf(s.setting, from)}.` }
  if (isHovering(unit)) return { rule: '19.2.1', message: `The ${name} hovers: it must fly before it leaves its hex.` }
  if (s.units.some((other) => other.at === to && other !== unit))
    return { rule: '19.2.1', message: `There is a helicopter in the air over ${nameOf(s.setting, groundUnder(to))}.` }
  return FLIGHT
}

const FLIGHT: EntryCost = { halves: 2, parts: [{ rule: '19.2.2', label: 'flight', value: 2 }] }

/** 19.2.1: -2 on the DFT from one that flies. Contribution to `attackModifiers`. */
export function flyingFire(s: LnltState, { firers }: Attack): Modifier | undefined {
  const unit = firers[0] ? s.units[firers[0].unit] : undefined
  return unit?.vehicle && isFlying(s, unit) ? row('flyingFirer') : undefined
}

/** 19.2.8, 19.2.9, LG-90: -2 at one that flies; at one that hovers -1 from the ground and nothing from another helicopter. */
export function targetInTheAir(s: LnltState, { from }: Attack, target: Unit): Modifier | null {
  if (!isHelicopter(s, target)) return null
  if (!isHovering(target)) return row('flying')
  return isAloft(from) ? null : row('hovering')
}

function row(id: 'flyingFirer' | 'flying' | 'hovering'): Modifier {
  const { rule, label } = fireModifier(id)
  return { rule, label, value: fireValue(id) }
}

/** 19.2.7: +2 to hit one that flies, +1 one that hovers; 19.1.1: +2 a plane. */
export function toHitInTheAir(s: LnltState, target: Unit): Modifier {
  if (!isHelicopter(s, target)) return toHitModifier('aircraft')
  return toHitModifier(isHovering(target) ? 'hovering' : 'flying')
}

/** 19.2.8: so far small arms reach what is in the air: half, rounded up. */
export function reachOf(range: number, at: Location): number {
  return isAloft(at) ? Math.ceil(range / 2) : range
}
