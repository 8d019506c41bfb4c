import { immobilize as halt, stun } from '../armour/damage.ts'
import type { HitPlace } from '../armour/to-kill.ts'
import { type Aslsk, rollDice } from '../context.ts'
import { moraleOf, typeOf, type Vehicle } from '../units/units.ts'
import type { Shot } from './shot.ts'

/** C5.7: a hit on the hull immobilizes, and its crew takes a TC or is Stunned: nobody leaves a vehicle here; one on the turret does nothing. */
export function stopTracks(g: Aslsk, shot: Shot, vehicle: Vehicle, places: readonly HitPlace[]): boolean {
  if (!shot.immobilizing) return false
  if (places[0]!.aspect !== 'hull') return true
  halt(g, vehicle, 'C5.7')
  const morale = moraleOf(g.state, vehicle)
  const dr = rollDice(g, `TC of ${typeOf(g.state, vehicle).label}`, (original) => original > morale)
  const fails = dr.total > morale
  g.emit({
    type: 'check',
    rule: 'C5.7',
    unit: vehicle.id,
    what: 'TC',
    morale,
    dice: [dr.coloured, dr.white],
    modifiers: [],
    final: dr.total,
    result: fails ? 'breaks' : 'passes',
  })
  if (fails) stun(g, vehicle, 'C5.7')
  return true
}
