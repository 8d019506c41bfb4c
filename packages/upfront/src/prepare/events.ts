import type { Card, Letter, Side } from '../state.ts'

export type PrepareEvent =
  | {
      readonly type: 'firstPlayer'
      readonly rule: '4.1'
      readonly side: Side
      readonly why: string
      readonly cards?: readonly { readonly side: Side; readonly card: Card }[]
    }
  | {
      readonly type: 'groupsFormed'
      readonly rule: '3.2'
      readonly side: Side
      readonly groups: readonly { readonly group: number; readonly letter: Letter; readonly men: readonly number[] }[]
    }
  | { readonly type: 'terrainPlaced'; readonly rule: '3.6' | '23.2'; readonly side: Side; readonly card: Card; readonly group: number }
