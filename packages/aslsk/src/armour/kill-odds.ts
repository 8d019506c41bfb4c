import type { Kill } from '../data/afv-results.ts'
import { eachEffect } from '../fire/resolution.ts'
import type { AslskState } from '../state.ts'
import { resultOf } from './hit.ts'
import type { ToKill } from './to-kill.ts'

/** A hit on a vehicle, and what its TK DR does. */
export interface KillBranch extends ToKill {
  /** By what the 36 rolls of the TK DR come to, the worst for the vehicle first; what can't happen is not there. */
  readonly results: readonly { readonly result: Kill | 'dud'; readonly rolls: number }[]
}

const KILLS = ['destroyed', 'shock', 'stun', 'immobilized', 'possibleShock', 'none', 'dud'] as const satisfies readonly (Kill | 'dud')[]

/** 7.10: over all the dice. */
export function killOdds(s: AslskState, figured: ToKill, twofold = false): KillBranch {
  const found = new Map<Kill | 'dud', number>()
  eachEffect(twofold, ({ total }, rolls) => {
    const result = resultOf(s, figured, total)
    found.set(result, (found.get(result) ?? 0) + rolls)
  })
  return { ...figured, results: KILLS.flatMap((result) => (found.has(result) ? [{ result, rolls: found.get(result)! }] : [])) }
}
