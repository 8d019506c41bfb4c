import { bestLeader, meets } from '../ift/firer.ts'
import type { Walk } from '../tree/walk.ts'
import { weaponNow } from './look.ts'
import { isNear } from './near.ts'

/**
 * PBS-SPF-09, 10: a Gun's crew, or a half squad or crew with a Mortar, that does not fire its weapon at men fires its own FP, if they are next to it or near
 * and easily hit.
 */
export function fallsBack(walk: Walk): boolean {
  const { ask, now } = walk
  const weapon = weaponNow(walk)
  const unit = ask.s.units[weapon.unit]!
  if (ask.movingVehicle() || unit.vehicle || (weapon.kind !== 'gun' && weapon.kind !== 'mortar')) return false
  if (weapon.kind === 'mortar' && !ask.isHalf(unit)) return false
  const own = ask.elementsAt(weapon.at).filter((element) => element.unit === unit.id && element.weapon < 0)
  if (own.length === 0 || !isNear(walk, weapon.at, ask.ift(own, -1)?.drm)) return false
  if (!meets(walk, weapon.at, own)) return false
  now.ift = {
    left: now.ift?.left ?? [],
    now: { at: weapon.at, set: [...own], leader: bestLeader(ask, weapon.at, own), state: ask.stateOf(own[0]!) },
  }
  walk.note('PBS-SPF-10', 'its crew fires instead', 'yes')
  return true
}
