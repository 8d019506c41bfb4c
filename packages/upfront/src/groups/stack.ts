import type { Terrain, TerrainFunction } from '../data/cards.ts'
import { terrainRules } from '../data/terrain.ts'
import { gunWith } from '../machines/machine.ts'
import type { Group, Placed, UpfrontState } from '../state.ts'

/*
 * everything about where a group is and whether it moves is read off the cards that lie on it, from the bottom: Terrain, Open Ground, Movement, Smoke,
 * Wire. A Terrain card that is only offered (7.3) does nothing yet.
 */

/** Where in the stack the last Terrain card or Open Ground lies; -1 for none: then it is the Open Ground in which everyone begins. */
export function lastTerrainIndex(group: Group): number {
  const { stack } = group
  for (let i = stack.length - 1; i >= 0; i--) {
    const { as, offered } = stack[i]!
    if ((as === 'terrain' || as === 'open') && !offered) return i
  }
  return -1
}

/** The Movement cards above the last terrain. */
export function movesOnTop(group: Group): number {
  const { stack } = group
  let moves = 0
  for (let i = lastTerrainIndex(group) + 1; i < stack.length; i++) if (stack[i]!.as === 'movement') moves++
  return moves
}

/** 6.4: the Movement card that no Terrain covers; undefined when the group is not moving. */
export function exposedMovement(group: Group): Placed | undefined {
  const { stack } = group
  for (let i = stack.length - 1; i >= 0; i--) {
    const placed = stack[i]!
    if (placed.as === 'movement') return placed
    if (placed.as !== 'smoke' && placed.as !== 'wire' && !placed.offered) return undefined
  }
  return undefined
}

/** 6.4: a group is moving while a Movement card lies on it with no Terrain over it. */
export function isMoving(group: Group): boolean {
  return exposedMovement(group) !== undefined
}

/** The last terrain laid, whether or not the group has left it. */
export function lastTerrain(s: UpfrontState, group: Group): Terrain {
  const at = lastTerrainIndex(group)
  return at < 0 ? 'OpenGround' : terrainOfCard(s, group.stack[at]!)
}

/** 5.2: the terrain that a group occupies: the last one laid, unless two Movement cards lie on it. */
export function terrainOf(s: UpfrontState, group: Group): Terrain {
  return movesOnTop(group) >= 2 ? 'OpenGround' : lastTerrain(s, group)
}

/** What is printed on the Terrain card that a group occupies; undefined for Open Ground. */
export function terrainCardOf(s: UpfrontState, group: Group): TerrainFunction | undefined {
  if (movesOnTop(group) >= 2) return undefined
  const at = lastTerrainIndex(group)
  return at < 0 ? undefined : terrainFunction(s, group.stack[at]!)
}

export function terrainFunction(s: UpfrontState, placed: Placed): TerrainFunction | undefined {
  if (placed.as !== 'terrain') return undefined
  for (const printed of s.setting.cards[placed.card]!.functions) if (printed.type === 'Terrain') return printed
  return undefined
}

function terrainOfCard(s: UpfrontState, placed: Placed): Terrain {
  return terrainFunction(s, placed)?.terrain ?? 'OpenGround'
}

/** How many cards of a kind count: those above the last terrain, or above the last but one Movement card (7.2). */
export function countOnTop(group: Group, as: 'smoke' | 'wire'): number {
  const { stack } = group
  let count = 0
  let moves = 0
  const ground = lastTerrainIndex(group)
  for (let i = stack.length - 1; i > ground; i--) {
    const placed = stack[i]!
    if (placed.as === 'movement' && ++moves === 2) break
    if (placed.as === as) count++
  }
  return count
}

/** 13.2: the Smoke that counts on a group. */
export function smokeOn(_s: UpfrontState, group: Group): number {
  return countOnTop(group, 'smoke')
}

export function isWired(group: Group): boolean {
  return countOnTop(group, 'wire') > 0
}

/** 8.53: a Stream is left only by fording; once a Movement card lies on it, it is forded: with a gun, once a second one does. */
export function needsFord(s: UpfrontState, group: Group): boolean {
  const moves = movesOnTop(group)
  return moves <= 1 && terrainRules(lastTerrain(s, group)).needsFord && (moves === 0 || gunWith(s, group) !== undefined)
}

/** 8.42: the first Movement card on a Marsh only prepares to leave it; 37.3: but partisans leave with it. */
export function needsSecondMove(s: UpfrontState, group: Group): boolean {
  const moves = movesOnTop(group)
  if (moves >= 2 || !terrainRules(lastTerrain(s, group)).needsTwoMoves) return false
  return moves === 0 || s.setting.nationRules[group.side].partisan !== true
}
