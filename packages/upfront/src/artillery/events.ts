import type { Modifier } from '@firegroup/kernel'
import type { Card, Side } from '../state.ts'

export type ArtilleryEvent =
  /** 40.2: a Radio card was played for a Fire Mission. */
  | {
      readonly type: 'callsFire'
      readonly rule: '40.2'
      readonly side: Side
      readonly group: number
      readonly target: number
      readonly card: Card
      readonly strength: number
      readonly modifiers: readonly Modifier[]
    }
  /** 40.2: whether it is accepted; black numbers from `needed` on do. */
  | {
      readonly type: 'fireMission'
      readonly rule: '40.2'
      readonly group: number
      readonly target: number
      readonly card: Card
      readonly needed: number
      readonly accepted: boolean
    }
  /** 40.4 */
  | { readonly type: 'radioJams'; readonly rule: '40.4'; readonly man: number }
