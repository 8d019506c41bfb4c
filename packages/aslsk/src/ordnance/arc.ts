import { SIDES } from '@firegroup/hexmap'
import type { AslskState, Location } from '../state.ts'

/** The hexspines in words. */
export const SPINES: readonly string[] = ['northeast', 'east', 'southeast', 'southwest', 'west', 'northwest']

/** 3.2.4: whether a hex lies in the Covered Arc of a Weapon that points at this hexspine. */
export function inArc(s: AslskState, from: Location, ca: number, to: Location): boolean {
  return to === from || s.setting.map.grid.inArc(from, ca as (typeof SIDES)[number], to)
}

/** 3.2.4: how many hexspines a Weapon is turned from one CA to another, the shorter way. */
export function spinesBetween(from: number, to: number): number {
  const clockwise = (to - from + 6) % 6
  return Math.min(clockwise, 6 - clockwise)
}

/** The CA into which a Weapon must be turned to cover a hex, the nearest first; its own where it is covered already. */
export function nearestArc(s: AslskState, from: Location, ca: number, to: Location): number {
  let best = ca
  let fewest = 7
  for (const spine of SIDES) {
    const spines = spinesBetween(ca, spine)
    if (spines < fewest && inArc(s, from, spine, to)) {
      best = spine
      fewest = spines
    }
  }
  return best
}
