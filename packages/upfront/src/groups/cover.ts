import type { Modifier } from '@firegroup/kernel'
import type { TerrainFunction } from '../data/cards.ts'
import type { Group, UpfrontState } from '../state.ts'
import { opposite } from './groups.ts'
import { CLOSEST, relativeRange } from './range.ts'
import { countOnTop, lastTerrain, movesOnTop, terrainCardOf, terrainOf } from './stack.ts'

/** What kind of attack it is, as far as terrain makes a difference. */
export interface AttackOnGround {
  /** The group that fires; null when no group does: artillery, a Minefield. */
  readonly from: Group | null
  /** 21.3: where the attacker is does not matter: a demolition charge. */
  readonly anywhere?: boolean
  /** 8.7, 8.9: mortar and artillery. */
  readonly indirect?: boolean
  /** 47.3: a flamethrower. */
  readonly flame?: boolean
}

/** 6.42, 6.43, 7.2: what the cards on a group do to the strength of an attack against it, each with its reason. */
export function cover(s: UpfrontState, target: Group, attack: AttackOnGround): Modifier[] {
  const modifiers: Modifier[] = []
  const printed = terrainCardOf(s, target)
  if (printed) {
    const value = terrainModifier(s, target, printed, attack)
    if (value !== 0) modifiers.push({ rule: ruleOf(printed), label: printed.terrain, value, tags: ['terrain'] })
  }
  const smoke = countOnTop(target, 'smoke')
  if (smoke > 0) modifiers.push({ rule: '13.21', label: 'Smoke', value: -smoke, tags: ['smoke'] })
  const wire = countOnTop(target, 'wire')
  if (wire > 0) modifiers.push({ rule: '13.31', label: 'Wire', value: wire, tags: ['wire'] })
  const moves = countingMoves(s, target, attack)
  if (moves > 0) modifiers.push({ rule: '6.43', label: 'moving', value: moves, tags: ['movement'] })
  for (const add of s.setting.hooks.cover) {
    const modifier = add(s, target, attack.from, attack)
    if (modifier) modifiers.push(modifier)
  }
  return modifiers
}

/** 7.1, 8: what a Terrain card does to attacks against it. */
function terrainModifier(s: UpfrontState, target: Group, printed: TerrainFunction, attack: AttackOnGround): number {
  const { from, anywhere = false, indirect = false } = attack
  switch (printed.terrain) {
    case 'Woods':
      return indirect ? 0 : printed.against
    case 'Hill':
      return from && !anywhere && terrainOf(s, from) === 'Hill' ? 0 : printed.against
    case 'Walls':
      return wallsModifier(s, target, printed, from, indirect)
    default:
      return printed.against
  }
}

/** 8.9: the full value only against the group directly opposite; nothing for a group that is encircled. */
function wallsModifier(s: UpfrontState, target: Group, printed: TerrainFunction, from: Group | null, indirect: boolean): number {
  if (s.encirclements.some(({ of }) => of === target.id)) return 0
  const other = printed.againstOther ?? printed.against
  if (indirect || !from) return other
  return opposite(s, target) === from ? printed.against : other
}

/** 6.43, 7.2: +1 for each Movement card that counts: the last one, and the one before it when no Terrain lies between. */
function countingMoves(s: UpfrontState, target: Group, attack: AttackOnGround): number {
  const moves = Math.min(movesOnTop(target), 2)
  // 8.22, G-18: of two that leave a Gully only the second counts, unless the attack could have reached into it
  return moves === 2 && lastTerrain(s, target) === 'Gully' && movesOnTop(target) === 2 && !reachesIntoGully(s, target, attack) ? 1 : moves
}

/** 8.2: the attacks that a Gully does not stop: mortars, fire from a Hill, and fire at RR 5. */
export function reachesIntoGully(s: UpfrontState, target: Group, { from, indirect = false }: AttackOnGround): boolean {
  return indirect || !from || terrainOf(s, from) === 'Hill' || relativeRange(from, target) === CLOSEST
}

/** 6.41, 7.1: the circled modifier of the terrain in which a firing group is: Marsh and Stream -1; Hill is elevated fire (8.31). */
export function terrainFromModifier(s: UpfrontState, group: Group): Modifier | undefined {
  const printed = terrainCardOf(s, group)
  if (!printed || printed.from === 0) return undefined
  return {
    rule: printed.terrain === 'Hill' ? '8.31' : ruleOf(printed),
    label: `from ${printed.terrain}`,
    value: printed.from,
    tags: ['terrain'],
  }
}

const RULE_OF: { readonly [terrain: string]: string } = {
  Gully: '8.21',
  Hill: '8.32',
  Marsh: '8.4',
  Stream: '8.51',
  Buildings: '8.6',
  Woods: '8.7',
  Brush: '8.8',
  Walls: '8.9',
  Pillbox: '23.4',
}

function ruleOf(printed: TerrainFunction): string {
  return RULE_OF[printed.terrain] ?? '7.1'
}
