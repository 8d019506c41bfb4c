import type { Card, Letter, Side } from '../state.ts'

/** Groups and men by id. */
export type TransferEvent =
  | { readonly type: 'letterAnnounced'; readonly rule: '17.7'; readonly group: number; readonly letter: Letter; readonly exchange: number }
  | { readonly type: 'letterChanged'; readonly rule: '17.7'; readonly group: number; readonly from: Letter; readonly letter: Letter }
  | { readonly type: 'letterMoveCancelled'; readonly rule: '17.7' | '17.611'; readonly group: number; readonly letter: Letter }
  /** To another group, or with `letter` to form a new one. */
  | {
      readonly type: 'transfers'
      readonly rule: '17.8' | '17.91'
      readonly man: number
      readonly from: number
      readonly to: number
      readonly letter: Letter | ''
      readonly card: Card
    }
  /** 17.81: he does not get through the Stream. */
  | { readonly type: 'transferFails'; readonly rule: '17.81'; readonly man: number; readonly card: Card; readonly drawn: Card }
  | {
      readonly type: 'received'
      readonly rule: '17.8'
      readonly group: number
      readonly received: readonly number[]
      readonly men: readonly number[]
    }
  | { readonly type: 'transferReturns'; readonly rule: '17.84' | '17.92' | '17.8'; readonly man: number; readonly group: number }
  /** 17.92: Terrain discarded by the enemy on men who are about to form a group. */
  | { readonly type: 'newGroupOffered'; readonly rule: '17.92'; readonly side: Side; readonly from: number; readonly card: Card }
  | { readonly type: 'newGroupRefused'; readonly rule: '17.92'; readonly from: number; readonly card: Card }
  | {
      readonly type: 'groupCreated'
      readonly rule: '17.92'
      readonly group: number
      readonly letter: Letter
      readonly men: readonly number[]
      readonly terrain: string
      /** Seen by its owner alone when it lies face down. */
      readonly card?: Card
    }
