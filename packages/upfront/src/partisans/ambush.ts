import { LEGAL, type Modifier, type Problem, refuse } from '@firegroup/kernel'
import { functionOf } from '../cards/usable.ts'
import { hasPinned } from '../groups/groups.ts'
import { isMoving, terrainOf } from '../groups/stack.ts'
import type { Card, Group, Side, UpfrontState } from '../state.ts'
import { isPartisan } from './partisans.ts'

/** 37.5: whether a partisan group could fire from ambush at another: it stands in Woods or Brush, and nobody on either side is pinned. */
export function canAmbush(s: UpfrontState, side: Side, group: Group, target: Group): boolean {
  return cantAmbush(s, side, group, target).length === 0
}

function cantAmbush(s: UpfrontState, side: Side, group: Group, target: Group): readonly Problem[] {
  if (!isPartisan(s, side)) return refuse('37.5', 'Only partisans lay ambushes.')
  const ground = terrainOf(s, group)
  if (isMoving(group) || (ground !== 'Woods' && ground !== 'Brush'))
    return refuse('37.5', `Group ${group.letter} must stand in Woods or Brush for an ambush.`)
  if (hasPinned(s, group) || hasPinned(s, target)) return refuse('37.5', 'There is no ambush where a man of either group is pinned.')
  return LEGAL
}

/** 37.5: and with which card. */
export function ambushProblems(s: UpfrontState, side: Side, group: Group, target: Group, card: Card): readonly Problem[] {
  if (!s.sides[side].hand.includes(card) || !functionOf(s, side, card, 'Concealed'))
    return refuse('37.5', 'An ambush takes a Concealed card of yours.')
  return cantAmbush(s, side, group, target)
}

/** 37.5: as much as is printed on the card, and added. */
export function ambushModifier(s: UpfrontState, side: Side, card: Card): Modifier {
  return { rule: '37.5', label: 'ambush', value: -(functionOf(s, side, card, 'Concealed')?.value ?? 0) }
}
