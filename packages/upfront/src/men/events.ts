import type { Card, Side } from '../state.ts'

export type MenEvent =
  | { readonly type: 'pinned'; readonly rule: string; readonly man: number }
  | { readonly type: 'rallied'; readonly rule: string; readonly man: number }
  /** 10.2 */
  | {
      readonly type: 'rally'
      readonly rule: '10.2' | '10.23'
      readonly side: Side
      readonly card: Card
      readonly groups: readonly number[]
    }
  /** 10.4: to rally him, 10.45: or for his firepower. */
  | { readonly type: 'hero'; readonly rule: '10.4' | '10.45'; readonly side: Side; readonly card: Card; readonly man: number }
  /** 10.3 */
  | { readonly type: 'voluntaryPanic'; readonly rule: '10.3'; readonly man: number; readonly group: number; readonly card: Card }
