import type { Problem, Rules, Schema } from '@firegroup/kernel'
import type { Lnlt } from '../context.ts'
import { fireAct } from '../fire/act.ts'
import { meleeAct } from '../melee/act.ts'
import { withdrawAct } from '../melee/withdraw.ts'
import { assaultFireAct } from '../movement/assault-fire.ts'
import { moveAct } from '../movement/move-act.ts'
import { snipeAct } from '../specialists/sniping.ts'
import type { LnltState } from '../state.ts'
import { smokeAct } from '../weapons/smoke.ts'

/** 4.0: something that units of the activated locations can do. `s.impulse` says whose impulse it is. Owners add theirs as rows of ACTS. */
export interface Act<D extends { readonly type: string } = { readonly type: string }> {
  readonly type: D['type']
  /** The fields of the decision besides `type`. */
  readonly shape: { readonly [field: string]: Schema<unknown> }
  /** Lazy: whoever only wants to know whether there is one stops at the first. */
  candidates(s: LnltState): Iterable<D>
  problems(s: LnltState, decision: D): readonly Problem[]
  preview?(s: LnltState, decision: D): unknown
  /** Asks nobody: returns nothing. */
  perform(g: Lnlt, decision: D): Rules<void> | undefined
}

export const ACTS: readonly Act[] = [moveAct, fireAct, snipeAct, assaultFireAct, smokeAct, meleeAct, withdrawAct]
