import type { Card } from '../state.ts'

export type WoundEvent =
  | { readonly type: 'wounded'; readonly rule: '33.1' | '45.45'; readonly man: number; readonly card: Card }
  /** 33.7: whether he lasts another Deck. */
  | { readonly type: 'endures'; readonly rule: '33.7'; readonly man: number; readonly card: Card; readonly survives: boolean }
  | { readonly type: 'exchanges'; readonly rule: '33.3'; readonly from: number; readonly to: number; readonly group: number }
  /** 33.9: a Hero makes him forget his wound. */
  | { readonly type: 'forgetsWound'; readonly rule: '33.9'; readonly man: number; readonly card: Card }
