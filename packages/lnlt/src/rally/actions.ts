import type { Problem, Rules, Schema } from '@firegroup/kernel'
import type { Lnlt } from '../context.ts'
import { fightOrDieAction } from '../specialists/fight-or-die.ts'
import { healAction } from '../specialists/healing.ts'
import type { LnltState, Side } from '../state.ts'
import { destroyAction, dropAction, flipAction, giveAction, pickUpAction } from '../weapons/handling.ts'
import { unjamAction } from '../weapons/jam.ts'
import { rallyAction } from './attempt.ts'
import { recombineAction } from './recombine.ts'

/** 3.0: something that a side can do in its part of the Rally Phase. Owners of further rules add theirs as rows of RALLY_ACTIONS. */
export interface RallyAction<D extends { readonly type: string } = { readonly type: string }> {
  readonly type: D['type']
  /** The fields of the decision besides `type`. */
  readonly shape: { readonly [field: string]: Schema<unknown> }
  /** While it can be done the side may not finish. */
  readonly isDue?: boolean
  /** Lazy: whoever only wants to know whether there is one stops at the first. */
  candidates(s: LnltState, side: Side): Iterable<D>
  problems(s: LnltState, side: Side, decision: D): readonly Problem[]
  preview?(s: LnltState, side: Side, decision: D): unknown
  /** Asks nobody: returns nothing. */
  perform(g: Lnlt, side: Side, decision: D): Rules<void> | undefined
}

export const RALLY_ACTIONS: readonly RallyAction[] = [
  rallyAction,
  healAction,
  fightOrDieAction,
  recombineAction,
  unjamAction,
  giveAction,
  pickUpAction,
  dropAction,
  destroyAction,
  flipAction,
]
