import type { Phase, Side } from '../state.ts'

export type TurnEvent =
  | { readonly type: 'turn'; readonly rule: string; readonly turn: number }
  | { readonly type: 'phase'; readonly rule: string; readonly phase: Phase }
  /** 3.0: the roll for the initiative; no dice in turn 1. */
  | { readonly type: 'initiative'; readonly rule: '3.0'; readonly side: Side; readonly dice: { readonly [S in Side]?: number } }
