import type { Problem } from '@firegroup/kernel'
import { MMC_KINDS } from '../data/unit-kinds.ts'
import { hasMelee } from '../fire/attack.ts'
import { arcProblem } from '../fortifications/arcs.ts'
import { isBeforeFront, isInside, shelterOf } from '../fortifications/places.ts'
import { GROUND, hexOf, layerOf, nameOf, UPPER } from '../map/location.ts'
import { distance, isAloft, sameBuilding } from '../map/terrain.ts'
import type { LnltState, Location, Marker, Side, Unit } from '../state.ts'
import { typeOf } from '../units/units.ts'

export const RULE = '23.2.1'

/** 23.2.1: single men who can lay a Claymore, two together, and fire one, each alone. */
const SMCS: ReadonlySet<string> = new Set(['leader', 'hero', 'sniper', 'scout', 'advisor', 'marksman'])

export function isClaymoreMan(s: LnltState, unit: Unit): boolean {
  return SMCS.has(typeOf(s, unit).kind)
}

/** 23.2.1: those of a side that lie on the map, in the order in which they were laid. */
export function claymoresOf(s: LnltState, side: Side): readonly Marker[] {
  if (s.markers.length === 0 || s.setting.scenario.era !== 'modern') return NONE
  return s.markers.filter((marker) => marker.kind === 'claymore' && marker.side === side)
}

const NONE: readonly Marker[] = []

/** 23.2.1: why a Claymore can't be set off at units that have come to a place from another. */
export function detonationProblem(s: LnltState, marker: Marker, at: Location, from: Location): Problem | null {
  const place = nameOf(s.setting, marker.at)
  if (!s.units.some((unit) => unit.at === marker.at && unit.side === marker.side && isAtTheWire(s, unit)))
    return { rule: RULE, message: `In ${place} there is nobody in Good Order to set it off.` }
  if (hasMelee(s, marker.at) || hasMelee(s, at)) return { rule: '8.1', message: 'Nothing is fired out of a Melee, nor into one.' }
  if (!reaches(s, marker, at, from)) return { rule: RULE, message: `The Claymore in ${place} does not reach ${nameOf(s.setting, at)}.` }
  return null
}

/** 23.2.1: a Good Order MMC, Weapon Teams too, or one of those single men. */
function isAtTheWire(s: LnltState, unit: Unit): boolean {
  return !unit.shaken && (MMC_KINDS.has(typeOf(s, unit).kind) || isClaymoreMan(s, unit))
}

/** 23.2.1, LG-101: never its own place; else by where it lies: in a Bunker, on the ground, or on an upper floor. */
function reaches(s: LnltState, { at: lies }: Marker, at: Location, from: Location): boolean {
  if (isAloft(at)) return false
  const same = hexOf(at) === hexOf(lies)
  if (!same && distance(s.setting, lies, at) !== 1) return false
  if (isInside(lies)) return same ? layerOf(at) === GROUND && comesFromBehind(s, lies, from) : arcProblem(s, lies, at, false) === null
  if (layerOf(lies) === GROUND) return same ? layerOf(at) === UPPER : layerOf(at) === GROUND || reachesInto(s, lies, at)
  if (same) return layerOf(lies) === UPPER && layerOf(at) === GROUND
  return layerOf(at) === layerOf(lies) && sameBuilding(s.setting, hexOf(at), hexOf(lies))
}

/** 21.1.2: into a Bunker or Cave beside it, from before its front. */
function reachesInto(s: LnltState, lies: Location, at: Location): boolean {
  return isInside(at) && arcProblem(s, lies, at, false) === null
}

/** 23.2.1: into the hex of a Bunker, but not over its front. */
function comesFromBehind(s: LnltState, inside: Location, from: Location): boolean {
  const shelter = shelterOf(s, inside)
  return shelter !== undefined && from >= 0 && hexOf(from) !== hexOf(inside) && !isBeforeFront(s, shelter, from)
}
