import type { Modifier } from '@firegroup/kernel'
import type { DrawnAs } from '../hooks.ts'
import type { Card, Side } from '../state.ts'

export type DrawEvent =
  /** A card was turned over. `column` and `position` of an RPC. */
  | {
      readonly type: 'draw'
      readonly rule: '2.2' | '14.6'
      readonly as: DrawnAs
      readonly what: string
      readonly card: Card
      readonly column?: number
      readonly position?: number
    }
  /** 16.2: the Draw pile was empty and the discards became the new one. */
  | { readonly type: 'deckPassed'; readonly rule: '16.2'; readonly deck: number }
  /** 16.3 */
  | { readonly type: 'timeUp'; readonly rule: '16.3' }
  /** 16.1: a card has left the game. */
  | { readonly type: 'removed'; readonly rule: '16.1'; readonly card: Card; readonly left: number }
  /** 4.5: the owner sees which cards they are. */
  | {
      readonly type: 'handDrawn'
      readonly rule: '3.5' | '3.6' | '4.5'
      readonly side: Side
      readonly count: number
      readonly cards?: readonly Card[]
      readonly reasons?: readonly Modifier[]
    }
