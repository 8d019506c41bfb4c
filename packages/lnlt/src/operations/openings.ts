import type { Problem, Rules, Schema } from '@firegroup/kernel'
import type { Lnlt } from '../context.ts'
import { enterOpening } from '../movement/entry.ts'
import { sniperOpening } from '../specialists/sniper-impulse.ts'
import type { LnltState, Side } from '../state.ts'
import { activateOpening } from './activation.ts'
import { spotOpening } from './spot.ts'

/**
 * 4.0: one of the ways in which a side can begin its impulse. Owners of further rules add theirs as rows of OPENINGS. Candidates are asked for before
 * the impulse exists, too. One that is the impulse's business sets `declared`, and `acted` where it is more than a pass.
 */
export interface Opening<D extends { readonly type: string } = { readonly type: string }> {
  readonly type: D['type']
  /** The fields of the decision besides `type`. */
  readonly shape: { readonly [field: string]: Schema<unknown> }
  /** Lazy: whoever only wants to know whether there is one stops at the first. */
  candidates(s: LnltState, side: Side): Iterable<D>
  problems(s: LnltState, side: Side, decision: D): readonly Problem[]
  preview?(s: LnltState, side: Side, decision: D): unknown
  /** Asks nobody: returns nothing. */
  perform(g: Lnlt, side: Side, decision: D): Rules<void> | undefined
}

export const OPENINGS: readonly Opening[] = [activateOpening, enterOpening, spotOpening, sniperOpening]
