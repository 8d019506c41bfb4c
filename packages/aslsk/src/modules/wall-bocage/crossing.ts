import type { Modifier, Problem } from '@firegroup/kernel'
import { sidesBetween } from '../../map/los.ts'
import { nameOf } from '../../map/terrain.ts'
import { isMortar, type Shot } from '../../ordnance/shot.ts'
import type { AslskState, Hex, Unit } from '../../state.ts'
import { isVehicle, typeOf, weaponTypeOf } from '../../units/units.ts'
import { isTracked } from '../../vehicles/costs.ts'
import { allotment } from '../../vehicles/status.ts'
import { BOCAGE, HEXSIDES, type HexsideKind } from './data.ts'
import { isBocage, isBreached, kindOn } from './hexsides.ts'

interface Crossed {
  readonly feature: string
  readonly kind: HexsideKind
}

/** What stands between two neighbours and must be crossed: not where a road leads through it, nor where it is breached. */
function crossed(s: AslskState, from: Hex, to: Hex): Crossed | undefined {
  if (from < 0 || to < 0) return undefined
  const { map } = s.setting
  const side = map.grid.sideBetween(from, to)
  if (side === -1 || map.hasRoad(from, side)) return undefined
  const feature = kindOn(s.setting, from, side)
  return feature === undefined || isBreached(s.setting, from, side) ? undefined : { feature, kind: HEXSIDES[feature]! }
}

/** One MF more over a wall, hedge or bocage; a tank pays one MP, and half of all its MP for bocage. */
export function overWall(s: AslskState, unit: Unit, from: Hex, to: Hex): Modifier | undefined {
  const found = crossed(s, from, to)
  if (!found) return undefined
  const { feature, kind } = found
  const value = isVehicle(unit) ? (kind.tracked ?? allotment(s, unit) / 2) : kind.infantry
  return { rule: feature === BOCAGE ? 'B9.5' : 'B9.3', label: `over the ${feature}`, value, tags: ['hexside'] }
}

/** B9.5: bocage is crossed by Infantry and fully tracked vehicles alone; no Gun is pushed over it, and no wheels cross walls and hedges either. */
export function tooHigh(s: AslskState, unit: Unit, from: Hex, to: Hex, withGun: boolean): Problem | undefined {
  if (!withGun && (!isVehicle(unit) || isTracked(s, unit))) return undefined
  const found = crossed(s, from, to)
  if (!found) return undefined
  if (withGun)
    return found.feature === BOCAGE ? { rule: 'B9.5', message: `No Gun is pushed over the bocage to ${nameOf(s, to)}.` } : undefined
  const rule = found.feature === BOCAGE ? 'B9.5' : 'B9.3'
  return { rule, message: `The ${typeOf(s, unit).label} does not get over the ${found.feature} to ${nameOf(s, to)}.` }
}

/** A tank that breaks through bocage takes a Bog Check. */
export function bogsInBocage(s: AslskState, from: Hex, to: Hex): boolean {
  return crossed(s, from, to)?.feature === BOCAGE
}

/** B9.5: a Gun that is neither a Mortar nor a vehicle's does not turn and fire through bocage in one fire phase. */
export function turnedAtBocage(s: AslskState, { by, at, spines }: Shot): Problem | undefined {
  if (by.kind === 'vehicle' || isMortar(by) || by.barrel.mount === null || (spines === 0 && !by.weapon.ordnance.turned)) return undefined
  const through = sidesBetween(s, at, by.crew.at).some((side) => isBocage(s.setting, by.crew.at, side))
  return through
    ? { rule: 'B9.5', message: `The ${weaponTypeOf(s, by.weapon).name} can't be turned and fired through bocage in one phase.` }
    : undefined
}
