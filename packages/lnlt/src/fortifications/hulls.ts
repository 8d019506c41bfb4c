import type { Problem } from '@firegroup/kernel'
import { HULL_BY_NATURAL } from '../data/ordnance.ts'
import { hexOf } from '../map/location.ts'
import { isAloft } from '../map/terrain.ts'
import type { LnltState, Location, Unit } from '../state.ts'
import { typeOf } from '../units/units.ts'
import { aspectOf, inArc, lies as liesTo } from '../vehicles/facing.ts'
import { isVehicle, type VehicleUnit } from '../vehicles/vehicle.ts'

/** 15.10, 21.7: what hides the hull of a vehicle from fire from there; null where it is open to it. */
export function shieldOf(s: LnltState, target: VehicleUnit, from: Location): '15.10' | '21.7' | null {
  const { vehicle, laid, at } = target
  // LG-69: from the rear an Emplacement is open
  if (vehicle.emplaced && hexOf(at) !== hexOf(from) && aspectOf(s, at, laid.facing, from) !== 'rear') return '21.7'
  return vehicle.hullDown && hexOf(at) !== hexOf(from) && isBefore(s, target, from) ? '15.10' : null
}

/** LG-67: through the covered arc; or where it would strike the front armor. */
function isBefore(s: LnltState, { at, laid }: VehicleUnit, from: Location): boolean {
  if (s.setting.options.hullDownFront === 'armorSector') return aspectOf(s, at, laid.facing, from) === 'front'
  return inArc(s, at, laid.facing, from)
}

/** 15.10, 21.7: of such a vehicle a natural 2 or an odd roll finds only the hull, which is not to be seen. */
export function isShielded(s: LnltState, target: Unit, from: Location, natural: number): boolean {
  return isVehicle(target) && shieldOf(s, target, from) !== null && (natural <= HULL_BY_NATURAL || natural % 2 === 1)
}

/** 15.10: what of a vehicle without a turret is to be seen is its front. */
export function showsFront(s: LnltState, target: VehicleUnit, from: Location): boolean {
  return shieldOf(s, target, from) === '15.10'
}

/** 21.4.2, 21.7: why its chassis can't pivot. */
export function chassisProblem(s: LnltState, unit: Unit): Problem | null {
  if (isAloft(unit.at))
    return { rule: '19.2.4', message: `The ${typeOf(s, unit).name} is in the air: it fires all round and need not turn.` }
  if (unit.vehicle?.immobilized) return { rule: '21.4.2', message: `The ${typeOf(s, unit).name} is Immobilized.` }
  if (unit.vehicle?.emplaced) return { rule: '21.7', message: `The ${typeOf(s, unit).name} is emplaced: its chassis can't pivot.` }
  return null
}

/** 21.4.2, 21.7: why it can't go there: an Immobilized vehicle never moves, and one that is emplaced only backs out. */
export function stuckProblem(s: LnltState, unit: VehicleUnit, to: Location): Problem | null {
  if (unit.vehicle.immobilized) return chassisProblem(s, unit)
  if (!unit.vehicle.emplaced || liesTo(s, unit.at, unit.laid.facing, to) === 'behind') return null
  return { rule: '21.7', message: `The ${typeOf(s, unit).name} is emplaced: it leaves only backwards.` }
}
