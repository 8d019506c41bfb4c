import type { Problem, Rules, Schema } from '@firegroup/kernel'
import type { Lnlt } from '../context.ts'
import { sniperReaction } from '../specialists/sniper-reaction.ts'
import type { LnltState, Location, Side } from '../state.ts'

/** 5.3: units that have just spent MP, and what the other side may still do about it. */
export interface Window {
  /** Who may fire. */
  readonly side: Side
  readonly at: Location
  readonly movers: readonly number[]
  /** Attacks that are left. */
  readonly budget: number
  /** Places that have fired at them here. */
  readonly firedFrom: readonly Location[]
}

/** 5.3: an answer to movement besides fire and holding it. Owners of further rules add theirs as rows of REACTIONS. */
export interface Reaction<D extends { readonly type: string } = { readonly type: string }> {
  readonly type: D['type']
  /** The fields of the decision besides `type`. */
  readonly shape: { readonly [field: string]: Schema<unknown> }
  candidates(s: LnltState, window: Window): Iterable<D>
  problems(s: LnltState, window: Window, decision: D): readonly Problem[]
  preview?(s: LnltState, window: Window, decision: D): unknown
  /** It counts as one attack; answers from which place. */
  perform(g: Lnlt, window: Window, decision: D): Rules<Location>
}

export const REACTIONS: readonly Reaction[] = [sniperReaction]
