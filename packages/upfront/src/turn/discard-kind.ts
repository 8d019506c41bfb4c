import type { Problem, RuleRef, Rules } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import type { Card, Group, Side, UpfrontState } from '../state.ts'

/** 4.3: one card discarded: away, or onto an enemy group. */
export interface Discard {
  readonly card: Card
  readonly as: 'plain' | 'terrain' | 'wire' | 'sniper' | 'newGroup'
  /** The enemy group onto which it is discarded; none for a plain discard. */
  readonly on?: number
  /** 41.4: the game beside this one in which that group is. */
  readonly game?: number
  /** 48.41: the groups at which the further attacks of a Sniper card go; all of them at the first unless told. */
  readonly also?: readonly number[]
}

/** 4.3: a way to discard a card. All discards of a turn are declared together and then resolved in `order`, within it as declared. */
export interface DiscardKind {
  readonly as: Discard['as']
  readonly rule: RuleRef
  readonly order: number
  /** Adds the ways to discard this card so. */
  candidates(s: UpfrontState, side: Side, card: Card, out: Discard[]): void
  /** The authority on one discard; `others` are declared together with it. The card is in hand, and the group an enemy's that is in play. */
  problems(s: UpfrontState, side: Side, discard: Discard, group: Group | null, others: readonly Discard[]): readonly Problem[]
  /** `shown`: the enemy sees which card it is, because the side could not have discarded it otherwise (45.12). */
  resolve(g: Upfront, side: Side, discard: Discard, shown: boolean): Rules<void> | undefined
}
