import { SIDES } from '@firegroup/hexmap'
import { markerAt } from '../../map/markers.ts'
import { terrainAt } from '../../map/terrain.ts'
import { type AslskState, defender, enemyOf, type Hex, type Marker, type Side, type Unit } from '../../state.ts'
import { isStatus } from '../../units/statuses.ts'
import { isInfantry, isVehicle } from '../../units/units.ts'
import { ADVANTAGE, DELUXE, REAL_COVER } from './data.ts'
import { walledSides } from './hexsides.ts'

/*
 * B9.32 Wall Advantage. A side's units in a hex have it together, over all walled sides of the hex or over none; with the module for Deluxe maps side by side.
 * Whoever has claimed it has a counter. Who has no cover in his hex has it without being asked, as long as nobody across the wall was there first; a counter
 * is laid when an enemy comes to the other side. Hidden units have none until they are seen.
 */

/** Its sides as bits: those over which this side's units in the hex have Wall Advantage; 0 for none. */
export function advantageOf(s: AslskState, side: Side, at: Hex): number {
  const walled = walledSides(s.setting, at)
  if (walled === 0 || !mayHold(s, side, at)) return 0
  const marker = counterOf(s, side, at)
  if (marker) return marker.value & walled
  return isMandatory(s, at) ? walled & ~contested(s, side, at, walled) : 0
}

/** Whether they have it over a side, or over any. */
export function hasAdvantage(s: AslskState, side: Side, at: Hex): boolean {
  return advantageOf(s, side, at) !== 0
}

export function counterOf(s: AslskState, side: Side, at: Hex): Marker | undefined {
  if (s.markers.length === 0) return undefined
  const marker = markerAt(s, at, ADVANTAGE)
  return marker?.side === side ? marker : undefined
}

/** B9.32: somebody there could hold the wall, and no enemy is in the Location. */
export function mayHold(s: AslskState, side: Side, at: Hex): boolean {
  let holds = false
  for (const unit of s.units) {
    if (unit.at !== at || unit.hidden) continue
    if (unit.side !== side) return false
    holds ||= isHolder(s, unit)
  }
  return holds
}

/** B9.32: armed and unbroken men who are neither entrenched, in a pillbox nor on wire; a vehicle without cover in its hex. The others share what these have. */
function isHolder(s: AslskState, unit: Unit): boolean {
  if (isVehicle(unit)) return !hasCover(s, unit.at)
  if (!isInfantry(unit) || unit.broken) return false
  return !BARRED.some((status) => isStatus(s, unit, status))
}

const BARRED = ['unarmed', 'entrenched', 'pillbox', 'wire'] as const

/** In-hex TEM of +1 or more. */
export function hasCover(s: AslskState, at: Hex): boolean {
  return terrainAt(s, at).tem >= REAL_COVER
}

/** B9.323: without cover in the hex it is theirs without a word, and they can't give it up. */
export function isMandatory(s: AslskState, at: Hex): boolean {
  return !hasCover(s, at)
}

/** Their walled sides that they can't have, since somebody beyond has them; on ordinary maps one such side means all. */
export function contested(s: AslskState, side: Side, at: Hex, walled: number): number {
  const enemy = enemyOf(side)
  let taken = countersAgainst(s, side, at, walled)
  // of two who both have it unasked the DEFENDER was there first, if nobody keeps it from him
  if (enemy === defender(s) && !counterOf(s, side, at))
    for (const { bit, beyond, back } of beyondWalls(s, at, walled)) {
      if (!isMandatory(s, beyond) || counterOf(s, enemy, beyond) || !mayHold(s, enemy, beyond)) continue
      if ((countersAgainst(s, enemy, beyond, walledSides(s.setting, beyond)) & back) === 0) taken |= bit
    }
  return taken === 0 || isSideBySide(s) ? taken : walled
}

/** The same by the enemy's counters alone. */
function countersAgainst(s: AslskState, side: Side, at: Hex, walled: number): number {
  const enemy = enemyOf(side)
  let taken = 0
  for (const { bit, beyond, back } of beyondWalls(s, at, walled)) {
    const marker = counterOf(s, enemy, beyond)
    if (marker && (marker.value & back) !== 0 && mayHold(s, enemy, beyond)) taken |= bit
  }
  return taken === 0 || isSideBySide(s) ? taken : walled
}

/** The walled sides of a hex with the hex beyond each, and the bit of the same hexside there. */
export function* beyondWalls(s: AslskState, at: Hex, walled = walledSides(s.setting, at)): Generator<Beyond> {
  for (const side of SIDES) {
    if (((walled >> side) & 1) === 0) continue
    const beyond = s.setting.map.grid.neighbour(at, side)
    if (beyond >= 0) yield { bit: 1 << side, beyond, back: 1 << ((side + 3) % 6) }
  }
}

interface Beyond {
  readonly bit: number
  readonly beyond: Hex
  readonly back: number
}

/** Deluxe maps: hexside by hexside. */
export function isSideBySide(s: AslskState): boolean {
  return s.setting.modules.some(({ id }) => id === DELUXE)
}

/** The enemies, hidden ones left out, on the other side of a wall. */
export function isFaced(s: AslskState, side: Side, at: Hex): boolean {
  for (const { beyond } of beyondWalls(s, at))
    for (const unit of s.units) if (unit.at === beyond && unit.side !== side && !unit.hidden) return true
  return false
}
