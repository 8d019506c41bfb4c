import type { Modifier } from '@firegroup/kernel'
import type { Card, Side } from '../state.ts'

export type OrdnanceEvent =
  /** 25.3: with everything known before a Concealed card. */
  | {
      readonly type: 'aims'
      readonly rule: '25.3'
      readonly side: Side
      readonly man: number
      readonly group: number
      readonly target: number
      readonly card: Card
      readonly weapon: string
      readonly range: number
      readonly frequency: number
      readonly steps: readonly Modifier[]
      readonly at: string
    }
  | {
      readonly type: 'shot'
      readonly rule: '25.3' | '25.5'
      readonly man: number
      readonly target: number
      readonly card: Card
      readonly frequency: number
      readonly result: 'hit' | 'miss' | 'jams'
    }
  | {
      readonly type: 'hitStrength'
      readonly rule: '25.4'
      readonly man: number
      readonly target: number
      readonly strength: number
      readonly modifiers: readonly Modifier[]
    }
  | { readonly type: 'shotCalledOff'; readonly rule: '25.3'; readonly man: number; readonly target: number }
  | { readonly type: 'acquiresTarget'; readonly rule: '27.1'; readonly man: number; readonly target: number }
