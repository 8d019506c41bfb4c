import type { Modifier } from '@firegroup/kernel'
import type { Location, MoveMode } from '../state.ts'

export type MoveEvent =
  /** 6.0: a step of a group, with what it cost in halves of MP and what each has spent so far. `from` is OFFBOARD for an entry. */
  | {
      readonly type: 'moves'
      readonly rule: string
      readonly units: readonly number[]
      readonly modes: readonly MoveMode[]
      readonly from: Location
      readonly to: Location
      readonly halves: number
      readonly parts: readonly Modifier[]
      readonly spent: readonly number[]
    }
  /** 6.0: the group stops; its markers are told apart. */
  | { readonly type: 'moveEnds'; readonly rule: '6.0'; readonly units: readonly number[]; readonly at: Location }
  /** 6.4: under Stealth no longer, because friends give the location away. */
  | { readonly type: 'stealthLost'; readonly rule: '6.4'; readonly units: readonly number[]; readonly at: Location }
