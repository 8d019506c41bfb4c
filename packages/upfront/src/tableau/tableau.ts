import type { Viewer } from '@firegroup/kernel'
import type { Nation } from '../data/nations.ts'
import { handLimit } from '../draw/hand.ts'
import { groupOfMan, groupsOf } from '../groups/groups.ts'
import { victoryPoints } from '../scenario/victory-points.ts'
import { type Fate, type Phase, SIDES, type Side, type UpfrontState } from '../state.ts'
import { type CardLook, cardLook } from './card.ts'
import { type GroupLook, groupLook } from './group.ts'
import { type ManLook, manLook } from './man.ts'

/**
 * The table as a viewer sees it, with what the rules read off the cards that lie there: all that an interface shows, and nothing that he may not know. The
 * Draw pile is not in it, not even how high it is (16.21).
 */
export interface Tableau {
  readonly turn: number
  readonly active: Side
  readonly phase: Phase
  readonly step: string
  /** 16.2: the Deck that is being played, and how many there are. */
  readonly deck: { readonly number: number; readonly of: number; readonly timeUp: boolean }
  /** The optional rules that are on, by name: some change the light and the ground. */
  readonly modules: readonly string[]
  readonly sides: { readonly [S in Side]: SideLook }
}

export interface SideLook {
  readonly side: Side
  readonly nation: Nation
  /** As the scenario calls it. */
  readonly name: string
  /** How many cards it holds, and may hold after a refill. */
  readonly held: number
  readonly limit: number
  /** Which they are, for who may know; null for others. */
  readonly hand: readonly CardLook[] | null
  /** By letter from its own left. */
  readonly groups: readonly GroupLook[]
  /** Everyone whom it has in play, whether or not he stands in a group yet. */
  readonly men: readonly ManLook[]
  readonly lost: readonly { readonly name: string; readonly fate: Fate }[]
  /** 16.4: the victory points that it would have now. */
  readonly points: number
}

/** `viewer` null: a game that is over, of which everything may be known. */
export function tableau(s: UpfrontState, viewer: Viewer | null): Tableau {
  const sides = { axis: sideLook(s, 'axis', viewer), allied: sideLook(s, 'allied', viewer) }
  const { turn, active, phase, step, deckNumber, timeUp, setting } = s
  const modules = setting.modules.map(({ id }) => id)
  return { turn, active, phase, step, deck: { number: deckNumber, of: setting.scenario.decks, timeUp }, modules, sides }
}

function sideLook(s: UpfrontState, side: Side, viewer: Viewer | null): SideLook {
  const { hand } = s.sides[side]
  const { name, nation } = s.setting.scenario.sides[side]
  const lost: { name: string; fate: Fate }[] = []
  const men: ManLook[] = []
  for (const man of s.men) {
    if (man.side !== side) continue
    if (man.fate !== '') lost.push({ name: s.setting.roster[man.id]!.name, fate: man.fate })
    else men.push(manLook(s, man, groupOfMan(s, man.id)))
  }
  return {
    side,
    nation,
    name,
    held: hand.length,
    limit: handLimit(s, side).limit,
    hand: viewer === side || viewer === null ? hand.map((card) => cardLook(s, side, card)) : null,
    groups: groupsOf(s, side).map((group) => groupLook(s, group)),
    men,
    lost,
    points: victoryPoints(s, side),
  }
}

/** The other side of the table from where a viewer sits; a mere onlooker sits with the first side. */
export function seatOf(viewer: Viewer | null): Side {
  return SIDES.find((side) => side === viewer) ?? 'axis'
}
