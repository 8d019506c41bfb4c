import { isFlying } from '../air/helicopter.ts'
import { MARKERS } from '../data/markers.ts'
import { abilitiesOf } from '../data/smc.ts'
import { type LosType, PLACES } from '../data/terrain.ts'
import { modeOf, showsItself } from '../fire/modifiers.ts'
import { AIR, BUNKER, hexOf, layerOf, locationsIn, ROOFTOP, UPPER } from '../map/location.ts'
import { seesLocation } from '../map/obstacles.ts'
import { adjacent, terrainAt } from '../map/terrain.ts'
import type { Hex, LnltState, Location, Side, Unit } from '../state.ts'
import { has, hasAny, type Mark, marks } from '../units/marks.ts'
import { typeOf } from '../units/units.ts'

/** 10.1: why a location is spotted for a side. */
interface SpottedBy {
  readonly rule: string
  readonly reason: string
}

/** 10.1: whether a location is spotted for this side, now. Judged afresh whenever it is asked: there is no such state but the markers. */
export function isSpotted(s: LnltState, side: Side, at: Location): boolean {
  return whySpotted(s, side, at) !== null
}

/** 10.1: the first reason why a location, and everybody in it, is spotted for all units of this side; null if it is not. */
export function whySpotted(s: LnltState, side: Side, at: Location): SpottedBy | null {
  const own = whySpottedAlone(s, side, at)
  if (own || !s.setting.rulings.rooftops) return own
  const shared = sharedWith(s, at)
  return shared < 0 ? null : whySpottedAlone(s, side, shared)
}

/** 10.6.1, LG-28: a roof and the floor below it are spotted together. */
function sharedWith({ setting }: LnltState, at: Location): Location {
  const places = locationsIn(setting, hexOf(at))
  const roof = places.find((place) => layerOf(place) === ROOFTOP)
  if (roof === undefined) return -1
  const top = places.find((place) => layerOf(place) === UPPER) ?? places[0]!
  if (at === roof) return top
  return at === top ? roof : -1
}

/** 21.6.1: why everybody in a Trench is spotted, not only those who have given themselves away. */
export function whySpottedAll(s: LnltState, side: Side, at: Location): boolean {
  for (const marker of s.markers) if (marker.at === at && marker.kind === 'spotted' && marker.side === side) return true
  return !isHeldByStealth(s, side, at) && hasSpotterBeside(s, side, at)
}

function whySpottedAlone(s: LnltState, side: Side, at: Location): SpottedBy | null {
  for (const marker of s.markers) if (marker.at === at && marker.kind === 'spotted' && marker.side === side) return BY_MARKER
  const sneaks = isHeldByStealth(s, side, at)
  if (spottingClass(s, at) === 'open' && (!sneaks || isWatched(s, side, at))) return BY_TERRAIN
  if (isMovedThrough(s, side, at)) return BY_MOVEMENT
  for (const unit of s.units) if (unit.at === at && unit.side !== side && hasAny(unit, SPOTTING) && !isStillHidden(unit)) return BY_ACTION
  return !sneaks && hasSpotterBeside(s, side, at) ? BY_ADJACENCY : null
}

/** 10.7.1: whoever has come up out of a Tunnel has not given the Cave away by that. */
function isStillHidden(unit: Unit): boolean {
  return unit.emerged === true && !has(unit, 'fired') && !has(unit, 'melee')
}

const BY_MARKER: SpottedBy = { rule: '10.1', reason: 'it bears a Spotted marker' }
const BY_TERRAIN: SpottedBy = { rule: '10.1', reason: 'it is open terrain' }
const BY_MOVEMENT: SpottedBy = { rule: '10.1', reason: 'somebody moves in it' }
const BY_ACTION: SpottedBy = { rule: '10.1', reason: 'somebody in it has moved, fired or fought' }
const BY_ADJACENCY: SpottedBy = { rule: '10.1', reason: 'a Good Order unit is adjacent' }

/** 10.1, 7.0: what kind of place it is to spot; something that stops sight in its hex makes it a blocking one; what only degrades it, as a vehicle, does not. */
export function spottingClass(s: LnltState, at: Location): LosType {
  const hex = hexOf(at)
  const layer = layerOf(at)
  if (layer >= AIR) return 'open'
  if (layer >= BUNKER) return 'blocking'
  const ground = layer === ROOFTOP ? PLACES.roof.spotting : terrainAt(s.setting, hex).spotting
  return s.markers.length === 0 ? ground : withMarkers(s, hex, ground)
}

/** 7.0, 10.5.5, 21.6.1: Smoke, a Trench and whatever else makes it harder; Rubble stands in place of the house that it was. */
function withMarkers(s: LnltState, hex: Hex, ground: LosType): LosType {
  if (s.markers.some(({ kind, at }) => kind === 'trench' && hexOf(at) === hex)) return 'blocking'
  let hardest = ground
  for (const contribution of s.setting.hooks.obstacles) {
    const counter = contribution(s, hex)
    if (counter?.replaces) hardest = counter.los
    const kind = counter?.los === 'blocking' ? 'blocking' : counter?.spotting
    if (kind === 'blocking') return kind
    if (kind === 'degrading' && hardest === 'open') hardest = kind
  }
  return hardest
}

/** 10.1: markers that give a location away. */
const SPOTTING = marks(...MARKERS.flatMap(({ marker, spots }) => (spots ? [marker as Mark] : [])))
const STEALTH = marks('stealth', 'stealthAssault')

/** 10.1: somebody of the other side moves there right now, and not by Low Crawl or Stealth. */
function isMovedThrough(s: LnltState, side: Side, at: Location): boolean {
  const { move } = s
  if (move === null || move.at !== at) return false
  for (let i = 0; i < move.units.length; i++) if (s.units[move.units[i]!]!.side !== side && showsItself(move.modes[i]!)) return true
  return false
}

/** 10.1: any Good Order unit spots all that is adjacent by being there, whatever it has done; not a Medic (LG-24). */
function hasSpotterBeside(s: LnltState, side: Side, at: Location): boolean {
  for (const unit of s.units)
    if (
      unit.side === side &&
      !unit.shaken &&
      unit.at >= 0 &&
      !unit.vehicle?.buttoned &&
      !isFlying(s, unit) &&
      adjacent(s.setting, unit.at, at) &&
      abilitiesOf(typeOf(s, unit).kind).autoSpots
    )
      return true
  return false
}

/** 6.4: whoever holds the location has come by Stealth: neither open ground by itself nor a neighbour gives him away. */
function isHeldByStealth(s: LnltState, side: Side, at: Location): boolean {
  let held = false
  for (const unit of s.units) {
    if (unit.at !== at || unit.side === side) continue
    if (!isStealthy(s, unit)) return false
    held = true
  }
  return held
}

function isStealthy(s: LnltState, unit: Unit): boolean {
  if (hasAny(unit, STEALTH)) return true
  if (s.move === null || !s.move.units.includes(unit.id)) return false
  const mode = modeOf(s, unit.id)
  return mode === 'stealth' || mode === 'stealthAssault'
}

/** 6.4, LG-27: in the LOS of a Good Order enemy. */
function isWatched(s: LnltState, side: Side, at: Location): boolean {
  for (const unit of s.units) if (unit.side === side && !unit.shaken && unit.at >= 0 && seesLocation(s, unit.at, at)) return true
  return false
}
