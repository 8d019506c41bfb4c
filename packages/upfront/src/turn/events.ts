import type { Card, Side } from '../state.ts'

export type TurnEvent =
  | { readonly type: 'turn'; readonly rule: '4.1'; readonly turn: number; readonly side: Side }
  /** 4.4: plain discards are seen by their owner alone. */
  | { readonly type: 'discards'; readonly rule: '4.3'; readonly side: Side; readonly count: number; readonly cards?: readonly Card[] }
  | { readonly type: 'passes'; readonly rule: '4.6'; readonly side: Side }
  | { readonly type: 'victory'; readonly rule: string; readonly winner: Side | null; readonly reason: string }
