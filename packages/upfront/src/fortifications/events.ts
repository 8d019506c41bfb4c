import type { Card, Side } from '../state.ts'

export type FortificationEvent =
  /** 24.3: a Minefield is laid on a group, and can't be rejected. */
  | { readonly type: 'minesLaid'; readonly rule: '24.3' | '37.6'; readonly side: Side; readonly group: number; readonly card: Card }
  /** 24.31, 24.4: a man is attacked by mines. */
  | {
      readonly type: 'mined'
      readonly rule: '24.31' | '24.33' | '24.4'
      readonly man: number
      readonly group: number
      readonly card: Card
      readonly strength: number
      readonly number: number
    }
  /** 24.4: a Movement card on a Minefield. */
  | { readonly type: 'minesStir'; readonly rule: '24.4'; readonly group: number; readonly card: Card; readonly attacks: boolean }
  /** 24.5 */
  | {
      readonly type: 'clearsMines'
      readonly rule: '24.5'
      readonly group: number
      readonly man: number
      readonly card: Card
      readonly result: 'cleared' | 'nothing' | 'attacked'
    }
