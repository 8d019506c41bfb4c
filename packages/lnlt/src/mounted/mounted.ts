import type { Problem } from '@firegroup/kernel'
import { fortification } from '../data/fortifications.ts'
import { counterType } from '../data/pack.ts'
import { MMC_KINDS } from '../data/unit-kinds.ts'
import type { VehicleClass } from '../data/vehicle-types.ts'
import { lies } from '../fortifications/places.ts'
import type { EntryCost } from '../map/costs.ts'
import { isEntryCost } from '../map/costs.ts'
import type { Ground } from '../map/ground.ts'
import { hexOf, nameOf } from '../map/location.ts'
import type { Setting } from '../setting.ts'
import type { LnltState, Location, Unit, Weapon } from '../state.ts'
import { typeOf, typeOfWeapon } from '../units/units.ts'
import { vehicleEntryCost } from '../vehicles/costs.ts'

/** 6.6: Mounted Units use this column of the chart. */
const COLUMN: VehicleClass = 'O'

/** Most games have no Mounted Units: that is found out once. None ever comes into being that was not there in some shape, or that an Event may bring (1.8). */
const known = new WeakMap<Setting, boolean>()

export function hasMounts(s: LnltState): boolean {
  let has = known.get(s.setting)
  if (has === undefined) {
    has = s.units.some((unit) => typeOf(s, unit).mount !== null) || areExpected(s.setting)
    known.set(s.setting, has)
  }
  return has
}

function areExpected({ scenario, pack }: Setting): boolean {
  return Object.values(scenario.sides).some(({ groups }) =>
    groups.some(({ units }) => units.some(({ type }) => counterType(pack, type).mount !== null)),
  )
}

/** 6.6: on horses or motorcycles by its own counter. */
export function isMountedUnit(s: LnltState, unit: Unit): boolean {
  return typeOf(s, unit).mount !== null
}

/** 6.6: what it rides: a single man rides with the Mounted Units with which he is stacked. */
export function mountOf(s: LnltState, unit: Unit): 'horse' | 'motorcycle' | null {
  if (!hasMounts(s)) return null
  const { mount, kind } = typeOf(s, unit)
  if (mount !== null || MMC_KINDS.has(kind) || unit.vehicle || unit.at < 0) return mount
  for (const other of s.units)
    if (other.at === unit.at && other.side === unit.side && isMountedUnit(s, other)) return typeOf(s, other).mount
  return null
}

/** 6.6: of a group that moves together: itself mounted, or a single man who rides with somebody of it. */
export function ridesWith(s: LnltState, unit: Unit, group: readonly number[]): boolean {
  if (!hasMounts(s)) return false
  if (isMountedUnit(s, unit)) return true
  return !unit.vehicle && !MMC_KINDS.has(typeOf(s, unit).kind) && group.some((id) => isMountedUnit(s, s.units[id]!))
}

/** 6.6: the MF that a single man has on a mount of his group; 0 where he walks. */
export function sharedMovement(s: LnltState, unit: Unit, group: readonly number[]): number {
  if (!hasMounts(s) || isMountedUnit(s, unit) || !ridesWith(s, unit, group)) return 0
  let most = 0
  for (const id of group) if (isMountedUnit(s, s.units[id]!)) most = Math.max(most, typeOf(s, s.units[id]!).movement)
  return most
}

/** 6.6: what a step costs on a mount. 10.5.4, TEC: into a Roadblock or Rubble none goes. */
export function mountedStepCost(s: LnltState, unit: Unit, from: Location, to: Location): EntryCost | Problem {
  if (to < 0) return { rule: '6.0', message: 'There is no such place on the map (6.0).' }
  if (from >= 0 && s.setting.map.grid.distance(from >> 3, to >> 3) !== 1)
    return { rule: '6.6', message: `${nameOf(s.setting, to)} is not next to ${nameOf(s.setting, from)}.` }
  const shut = lies(s, 'roadblock', hexOf(to)) ?? lies(s, 'rubble', hexOf(to))
  if (shut) {
    const { name, rule } = fortification(shut.kind)
    return { rule, message: `The ${typeOf(s, unit).name} can't ride into ${nameOf(s.setting, to)}: ${name}.` }
  }
  const cost = ridingCost(s.setting, from, to)
  if (isEntryCost(cost)) return cost
  return { rule: '6.6', message: `The ${typeOf(s, unit).name} can't go to ${nameOf(s.setting, to)} mounted.` }
}

/** 6.6: what the ground alone asks of a mount. */
export function ridingCost(ground: Ground, from: Location, to: Location): EntryCost | Problem {
  return vehicleEntryCost(ground, COLUMN, from, to)
}

/** 6.6.2: motorcyclists fire nothing heavier. */
const MOST_FP_MOUNTED = 2

/** 6.6.1, 6.6.2: why a weapon can't be used from a mount: on horseback none, on a motorcycle a light one of the DFT. */
export function mountedWeaponProblem(s: LnltState, unit: Unit, weapon: Weapon): Problem | null {
  const mount = mountOf(s, unit)
  if (mount === null) return null
  const { name, attack, kind, fp } = typeOfWeapon(s, weapon)
  if (mount === 'horse') return { rule: '6.6.1', message: `The ${name} can't be fired on horseback.` }
  if (attack === 'dft' && kind !== 'mortar' && fp <= MOST_FP_MOUNTED) return null
  return { rule: '6.6.2', message: `The ${name} can't be fired from a motorcycle.` }
}

/** 6.7: red MF, in Good Order; a single man with those of his group who have it. */
export function canHitAndRun(s: LnltState, unit: Unit, group: readonly number[]): boolean {
  return !unit.shaken && ridesWith(s, unit, group)
}
