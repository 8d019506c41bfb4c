import type { Modifier, RuleRef } from '@firegroup/kernel'
import type { Card } from '../state.ts'

export type InfiltrationEvent =
  /** 20.22: a Movement card for one man, into the Discard pile. */
  | { readonly type: 'movesAlone'; readonly rule: RuleRef; readonly man: number; readonly card: Card }
  | {
      readonly type: 'moraleCheck'
      readonly rule: RuleRef
      readonly man: number
      readonly card: Card
      readonly morale: number
      readonly passed: boolean
    }
  /** 20.24: out of a Stream. */
  | { readonly type: 'fordsAlone'; readonly rule: '20.24'; readonly man: number; readonly card: Card; readonly succeeded: boolean }
  /** 20.3: the column, and how it came about. */
  | {
      readonly type: 'infiltrates'
      readonly rule: '20.3'
      readonly man: number
      readonly group: number
      readonly card: Card
      readonly column: number
      readonly shifts: readonly Modifier[]
      readonly succeeded: boolean
    }
  | { readonly type: 'infiltrationEnds'; readonly rule: RuleRef; readonly man: number; readonly group: number }
  /** 21.3: a demolition charge goes off; `strength` before the defender conceals himself. */
  | {
      readonly type: 'detonates'
      readonly rule: '21.3'
      readonly man: number
      readonly group: number
      readonly strength: number
      readonly modifiers: readonly Modifier[]
    }
  | { readonly type: 'dud'; readonly rule: '21.4'; readonly group: number; readonly target: number }
