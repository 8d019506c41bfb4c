import type { Modifier } from '@firegroup/kernel'
import { SMOKE_FIRING_OUT, SMOKE_MAXIMUM } from '../data/smoke.ts'
import type { AslskState, Hex, Marker } from '../state.ts'
import { nameOf } from './terrain.ts'

export function isSmoke(s: AslskState, marker: Marker): boolean {
  return s.setting.markers.get(marker.kind)?.smoke === true
}

/** Whether there is Smoke anywhere. Asked for every LOS: of the same markers it is known. They are added at the end, and taken away by making a new list (markers.ts). */
export function hasSmoke(s: AslskState): boolean {
  const { markers } = s
  if (markers.length === 0) return false
  if (last.markers !== markers || last.count !== markers.length)
    last = { markers, count: markers.length, smoke: markers.some((marker) => isSmoke(s, marker)) }
  return last.smoke
}

let last: { readonly markers: readonly Marker[]; readonly count: number; readonly smoke: boolean } = { markers: [], count: 0, smoke: false }

/** 1.2.5: the Hindrance of the Smoke in a hex, never more than +3. */
export function smokeAt(s: AslskState, place: Hex): number {
  let sum = 0
  for (const marker of s.markers) if (marker.at === place && isSmoke(s, marker)) sum += marker.value
  return Math.min(sum, SMOKE_MAXIMUM)
}

/** 1.2.5, 3.2.1: the Smoke in these hexes; it hinders also in the hex of the firer and of the target, and in the latter is tagged so. */
export function smokeOn(s: AslskState, places: readonly Hex[], target: Hex): Modifier[] {
  const found: Modifier[] = []
  for (const place of places) {
    const value = smokeAt(s, place)
    if (value > 0)
      found.push({
        rule: '1.2.5',
        label: `Smoke in ${nameOf(s, place)}`,
        value,
        tags: place === target ? ['hindrance', 'smoke', 'inHex'] : ['hindrance', 'smoke'],
      })
  }
  return found
}

/** 1.2.5, GAP-36: fire out of Smoke has the Hindrance of its hex and one more. */
export function firingOutOfSmoke(s: AslskState, from: Hex): Modifier | undefined {
  if (smokeAt(s, from) === 0) return undefined
  return { rule: '1.2.5', label: `fire out of Smoke in ${nameOf(s, from)}`, value: SMOKE_FIRING_OUT, tags: ['hindrance', 'smoke'] }
}
