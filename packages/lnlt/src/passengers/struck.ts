import type { Rules } from '@firegroup/kernel'
import type { Lnlt } from '../context.ts'
import { shake } from '../units/damage.ts'
import { moraleCheck } from '../units/morale.ts'
import { passengersOf, ridesOutside, type VehicleUnit } from '../vehicles/vehicle.ts'
import { disembarkAll, leadersFirst } from './fate.ts'

/** 16.2, 14.1.1: ordnance has hit their vehicle: those on top must get off; those inside pass the vehicle's check or are Shaken if it is. */
export function* hitByOrdnance(g: Lnlt, vehicle: VehicleUnit, isShaken: boolean, short: number): Rules<void> {
  const riders = passengersOf(g.state, vehicle)
  if (riders.length === 0) return
  if (ridesOutside(g.state, vehicle)) return yield* disembarkAll(g, riders, vehicle.at, '16.2')
  if (!isShaken) return
  const modifiers = short > 0 ? [{ rule: '14.1.1', label: 'less than the armor', value: -short }] : []
  for (const unit of leadersFirst(g.state, riders))
    if (!unit.shaken && !moraleCheck(g, unit, { what: 'hit', rule: '14.1.1', modifiers })) shake(g, unit, '14.1.1')
}

/** 16.2: the gun of their vehicle fires: those on top get off. */
export function* shakenOff(g: Lnlt, vehicle: VehicleUnit): Rules<void> {
  const riders = passengersOf(g.state, vehicle)
  if (riders.length > 0 && ridesOutside(g.state, vehicle)) yield* disembarkAll(g, riders, vehicle.at, '16.2')
}
