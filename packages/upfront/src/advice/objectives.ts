import { CLOSEST, relativeRange } from '../groups/range.ts'
import { isMoving, terrainOf } from '../groups/stack.ts'
import { reducesFire } from '../scenario/reducing.ts'
import { LOSS_POINTS } from '../scenario/victory-points.ts'
import type { Group, Side, UpfrontState } from '../state.ts'
import { WEIGHTS } from './weights.ts'

/** What a game is about for a side, and how much time is left. */
export class Objectives {
  readonly progress: number
  private readonly s: UpfrontState
  private readonly point: number
  /** What ground that does not count yet is still worth. */
  private readonly hope: number

  constructor(s: UpfrontState) {
    this.s = s
    this.progress = progressOf(s)
    this.point = WEIGHTS.ground + (WEIGHTS.groundLate - WEIGHTS.ground) * this.progress
    this.hope = 1 - this.progress ** 4
  }

  /** What the place of a group is worth to its side. */
  place(group: Group, unpinned: number): number {
    const { victory } = this.s.setting.scenario
    const { role } = this.s.setting.scenario.sides[group.side]
    switch (victory.type) {
      case 'fractionAtRR5':
        return role === 'attacker' ? this.beside(group, unpinned) : 0
      case 'breakDefender':
      case 'clearPillbox':
        return role === 'attacker' ? WEIGHTS.pressure * unpinned * closest(this.s, group) : 0
      case 'firstTo':
        return this.ground(group, unpinned) + this.towards(group, Math.min(unpinned, victory.count), victory.range)
      default:
        return this.ground(group, unpinned)
    }
  }

  /** 32.1: what a prisoner's points are worth beyond a dead man's, where points count. */
  get prisoner(): number {
    const { type } = this.s.setting.scenario.victory
    return type === 'mostVP' || type === 'vpRatio' ? (LOSS_POINTS.prisoner - LOSS_POINTS.kia) * this.point : 0
  }

  /** 16.42: whether a side would have won by where it stands. */
  isReached(side: Side): boolean {
    const { s } = this
    const { victory, sides } = s.setting.scenario
    if (victory.type === 'firstTo') {
      let men = 0
      for (const group of s.groups)
        if (group.side === side && group.range === victory.range && this.counts(group)) men += unpinnedOf(s, group)
      return men >= victory.count
    }
    if (victory.type !== 'fractionAtRR5' || sides[side].role !== 'attacker') return false
    let [men, force] = [0, 0]
    for (const man of s.men) if (man.side === side && man.awaits === undefined) force++
    for (const group of s.groups)
      if (group.side === side && this.counts(group) && closest(s, group) === CLOSEST) men += unpinnedOf(s, group)
    return men > 0 && men * victory.of >= force * victory.parts
  }

  private counts(group: Group): boolean {
    return !group.gone && !isMoving(group) && reducesFire(this.s, group)
  }

  /** 16.4: victory points for the position. */
  private ground(group: Group, unpinned: number): number {
    const { victory } = this.s.setting.scenario
    const points = unpinned * group.range * this.point
    if (isMoving(group)) return points * WEIGHTS.onTheWay * this.hope
    const only = 'positionTerrain' in victory ? victory.positionTerrain : undefined
    return only === undefined || terrainOf(this.s, group) === only ? points : points * WEIGHTS.wrongTerrain * this.hope
  }

  /** 16.42: closer to the range that wins at once. */
  private towards(group: Group, men: number, range: number): number {
    const steps = group.range > range ? 2 * range - group.range : group.range
    const there = group.range !== range || this.counts(group) ? 1 : WEIGHTS.onTheWay
    return WEIGHTS.closer * men * steps * there
  }

  /** 16.42: closer to the defender, and into cover beside him. */
  private beside(group: Group, unpinned: number): number {
    const steps = closest(this.s, group)
    const there = this.counts(group) ? 1 : WEIGHTS.onTheWay
    return WEIGHTS.closer * (1 + this.progress) * unpinned * steps * there
  }
}

/** 16.3: from 0 at the start to 1 when the last card is drawn. */
export function progressOf(s: UpfrontState): number {
  return Math.min(1, decksPassed(s) / s.setting.scenario.decks)
}

export function decksPassed({ deckNumber, deck, setting }: UpfrontState): number {
  return deckNumber - 1 + Math.max(0, 1 - deck.length / setting.cards.length)
}

export function unpinnedOf(s: UpfrontState, group: Group): number {
  let men = 0
  for (const man of group.men) if (!s.men[man]!.pinned) men++
  return men
}

/** The relative range to the nearest enemy group. */
export function closest(s: UpfrontState, group: Group): number {
  let range = 0
  for (const other of s.groups)
    if (other.side !== group.side && !other.gone) {
      const away = relativeRange(group, other)
      if (away > range) range = away
    }
  return range
}
