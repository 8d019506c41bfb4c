import type { Terrain } from '../data/cards.ts'
import { groupFirepower } from '../fire/firepower.ts'
import { hasPassed, relativeRange } from '../groups/range.ts'
import { countOnTop, exposedMovement, movesOnTop, terrainCardOf, terrainFunction, terrainOf } from '../groups/stack.ts'
import type { Card, Group, Letter, MoveMode, Side, UpfrontState } from '../state.ts'
import { weaponName } from '../weapons/secondary.ts'
import { goal, type ManLook, manLook } from './man.ts'

/** How one group stands to an enemy group. */
export interface Facing {
  readonly group: number
  /** 5.6: relative range, 0 far to 5 at hand. */
  readonly range: number
  /** 5.7 */
  readonly passed: boolean
  /** 6.2: its firepower factors against that group. */
  readonly factors: number
  /** 17.1: it flanks that group. */
  readonly flanks: boolean
}

/** A group with everything on it, as everyone sees it. */
export interface GroupLook {
  readonly id: number
  readonly side: Side
  readonly letter: Letter
  /** 3.4: the range chit. */
  readonly range: number
  readonly acted: boolean
  readonly surrendered: boolean
  /** where it is. */
  readonly terrain: Terrain
  /** What the scenario's ground calls it, where that is something else: 'Wadi' (52.13). */
  readonly called: string
  /** What optional rules have made of it: 'Lit'. */
  readonly marks: readonly string[]
  /** 7.1: what the Terrain card says of fire against it; 0 in the open. */
  readonly against: number
  /** 6.4: how it moves, and how many Movement cards count; null while it does not. */
  readonly moving: { readonly mode: MoveMode; readonly cards: number } | null
  readonly smoke: number
  readonly wire: number
  /** 7.3: Terrain that the enemy has put on it and that is still to be answered. */
  readonly offered: { readonly card: Card; readonly terrain: Terrain } | null
  readonly men: readonly ManLook[]
  /** 17.8: men who have left it and are on their way, and to which letter. */
  readonly leaving: readonly { readonly man: ManLook; readonly to: Letter | '' }[]
  /** 18: weapons that nobody holds. */
  readonly weapons: readonly { readonly name: string; readonly jammed: boolean }[]
  /** 17.6 */
  readonly encircled: boolean
  /** 17.7: the letter that it is on its way to; '' for none. */
  readonly towards: Letter | ''
  /** To every enemy group. */
  readonly facing: readonly Facing[]
}

export function groupLook(s: UpfrontState, group: Group): GroupLook {
  const movement = exposedMovement(group)
  const offered = group.stack.find((placed) => placed.offered)
  return {
    id: group.id,
    side: group.side,
    letter: group.letter,
    range: group.range,
    acted: group.acted,
    surrendered: group.surrendered,
    terrain: terrainOf(s, group),
    called: terrainCardOf(s, group)?.called ?? '',
    marks: s.setting.modules.flatMap(({ marks }) => marks?.(s, group) ?? []),
    against: terrainCardOf(s, group)?.against ?? 0,
    moving: movement ? { mode: movement.mode || 'sideways', cards: Math.min(movesOnTop(group), 2) } : null,
    smoke: countOnTop(group, 'smoke'),
    wire: countOnTop(group, 'wire'),
    offered: offered ? { card: offered.card, terrain: terrainFunction(s, offered)?.terrain ?? 'OpenGround' } : null,
    men: group.men.map((id) => manLook(s, s.men[id]!, group)),
    leaving: s.transfers
      .filter(({ from }) => from === group.id)
      .map(({ man, to, letter }) => ({ man: manLook(s, s.men[man]!, undefined), to: goal(s, s.men[man]!, to, letter) })),
    weapons: group.weapons.map(({ weapon, jammed }) => ({ name: weaponName(s, weapon), jammed })),
    encircled: s.encirclements.some(({ of }) => of === group.id),
    towards: s.letterMoves.find((each) => each.group === group.id)?.letter ?? '',
    facing: s.groups.filter((other) => other.side !== group.side && !other.gone).map((other) => facing(s, group, other)),
  }
}

function facing(s: UpfrontState, group: Group, other: Group): Facing {
  return {
    group: other.id,
    range: relativeRange(group, other),
    passed: hasPassed(group, other),
    factors: groupFirepower(s, group, other).factors,
    flanks: s.flanks.some(({ by, of }) => by === group.id && of === other.id),
  }
}
