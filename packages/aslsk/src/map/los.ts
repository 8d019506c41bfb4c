import { type Modifier, total } from '@firegroup/kernel'
import { BLOCKING_HINDRANCE } from '../data/terrain.ts'
import type { AslskState, Hex } from '../state.ts'
import { vehicleIds } from '../vehicles/roster.ts'
import { clutterOf } from './clutter.ts'
import { hulkHindrances, mostHulks } from './hulks.ts'
import { firingOutOfSmoke, hasSmoke, smokeOn } from './smoke.ts'
import { levelAt, nameOf } from './terrain.ts'
import { BLOCKED, type Blocked, OPEN, staticLine, staticSight } from './thread.ts'

export { entrySides, exposedOnRoad, sidesBetween } from './target-hex.ts'

/** What a unit in one hex sees of another. */
export interface Sight {
  /** Why there is no LOS, and where it ends; null when there is one. */
  readonly blocked: Blocked | null
  /** Every Hindrance with its hex; Smoke among them. */
  readonly hindrances: readonly Modifier[]
  /** Their sum. */
  readonly hindrance: number
  /** The hexes between that the LOS enters or touches. */
  readonly crossed: readonly Hex[]
}

/** 3.2.1: the LOS from one hex to another, with Smoke as it lies now. */
export function sight(s: AslskState, from: Hex, to: Hex): Sight {
  const onMap = s.collapsed ? overFallenHuts(s, from, to) : staticSight(s.setting, from, to)
  if (from < 0 || to < 0) return onMap
  const { crossed } = onMap
  const veiled = s.setting.hooks.veils.length > 0 ? veilOver(s, from, to) : undefined
  const hulks = mostHulks(s) > 0 ? hulkHindrances(s, from, to, crossed) : NO_HULKS
  if (hulks.length === 0 && !hasSmoke(s) && s.setting.hooks.hindrances.length === 0)
    return veiled && !onMap.blocked ? { ...onMap, blocked: veiled } : onMap
  const hindrances: Modifier[] = onMap.hindrances.concat(hulks, overlaid(s, underSky(s, from), underSky(s, to), crossed))
  const blocked = onMap.blocked ?? veiled ?? tooMuch(total(hindrances))
  const out = from === to ? undefined : firingOutOfSmoke(s, underSky(s, from))
  if (out) hindrances.push(out)
  return { blocked, hindrances, hindrance: total(hindrances), crossed }
}

/** 3.2.1: whether there is a LOS. The same from both ends: the DRM for firing out of Smoke does not block. */
export function canSee(s: AslskState, from: Hex, to: Hex): boolean {
  const line = staticLine(s.setting, from, to)
  if (s.collapsed ? overFallenHuts(s, from, to).blocked !== null : line === BLOCKED) return false
  const { hooks, modules } = s.setting
  if (hooks.veils.length > 0 && veilOver(s, from, to)) return false
  if (hooks.hindrances.length > 0) return !isBlocked(s, from, to)
  if ((line === OPEN && !hasSmoke(s)) || !hasClutter(s)) return true
  // what modules and fallen huts have to say of a line may be another thing each time
  if (modules.length === 0 && !s.collapsed) return !clutterOf(s).blocks(s, from, to, isBlocked)
  return !clutterOf(s).mayBlock(s, from, to) || !isBlocked(s, from, to)
}

function isBlocked(s: AslskState, from: Hex, to: Hex): boolean {
  return sight(s, from, to).blocked !== null
}

/** 1.2.5, 7.4.1: whether there is anything but the map that may lie or stand on a line. */
function hasClutter(s: AslskState): boolean {
  return s.markers.length > 0 || vehicleIds(s).length > 0
}

/** 3.2.1: whether fire may be declared at a hex as far as LOS goes: where it is checked only by firing, anywhere. */
export function mayAim(s: AslskState, from: Hex, to: Hex): boolean {
  return s.setting.options.losChecks === 'declared' || canSee(s, from, to)
}

/** What keeps the units of one hex out of sight of those in another, though there is a LOS from hex to hex. */
function veilOver(s: AslskState, from: Hex, to: Hex): Blocked | undefined {
  for (const veil of s.setting.hooks.veils) {
    const blocked = veil(s, from, to) ?? veil(s, to, from)
    if (blocked) return blocked
  }
  return undefined
}

const NO_HULKS: readonly Modifier[] = []

/** 3.2.1: the sum of the Hindrances between two hexes. */
export function hindranceBetween(s: AslskState, from: Hex, to: Hex): number {
  return sight(s, from, to).hindrance
}

/** 8.2.1: a hut that has fallen hinders only those at its own level. */
function overFallenHuts(s: AslskState, from: Hex, to: Hex): Sight {
  const onMap = staticSight(s.setting, from, to)
  if (from < 0 || to < 0 || levelAt(s, from) === levelAt(s, to)) return onMap
  const fallen = s
    .collapsed!.filter((place) => onMap.crossed.includes(place))
    .map((place) => `${s.setting.terrain[place]!.name} in ${nameOf(s, place)}`)
  const hindrances = onMap.hindrances.filter(({ label }) => !fallen.includes(label))
  if (hindrances.length === onMap.hindrances.length) return onMap
  const hindrance = total(hindrances)
  const blocked =
    onMap.blocked && onMap.blocked.at === undefined && onMap.hindrance >= BLOCKING_HINDRANCE ? tooMuch(hindrance) : onMap.blocked
  return { ...onMap, blocked, hindrances, hindrance }
}

/** 1.2.5: Smoke anywhere on the LOS, its ends included; then what modules have laid there. */
function overlaid(s: AslskState, from: Hex, to: Hex, crossed: readonly Hex[]): Modifier[] {
  const found = smokeOn(s, from === to ? [from] : [from, ...crossed, to], to)
  for (const contribution of s.setting.hooks.hindrances) found.push(...contribution(s, from, to, crossed))
  return found
}

/** Whose air a Location has: that of its hex, but underground. */
function underSky(s: AslskState, at: Hex): Hex {
  const inner = s.setting.places?.of(at)
  return inner && !inner.subterranean ? inner.hex : at
}

/** 3.2.1: Hindrances that add up to +6 are an obstacle. */
function tooMuch(hindrance: number): Blocked | null {
  if (hindrance < BLOCKING_HINDRANCE) return null
  return { rule: '3.2.1', reason: `Hindrances of +${hindrance} in all` }
}
