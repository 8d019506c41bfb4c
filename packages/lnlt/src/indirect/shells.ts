import type { Rules } from '@firegroup/kernel'
import type { Lnlt } from '../context.ts'
import type { Attack } from '../fire/attack.ts'
import { resolveAttack } from '../fire/fire-attack.ts'
import { shellHidden } from '../hidden/appear.ts'
import { FIRE_FOR_EFFECT, type LosCounter } from '../map/counters.ts'
import { hexOf, locationOf } from '../map/location.ts'
import { isAloft } from '../map/terrain.ts'
import type { Hex, LnltState, Location, Side } from '../state.ts'

/** 18.1, 18.2: an FFE marker: of a Mortar Weapon Team, or of guns off the map. Its value is the FP. */
const MORTAR_FFE = 'mortarFfe'
const FFE = 'ffe'

/** 18.0: everybody in a hex, on every floor, inside and outside, of both sides. */
export function unitsInHex(s: LnltState, hex: Hex): number[] {
  const found: number[] = []
  for (const unit of s.units) if (unit.at >= 0 && hexOf(unit.at) === hex && !isAloft(unit.at)) found.push(unit.id)
  return found
}

/** 18.0: a Melee anywhere in a hex: nobody aims shells at it. */
export function hasMeleeIn({ markers }: LnltState, hex: Hex): boolean {
  for (const { kind, at } of markers) if (kind === 'melee' && hexOf(at) === hex) return true
  return false
}

/** 18.1, 18.2: until the Administrative Phase shells go on falling there. */
export function placeFfe(g: Lnlt, side: Side, hex: Hex, fp: number, mortar: boolean): void {
  const s = g.state
  s.markers.push({ id: s.nextMarker++, kind: mortar ? MORTAR_FFE : FFE, at: locationOf(hex), side, value: fp })
}

/** 18.2: shells fall on a hex: one roll, a total for each location (LG-12). Where nobody is nothing is rolled. */
export function* shell(g: Lnlt, side: Side, hex: Hex, fp: number): Rules<void> {
  const hit = shellHidden(g, hex)
  if (hit) yield* hit
  const targets = unitsInHex(g.state, hex)
  if (targets.length > 0) yield* resolveAttack(g, shelling(side, locationOf(hex), { fp, mortar: false }, targets, []))
}

function shelling(
  side: Side,
  at: Location,
  shells: NonNullable<Attack['shells']>,
  targets: readonly number[],
  moving: readonly number[],
): Attack {
  return { side, occasion: 'fire', means: 'shells', from: at, at, firers: [], leader: -1, targets, moving, shells }
}

/** 18.1, 18.2: whoever enters a hex under FFE is attacked, of whichever side, before Melee and Opportunity Fire. Contribution to `hooks.entered`. */
export function enterShelling(g: Lnlt, units: readonly number[], at: Location, from: Location): Rules<void> | undefined {
  const { markers } = g.state
  const hex = hexOf(at)
  if (markers.length === 0 || (from >= 0 && hexOf(from) === hex)) return undefined
  const falling = markers.filter((marker) => (marker.kind === FFE || marker.kind === MORTAR_FFE) && hexOf(marker.at) === hex)
  return falling.length === 0 ? undefined : shellEntrants(g, units, at, falling)
}

function* shellEntrants(g: Lnlt, units: readonly number[], at: Location, falling: LnltState['markers']): Rules<void> {
  for (const { side, kind, value } of falling) {
    const targets = units.filter((id) => g.state.units[id]!.at === at)
    if (targets.length > 0) yield* resolveAttack(g, shelling(side, at, { fp: value, mortar: kind === MORTAR_FFE }, targets, targets))
  }
}

/** 18.1, 18.2: shells that fall degrade the sight through their hex, up to all levels; contribution to `obstacles`. */
export function shellingObstacle({ markers }: LnltState, hex: Hex): LosCounter | undefined {
  for (const { kind, at } of markers) if ((kind === FFE || kind === MORTAR_FFE) && hexOf(at) === hex) return FIRE_FOR_EFFECT
  return undefined
}
