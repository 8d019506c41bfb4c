import { SIDES } from '@firegroup/hexmap'
import type { Modifier } from '@firegroup/kernel'
import type { Attack } from '../../fire/attack.ts'
import { usesFlame } from '../../fire/modifiers.ts'
import { sidesBetween } from '../../map/los.ts'
import type { Sightline } from '../../map/sightline.ts'
import { distance, levelAt } from '../../map/terrain.ts'
import type { Setting } from '../../setting.ts'
import type { AslskState, Hex, Unit } from '../../state.ts'
import { isInfantry, isVehicle } from '../../units/units.ts'
import { RISE, SLOPE, SLOPE_TEM, UP_SLOPE } from './data.ts'

/** Whether one goes up a slope from the first of two neighbours to the second: the map names a slope from the hex at its foot. */
function isUpSlope({ map }: Pick<Setting, 'map'>, from: Hex, to: Hex): boolean {
  const side = from < 0 || to < 0 ? -1 : map.grid.sideBetween(from, to)
  return side !== -1 && map.features(from, side).includes(SLOPE) && map.footOf(map.grid.hexsideId(from, side)) === from
}

/** B9.21: an up-slope hex is three quarters of a level higher for a LOS that begins or ends there and crosses that hexside. */
export const overSlopes: Sightline = {
  key: 'slopes',
  rise(setting, from, to) {
    const step = setting.los.trace(from, to).steps[1]
    return step?.kind === 'side' && isUpSlope(setting, step.to === from ? step.from : step.to, from) ? RISE : 0
  },
}

/** E3.54: on wet or snowy ground a slope counts as a level, up and down. */
export function asALevel(s: AslskState, from: Hex, to: Hex): number {
  return isUpSlope(s.setting, from, to) || isUpSlope(s.setting, to, from) ? 1 : 0
}

/** Half a MF or one MP more, whatever the rate; the road bonus is kept. */
export function upSlope(s: AslskState, unit: Unit, from: Hex, to: Hex): Modifier | undefined {
  if (!isUpSlope(s.setting, from, to)) return undefined
  return { rule: 'B9.21', label: 'up a slope', value: isVehicle(unit) ? UP_SLOPE.vehicle : UP_SLOPE.infantry }
}

/** Infantry below several slopes has cover from Direct Fire over one of them, from farther than the next hex and not from above; besides mud and deep snow alone. */
export function slopeCover(s: AslskState, attack: Attack, target: Unit, from: Hex | null): Modifier | undefined {
  const { at } = attack
  if (from === null || !isInfantry(target) || attack.indirect || usesFlame(s, attack)) return undefined
  const range = distance(s, from, at)
  if (range <= 1 || levelAt(s, from) - levelAt(s, at) >= range) return undefined
  const slopes = SIDES.filter((side) => isUpSlope(s.setting, at, s.setting.map.grid.neighbour(at, side)))
  if (!shelters(slopes) || !sidesBetween(s, from, at).some((side) => slopes.some((each) => each === side))) return undefined
  return { rule: 'B9.21', label: 'slope', value: SLOPE_TEM, tags: ['tem', 'besidesSoftGround'] }
}

/** Three of them, or two that are no neighbours. */
export function shelters(slopes: readonly number[]): boolean {
  if (slopes.length !== 2) return slopes.length > 2
  const apart = (slopes[1]! - slopes[0]! + 6) % 6
  return apart !== 1 && apart !== 5
}
