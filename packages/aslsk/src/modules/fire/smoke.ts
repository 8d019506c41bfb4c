import type { Modifier } from '@firegroup/kernel'
import { environmentOf } from '../../environment/environment.ts'
import { markerAt } from '../../map/markers.ts'
import { smokeAt } from '../../map/smoke.ts'
import { nameOf } from '../../map/terrain.ts'
import type { AslskState, Hex, Marker } from '../../state.ts'
import { BLAZE_SMOKE } from './data.ts'
import { BLAZE, WRECK_BLAZE } from './fires.ts'

/** B25.2: four levels, or two where a mild breeze bends it. */
export function blazeHeight(s: AslskState, { kind }: Marker): number | undefined {
  if (kind !== BLAZE && kind !== WRECK_BLAZE) return undefined
  return environmentOf(s).wind === 'mild' ? BLAZE_SMOKE.inBreeze : BLAZE_SMOKE.height
}

/** B25.14: the smoke of a burning wreck takes the place of what the wreck itself hinders, but where the wind blows it away. */
export function veiled(s: AslskState, at: Hex): boolean {
  return environmentOf(s).wind !== 'heavy' && markerAt(s, at, WRECK_BLAZE) !== undefined
}

/** A24.2: fire within a hex of smoke has the same +1 as fire out of it. */
export function withinSmoke(s: AslskState, from: Hex, to: Hex): readonly Modifier[] {
  if (from !== to || smokeAt(s, from) === 0) return []
  return [{ rule: 'A24.2', label: `fire within Smoke in ${nameOf(s, from)}`, value: 1, tags: ['hindrance', 'smoke', 'inHex'] }]
}
