import type { Location, Side } from '../state.ts'

export type ModernEvent =
  /** 14.4: a missile is on its way. */
  | { readonly type: 'missile'; readonly rule: '14.4'; readonly unit: number; readonly at: Location }
  /** 14.4: whoever guided it was disturbed: it misses. */
  | { readonly type: 'missileSpoiled'; readonly rule: '14.4'; readonly unit: number }
  /** 14.4.1: no missile is left. */
  | { readonly type: 'expended'; readonly rule: string; readonly unit: number }
  /** 23.2.1: a Claymore is laid, goes off, or is left alone. */
  | {
      readonly type: 'claymore'
      readonly rule: '23.2.1'
      readonly side: Side
      readonly at: Location
      readonly what: 'laid' | 'fired' | 'removed'
    }
