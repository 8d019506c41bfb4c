import type { Modifier } from '@firegroup/kernel'
import { SMOKE_FIRING_OUT, SMOKE_MAXIMUM } from '../data/smoke.ts'
import type { AslskState, Hex, Marker } from '../state.ts'
import { levelAt, nameOf } from './terrain.ts'

export function isSmoke(s: AslskState, marker: Marker): boolean {
  return s.setting.markers.get(marker.kind)?.smoke === true
}

/** Whether there is Smoke anywhere. Asked for every LOS: of the same markers it is known. They are added at the end, and taken away by making a new list (markers.ts). */
export function hasSmoke(s: AslskState): boolean {
  const { markers } = s
  if (markers.length === 0 || isBlownAway(s)) return false
  if (last.markers !== markers || last.count !== markers.length)
    last = { markers, count: markers.length, smoke: markers.some((marker) => isSmoke(s, marker)) }
  return last.smoke
}

/** Whether an optional rule leaves no Smoke any effect. */
function isBlownAway(s: AslskState): boolean {
  for (const says of s.setting.hooks.noSmoke) if (says(s)) return true
  return false
}

let last: { readonly markers: readonly Marker[]; readonly count: number; readonly smoke: boolean } = { markers: [], count: 0, smoke: false }

/** 1.2.5: the Hindrance of the Smoke in a hex, never more than +3. */
export function smokeAt(s: AslskState, place: Hex): number {
  return smokeBetween(s, place, EVERYBODY)
}

/** The levels of a LOS. */
interface Levels {
  readonly low: number
  readonly high: number
}

/** Whoever is in the hex itself. */
const EVERYBODY = null

function smokeBetween(s: AslskState, place: Hex, levels: Levels | null): number {
  let sum = 0
  for (const marker of s.markers) if (marker.at === place && isSmoke(s, marker) && reaches(s, marker, levels)) sum += marker.value
  return sum === 0 || isBlownAway(s) ? 0 : Math.min(sum, SMOKE_MAXIMUM)
}

/** Whether Smoke rises into a LOS between these levels: over the lower end, as terrain must, and never below its own hex. Without modules it does. */
function reaches(s: AslskState, marker: Marker, levels: Levels | null): boolean {
  const { smokeHeights } = s.setting.hooks
  if (levels === null || smokeHeights.length === 0) return true
  const base = levelAt(s, marker.at)
  for (const says of smokeHeights) {
    const height = says(s, marker)
    if (height !== undefined && (base + height <= levels.low || base > levels.high)) return false
  }
  return true
}

/** 1.2.5, 3.2.1: the Smoke in these hexes; it hinders also in the hex of the firer and of the target, and in the latter is tagged so. */
export function smokeOn(s: AslskState, places: readonly Hex[], target: Hex): Modifier[] {
  const found: Modifier[] = []
  const ends = [levelAt(s, places[0]!), levelAt(s, target)]
  const levels = { low: Math.min(...ends), high: Math.max(...ends) }
  for (const place of places) {
    const value = smokeBetween(s, place, levels)
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
