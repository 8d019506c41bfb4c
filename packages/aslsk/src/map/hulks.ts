import { SIDES, SPINE_X, SPINE_Y } from '@firegroup/hexmap'
import type { Modifier } from '@firegroup/kernel'
import { HULK_HINDRANCE } from '../data/terrain.ts'
import type { Attack } from '../fire/attack.ts'
import type { AslskState, Hex, Side, Unit } from '../state.ts'
import { isInfantry, type Vehicle } from '../units/units.ts'
import { vehicleIds } from '../vehicles/roster.ts'
import { isMovingTarget } from '../vehicles/status.ts'
import { levelAt, nameOf } from './terrain.ts'
import { staticCanSee } from './thread.ts'

/** 7.4: a destroyed vehicle, on its wreck side. `value` is 1 while it is a Moving Target, `extra` the unit that it was, counted from 1, or 0. */
export const WRECK = 'wreck'

/** 7.4: what a wreck or a vehicle that stands still is worth to men beside it. */
const COVER_TEM = 1

/** 7.4, 7.4.1: how many wrecks and vehicles there may be to hinder or cover: battles without any are quickly told. */
export function mostHulks(s: AslskState): number {
  let count = vehicleIds(s).length
  for (const marker of s.markers) if (marker.kind === WRECK) count++
  return count
}

/** In which of these hexes there is a wreck or a vehicle that has come to rest; null in none, as mostly. */
function standingAmong(s: AslskState, places: readonly Hex[]): readonly Hex[] | null {
  let found: Hex[] | null = null
  const ids = vehicleIds(s)
  for (let i = 0; i < ids.length; i++) {
    const unit = s.units[ids[i]!] as Vehicle
    if (unit.at < 0 || !isAmong(places, unit.at) || isMovingTarget(unit)) continue
    if (found) found.push(unit.at)
    else found = [unit.at]
  }
  for (const { kind, at, value } of s.markers) {
    if (kind !== WRECK || value !== 0 || !isAmong(places, at)) continue
    if (found) found.push(at)
    else found = [at]
  }
  return found
}

/** Of few, asked for every LOS: gone through faster than anything that goes through lists. */
function isAmong(places: readonly Hex[], place: Hex): boolean {
  for (let i = 0; i < places.length; i++) if (places[i] === place) return true
  return false
}

/** 7.4: men have cover of a wreck or a vehicle of theirs in their hex that is no Moving Target, where they have no other. */
export function hulkCover(s: AslskState, attack: Attack, target: Unit): Modifier | undefined {
  if (!isInfantry(target) || mostHulks(s) === 0 || !stands(s, attack.at, target.side)) return undefined
  return { rule: '7.4', label: `wreck or vehicle in ${nameOf(s, attack.at)}`, value: COVER_TEM, tags: ['tem', 'inHex'] }
}

/** 7.4.1: a wreck or vehicle that is no Moving Target hinders same-level fire through its hex, if both ends see that hex. */
export function hulkHindrances(s: AslskState, from: Hex, to: Hex, crossed: readonly Hex[]): readonly Modifier[] {
  const level = levelAt(s, from)
  if (crossed.length === 0 || level !== levelAt(s, to)) return NO_HULKS
  const hulks = standingAmong(s, crossed)
  if (!hulks) return NO_HULKS
  const found: Modifier[] = []
  for (const place of crossed) {
    if (!hulks.includes(place) || levelAt(s, place) !== level || !goesThrough(s, from, to, place)) continue
    if (!staticCanSee(s.setting, from, place) || !staticCanSee(s.setting, to, place)) continue
    if (s.setting.hooks.veiled.some((says) => says(s, place))) continue
    found.push({ rule: '7.4.1', label: `wreck or vehicle in ${nameOf(s, place)}`, value: HULK_HINDRANCE, tags: ['hindrance'] })
  }
  return found
}

const NO_HULKS: readonly Modifier[] = []

/** A wreck, or a vehicle of this side, that has come to rest in a hex. */
function stands(s: AslskState, place: Hex, side: Side): boolean {
  for (const id of vehicleIds(s)) {
    const unit = s.units[id] as Vehicle
    if (unit.at === place && unit.side === side && !isMovingTarget(unit)) return true
  }
  for (const marker of s.markers) if (marker.kind === WRECK && marker.at === place && marker.value === 0) return true
  return false
}

/** The thread passes through the hex itself, not along its side or over its corner. */
function goesThrough(s: AslskState, from: Hex, to: Hex, place: Hex): boolean {
  const { grid } = s.setting.map
  const [px, py] = grid.centre(from)
  const [qx, qy] = grid.centre(to)
  const [x, y] = grid.centre(place)
  const [dx, dy] = [qx - px, qy - py]
  let left = false
  let right = false
  for (const spine of SIDES) {
    const offset = dx * (y + SPINE_Y[spine]! - py) - dy * (x + SPINE_X[spine]! - px)
    if (offset > 0) left = true
    if (offset < 0) right = true
  }
  return left && right
}
