import { hexOf } from '../map/location.ts'
import { distance } from '../map/terrain.ts'
import type { Hex, LnltState, Location, Unit } from '../state.ts'
import { has } from '../units/marks.ts'

/** 20.1: so far one sees at night. */
const NIGHT_SIGHT = 2

/** 20.1: the scenario is fought at night. */
export function isNight({ setting }: LnltState): boolean {
  return setting.isNight
}

/** 20.2, 10.5.6: a Starshell, or a Fire 2, in the hex or next to it. */
export function isLit({ markers, setting }: LnltState, hex: Hex): boolean {
  for (const { kind, at, value } of markers) {
    if (kind !== 'starshell' && !(kind === 'fire' && value === 2)) continue
    if (setting.map.grid.distance(hexOf(at), hex) <= 1) return true
  }
  return false
}

/** 20.1.1: farther than one sees without any light. */
export function isFar({ setting }: LnltState, from: Location, to: Location): boolean {
  return distance(setting, from, to) > NIGHT_SIGHT
}

/** 20.1: too far to be seen in the dark by whoever is in `from`. */
export function isBeyondNight(s: LnltState, from: Location, to: Location): boolean {
  return distance(s.setting, from, to) > NIGHT_SIGHT && !isLit(s, hexOf(to))
}

/** 20.1: nothing of a place is seen: it is too far, not lit, and nobody there has fired. */
export function isDark(s: LnltState, from: Location, to: Location): boolean {
  if (!isBeyondNight(s, from, to)) return false
  for (const unit of s.units) if (unit.at === to && has(unit, 'fired')) return false
  return true
}

/** 20.1: of a place that is too far only those are seen who have fired. */
export function seenAtNight(s: LnltState, from: Location, to: Location, targets: readonly number[]): readonly number[] {
  return isNight(s) && isBeyondNight(s, from, to) ? targets.filter((id) => has(s.units[id] as Unit, 'fired')) : targets
}
