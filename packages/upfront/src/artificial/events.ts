import type { Card, Side } from '../state.ts'

export type ArtificialEvent =
  | { readonly type: 'smokeLaid'; readonly rule: '13.2'; readonly side: Side; readonly group: number; readonly card: Card }
  /** 13.243: how many Smoke cards it took away. */
  | { readonly type: 'breeze'; readonly rule: '13.243'; readonly card: Card; readonly cleared: number }
  | { readonly type: 'wireLaid'; readonly rule: '13.3'; readonly side: Side; readonly group: number; readonly card: Card }
  | {
      readonly type: 'wireRemoved'
      readonly rule: '13.33'
      readonly side: Side
      readonly group: number
      readonly card: Card
      readonly wire: Card
    }
