import type { Modifier } from '@firegroup/kernel'
import type { Card, Side } from '../state.ts'

export type FireEvent =
  /** 6.1: `factors` of firepower, of which so many are needed; `strength` before the defender conceals himself. */
  | {
      readonly type: 'fires'
      readonly rule: '6.1'
      readonly side: Side
      readonly group: number
      readonly target: number
      readonly cards: readonly Card[]
      readonly range: number
      readonly factors: number
      readonly required: number
      readonly strength: number
      readonly modifiers: readonly Modifier[]
    }
  | { readonly type: 'conceals'; readonly rule: '9.1'; readonly side: Side; readonly card: Card; readonly value: number }
  | { readonly type: 'calledOff'; readonly rule: '6.5'; readonly group: number; readonly target: number; readonly strength: number }
  /** 6.5: `number` is what is compared with the values of the man's card that are up. */
  | {
      readonly type: 'attacked'
      readonly rule: '6.5'
      readonly man: number
      /** The group that is attacked, with which he is hit. */
      readonly group: number
      readonly card: Card
      readonly strength: number
      readonly number: number
      readonly kia: number
      readonly morale?: number
      readonly panic?: number
    }
