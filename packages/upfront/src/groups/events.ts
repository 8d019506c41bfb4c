import type { Card, Fate, Letter, Side } from '../state.ts'

export type GroupEvent =
  | { readonly type: 'manLost'; readonly rule: string; readonly man: number; readonly group: number; readonly fate: Fate }
  | {
      readonly type: 'groupGone'
      readonly rule: '4.3'
      readonly group: number
      readonly side: Side
      readonly letter: Letter
      readonly cards: readonly Card[]
    }
  | { readonly type: 'reordered'; readonly rule: '3.3'; readonly group: number; readonly men: readonly number[] }
