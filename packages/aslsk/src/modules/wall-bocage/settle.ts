import type { Aslsk } from '../../context.ts'
import { addMarker, removeMarker } from '../../map/markers.ts'
import { type AslskState, defender, enemyOf, type Hex, type Location, type Marker, type Side, type Unit } from '../../state.ts'
import { advantageOf, beyondWalls, contested, counterOf, isFaced, isMandatory, mayHold } from './advantage.ts'
import { ADVANTAGE } from './data.ts'
import { walledSides } from './hexsides.ts'
import { openTo } from './state.ts'

/** How somebody came to Wall Advantage, or lost it. */
export type How = 'claims' | 'holds' | 'drops' | 'loses'

/**
 * B9.32, B9.323: counters go where nobody can hold the wall any more, and come where men without cover find an enemy on the other side: those of the
 * DEFENDER first, for they were there before.
 */
export function settleWalls(g: Aslsk): void {
  const s = g.state
  for (const marker of s.markers.filter(({ kind }) => kind === ADVANTAGE)) if (!mayHold(s, marker.side, marker.at)) lose(g, marker, 'loses')
  for (const side of [defender(s), s.attacker])
    for (const at of placesOf(s, side))
      if (isMandatory(s, at) && !counterOf(s, side, at) && isFaced(s, side, at)) {
        const held = advantageOf(s, side, at)
        if (held !== 0) lay(g, side, at, held, 'holds')
      }
}

/** The hexes of a side with walls around them. */
export function placesOf(s: AslskState, side: Side): Location[] {
  const places: Location[] = []
  for (const unit of s.units)
    if (unit.side === side && unit.at >= 0 && !unit.hidden && walledSides(s.setting, unit.at) !== 0 && !places.includes(unit.at))
      places.push(unit.at)
  return places
}

/** They have it from now on, with a counter to show it. */
export function lay(g: Aslsk, side: Side, at: Location, sides: number, how: How): void {
  const marker = counterOf(g.state, side, at)
  if (marker) marker.value |= sides
  else addMarker(g.state, { kind: ADVANTAGE, at, side, value: sides })
  tell(g, side, at, how)
}

/** They have it no more over these sides, and whoever stands beyond them may take it at once (B9.322). */
export function lose(g: Aslsk, marker: Marker, how: How, sides = marker.value): void {
  const s = g.state
  marker.value &= ~sides
  if (marker.value === 0) removeMarker(s, marker)
  tell(g, marker.side, marker.at, how)
  const enemy = enemyOf(marker.side)
  for (const { beyond } of beyondWalls(s, marker.at, sides & walledSides(s.setting, marker.at)))
    if (mayHold(s, enemy, beyond) && couldClaim(s, enemy, beyond) !== 0) openTo(s, enemy, beyond)
}

/** The sides over which they could have it besides those over which they do. */
export function couldClaim(s: AslskState, side: Side, at: Hex): number {
  const walled = walledSides(s.setting, at)
  if (walled === 0 || !mayHold(s, side, at)) return 0
  return walled & ~advantageOf(s, side, at) & ~contested(s, side, at, walled)
}

/** B9.322: whoever is hidden no longer may claim it at once, even in the enemy's MPh. */
export function comeOutOfHiding(g: Aslsk, units: readonly Unit[]): void {
  for (const { side, at } of units) if (at >= 0 && couldClaim(g.state, side, at) !== 0) openTo(g.state, side, at)
  settleWalls(g)
}

function tell(g: Aslsk, side: Side, at: Hex, how: How): void {
  const rule = how === 'holds' ? 'B9.323' : how === 'claims' ? 'B9.322' : 'B9.32'
  g.emit({ type: 'wall-bocage:advantage', rule, of: { side, at, how } })
}
