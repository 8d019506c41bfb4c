import type { Rules } from '@firegroup/kernel'
import { type Lnlt, roll } from '../context.ts'
import { hexOf, locationOf } from '../map/location.ts'
import { levelOf } from '../map/terrain.ts'
import { bailOut, checkInside } from '../passengers/fate.ts'
import { ELIMINATED, type Hex, type LnltState } from '../state.ts'
import { halvesOf, stopMoving } from '../units/damage.ts'
import { typeOf } from '../units/units.ts'
import type { VehicleResult } from '../vehicles/check.ts'
import { crewBailsOut } from '../vehicles/crew.ts'
import { passengersOf, type VehicleUnit } from '../vehicles/vehicle.ts'
import { abort, impact } from './crash.ts'
import { airOver, groundUnder } from './helicopter.ts'

/** 19.2.8: small arms have told: first the helicopter, then each of those aboard; Shaken ones stay where they are. */
export function* helicopterHit(g: Lnlt, unit: VehicleUnit, result: VehicleResult, difference: number): Rules<void> {
  const riders = passengersOf(g.state, unit)
  if (riders.length > 0) yield* checkInside(g, { at: groundUnder(unit.at) }, riders, difference)
  if (result === 'damaged') driveOff(g, unit)
  if (result === 'destroyed') yield* bringDown(g, unit)
}

/** 5.1, 19.2.8: damaged it leaves at once, with all whom it carries. */
export function driveOff(g: Lnlt, unit: VehicleUnit): void {
  const s = g.state
  const riders = passengersOf(s, unit)
  stopMoving(g, unit)
  abort(g, unit)
  for (const rider of riders) {
    rider.at = ELIMINATED
    rider.aboard = undefined
    for (const weapon of s.weapons)
      if (weapon.owner === rider.id) {
        weapon.owner = -1
        weapon.at = ELIMINATED
      }
  }
}

/** 19.2.7: which way it falls and how far; what it falls on; and who gets out of it. */
export function* bringDown(g: Lnlt, unit: VehicleUnit): Rules<void> {
  const s = g.state
  const riders = passengersOf(s, unit)
  const { dice } = roll(g, 'scatter', `crash of ${typeOf(s, unit).label}`)
  const [white, coloured] = dice as [number, number]
  const over = groundUnder(unit.at)
  const hex = fallsTo(s, hexOf(unit.at), coloured - 1, Math.ceil(white / 2))
  s.losses[unit.side] += halvesOf(s, unit)
  stopMoving(g, unit)
  unit.at = ELIMINATED
  const at = hex < 0 ? -1 : locationOf(hex)
  g.emit({ type: 'crash', rule: '19.2.7', unit: unit.id, at, dice })
  // beyond the edge nobody gets out of it
  if (hex < 0) {
    crewBailsOut(g, unit, over, 'closeAssault')
    return yield* bailOut(g, riders, over, 'closeAssault', 0)
  }
  yield* impact(g, unit, hex)
  yield* bailOut(g, riders, at, 'ordnance', 0)
  crewBailsOut(g, unit, at, 'cannon')
}

/** 19.2.7: along one hexrow; a hex that lies higher than it flew stops it. */
function fallsTo({ setting }: LnltState, from: Hex, direction: number, hexes: number): Hex {
  const { grid, levels } = setting.map
  const flown = levelOf(setting, airOver(locationOf(from)))
  let hex = from
  for (let i = 0; i < hexes && hex >= 0; i++) {
    const next = grid.neighbour(hex, direction as 0 | 1 | 2 | 3 | 4 | 5)
    if (next < 0) return next
    hex = next
    if (levels[hex]! > flown) break
  }
  return hex
}
