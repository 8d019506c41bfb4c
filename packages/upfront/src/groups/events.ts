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
  /** 5.62: taken from the chits of that side and added to the other's. */
  | { readonly type: 'rangesReadjusted'; readonly rule: '5.62'; readonly side: Side; readonly by: number }
  | { readonly type: 'reordered'; readonly rule: '3.3'; readonly group: number; readonly men: readonly number[] }
