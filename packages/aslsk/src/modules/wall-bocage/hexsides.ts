import { type HexMap, SIDES, type Side } from '@firegroup/hexmap'
import { meets } from '../../map/hexsides.ts'
import type { Sightline } from '../../map/sightline.ts'
import { screens, type View } from '../../map/view.ts'
import type { Setting } from '../../setting.ts'
import type { Hex } from '../../state.ts'
import { BOCAGE, BOCAGE_HEIGHT, BREACH, HEXSIDES } from './data.ts'

const masks = new WeakMap<HexMap, Uint8Array>()

/** The sides of a hex with a wall, hedge or bocage, bit n for side n. */
export function walledSides({ map }: Pick<Setting, 'map'>, hex: Hex): number {
  if (hex < 0) return 0
  let known = masks.get(map)
  if (!known) {
    known = Uint8Array.from({ length: map.size }, (_, place) =>
      map.grid.hexOf(place) !== place
        ? 0
        : SIDES.reduce<number>(
            (bits, side) => (map.features(place, side).some((feature) => HEXSIDES[feature]) ? bits | (1 << side) : bits),
            0,
          ),
    )
    masks.set(map, known)
  }
  return known[hex]!
}

/** What stands on a side; the better cover where there is more than one thing. */
export function kindOn({ map }: Pick<Setting, 'map'>, hex: Hex, side: number): string | undefined {
  const found = map.features(hex, side as Side).filter((feature) => HEXSIDES[feature])
  return found.length < 2 ? found[0] : found.reduce((best, other) => (HEXSIDES[other]!.tem > HEXSIDES[best]!.tem ? other : best))
}

export function isBocage(setting: Pick<Setting, 'map'>, hex: Hex, side: number): boolean {
  return kindOn(setting, hex, side) === BOCAGE
}

export function isBreached({ map }: Pick<Setting, 'map'>, hex: Hex, side: number): boolean {
  return map.features(hex, side as Side).includes(BREACH)
}

/** B9.2, B9.5: what a LOS does not get past. */
export const pastHexsides: Sightline = {
  key: 'wall-bocage',
  blocks: (view) =>
    meets(view, [BOCAGE], 'sides', (base, beyond) => (hides(view, base, beyond) ? { rule: 'B9.5', name: null } : null)) ??
    meets(view, ['wall', 'hedge'], 'ends', (base) => (view.level && base === view.low ? { rule: 'B9.2', name: null } : null)),
}

/** B9.5: on the level it stops everything; seen from above it is a house in the hex behind it. */
function hides(view: View, base: number, beyond: Hex): boolean {
  const top = base + BOCAGE_HEIGHT
  return top > view.low && screens(view, beyond, top)
}
