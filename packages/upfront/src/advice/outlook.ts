import { functionOf } from '../cards/usable.ts'
import type { Terrain } from '../data/cards.ts'
import { isMoving, needsSecondMove } from '../groups/stack.ts'
import type { Setting } from '../setting.ts'
import type { Card, Group, Man, Placed, Side, UpfrontState } from '../state.ts'
import { type Approach, USUAL_APPROACH } from './approaches.ts'
import { Harm } from './harm.ts'
import { Objectives, unpinnedOf } from './objectives.ts'
import { Volleys } from './volleys.ts'
import { WEIGHTS } from './weights.ts'

/**
 * How groups stand: what their place is worth, what they may do to the enemy and he to them. Everything is read off the table and the side's own hand. What
 * might come is tried out on the imagined state and taken back at once.
 */
export class Outlook {
  readonly s: UpfrontState
  readonly side: Side
  readonly harm: Harm
  readonly objectives: Objectives
  private readonly volleys: Volleys
  private readonly hand: readonly Card[]
  readonly approach: Approach

  constructor(s: UpfrontState, side: Side, approach: Approach = USUAL_APPROACH) {
    this.s = s
    this.side = side
    this.approach = approach
    this.harm = new Harm(s)
    this.volleys = new Volleys(s, this.harm)
    this.objectives = new Objectives(s)
    this.hand = s.sides[side].hand
  }

  /** A group as it stands now. */
  stand(group: Group): number {
    const place = this.objectives.place(group, unpinnedOf(this.s, group))
    // how the enemy goes about his task is for him to say
    const own = group.side === this.side ? this.approach : USUAL_APPROACH
    return own.place * place + own.offence * WEIGHTS.offence * this.offence(group) - own.danger * WEIGHTS.threat * this.threat(group)
  }

  /** A group as it will stand: a moving one with the cover that it hopes to find. `spent` is a card of the hand that is used for something else. */
  prospects(group: Group, spent = 0): number {
    const now = this.stand(group)
    if (!isMoving(group) || needsSecondMove(this.s, group)) return now
    const own = group.side === this.side
    let best = this.inTerrain(group, 0)
    let found = false
    if (!own) best = Math.max(best, this.inTerrain(group, usualCover(this.s.setting)))
    else
      for (const card of this.hand) {
        if (card === spent || !functionOf(this.s, this.side, card, 'Terrain')) continue
        const there = this.inTerrain(group, card)
        if (there <= best) continue
        best = there
        found = true
      }
    const settles = found || !own ? WEIGHTS.settles : WEIGHTS.settlesBlind
    return best > now ? now + settles * (best - now) : now
  }

  /** The group in the terrain of a card, or in Open Ground for 0. */
  inTerrain(group: Group, card: Card): number {
    const placed: Placed = { card, as: card === 0 ? 'open' : 'terrain', by: group.side, turn: this.s.turn, mode: '', offered: false }
    return this.withStack(group, [placed], () => this.stand(group))
  }

  withStack<T>(group: Group, stack: Placed[], look: () => T): T {
    const before = group.stack
    group.stack = stack
    const value = look()
    group.stack = before
    return value
  }

  /** 32.11, 32.21: a prisoner instead of a dead man, less what his guard is worth at half strength. */
  prisoner(guard: Man): number {
    return this.objectives.prisoner - WEIGHTS.guard * this.harm.worth(guard)
  }

  /** The men of a group are not what they were. */
  forget(group: Group): void {
    this.volleys.forget(group)
  }

  /** What the group's fire may cost the enemy in a turn. */
  private offence(group: Group): number {
    return this.best(group, (other) => this.volleys.expected(group, other))
  }

  /** What fire on the group may cost it in a turn. */
  private threat(group: Group): number {
    return this.best(group, (other) => this.volleys.expected(other, group))
  }

  private best(group: Group, look: (other: Group) => number): number {
    let best = 0
    let all = 0
    for (const other of this.s.groups) {
      if (other.side === group.side || other.gone) continue
      const value = look(other)
      all += value
      if (value > best) best = value
    }
    return best + WEIGHTS.otherGroups * (all - best)
  }
}

/** What cover others may hope for: a card of the most usual good one. */
function usualCover({ cards }: Setting): Card {
  return cards.find((card) => card?.functions.some((printed) => printed.type === 'Terrain' && printed.terrain === USUAL))?.id ?? 0
}

const USUAL: Terrain = 'Woods'
