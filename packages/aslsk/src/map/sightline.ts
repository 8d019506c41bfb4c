import type { Setting } from '../setting.ts'
import type { Hex } from '../state.ts'
import type { Blocked } from './thread.ts'
import type { View } from './view.ts'

/** What a module makes of lines of sight, by the map alone: it holds until the end of the game, and is remembered with what the map says itself. */
export interface Sightline {
  /** Lines are remembered by it. */
  readonly key: string
  /** By how many levels the first hex is higher than its own level, for a LOS to the second. */
  readonly rise?: (setting: Setting, from: Hex, to: Hex) => number
  /** What else ends a LOS. */
  readonly blocks?: (view: View) => Blocked | undefined
  /** Between units at different levels: whether what stands in a hex, as high as that, hides the lower from the higher. Without it everything does. */
  readonly screens?: (view: View, place: Hex, top: number) => boolean
  /** A6.3: how high the ground around stands for a unit in this hex at this level, as far as Crest Lines are concerned. */
  readonly rim?: (setting: Setting, hex: Hex, level: number) => number
  /** In place of the Starter Kit's Crest Lines. */
  readonly crests?: (view: View) => Blocked | undefined
}

/** What stands on hexsides. */
export function hexsideBetween({ map }: Pick<Setting, 'map'>, a: Hex, b: Hex): readonly string[] {
  if (a < 0 || b < 0) return []
  const side = map.grid.sideBetween(a, b)
  return side === -1 ? [] : map.features(a, side)
}
