import { LONG_RANGE_TIMES } from '../data/fire.ts'
import { mayAim } from '../map/los.ts'
import { distance } from '../map/terrain.ts'
import type { AslskState, Location, Unit } from '../state.ts'
import { isInfantry, mmcTypeOf, weaponTypeOf } from '../units/units.ts'
import type { Occasion } from './declaration.ts'
import type { When } from './events.ts'

/** An own hex with somebody in Good Order who can still fire, and how far what is there reaches. */
export interface Post {
  readonly place: Location
  reach: number
  /** How many units there are, and how many Weapons they have. */
  units: number
  weapons: number
}

/*
 * By hex: which of the posts that are being looked for is there, counted from 1. They are looked for among all units for every question of a fire phase;
 * once they are found nothing is written down any more.
 */
let numbers = new Int32Array(0)

/** In the order of the units. */
export function firingPosts(s: AslskState, { side, when }: Occasion): readonly Post[] {
  if (numbers.length < s.setting.map.size) numbers = new Int32Array(s.setting.map.size)
  const posts: Post[] = []
  const { units, weapons } = s
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!
    const { at } = unit
    if (unit.side !== side || at < 0 || unit.broken || unit.melee || !isInfantry(unit)) continue
    const reach = ownReach(s, unit, when)
    const number = numbers[at]!
    if (number === 0) {
      numbers[at] = posts.push({ place: at, reach, units: 1, weapons: 0 })
      continue
    }
    const post = posts[number - 1]!
    post.units++
    if (reach > post.reach) post.reach = reach
  }
  for (let i = 0; i < weapons.length; i++) {
    const weapon = weapons[i]!
    const owner = weapon.owner < 0 ? undefined : units[weapon.owner]
    if (owner?.side !== side || owner.at < 0 || !isInfantry(owner)) continue
    const number = numbers[owner.at]!
    if (number === 0) continue
    const post = posts[number - 1]!
    post.weapons++
    post.reach = Math.max(post.reach, weaponTypeOf(s, weapon).range * LONG_RANGE_TIMES)
  }
  for (const { place } of posts) numbers[place] = 0
  return posts.filter(({ reach }) => reach >= 0)
}

/** How far a unit's own FP reaches under the counter that it has (`shotMode`): what has fired need not be tried at every target. */
export function ownReach(s: AslskState, unit: Unit, when: When): number {
  const range = mmcTypeOf(s, unit)?.range ?? -1
  if (unit.fire === 'none' || range < 0) return range * LONG_RANGE_TIMES
  if (when === 'prepFire' || when === 'advancingFire' || when === 'boundingFire') return -1
  if (when === 'firstFire' && unit.fire === 'first') return range
  if (when === 'defensiveFire' && unit.fire === 'final') return -1
  // Locations inside hexes may be ADJACENT to any others
  return s.setting.places ? range * LONG_RANGE_TIMES : 1
}

/** With LOS checked only by firing it is enough to reach it. */
export function reachesAndSees(s: AslskState, { place, reach }: Post, at: Location): boolean {
  return distance(s, place, at) <= reach && mayAim(s, place, at)
}
