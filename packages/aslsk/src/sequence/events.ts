import type { Phase, Side } from '../state.ts'

export type TurnEvent =
  | { readonly type: 'turn'; readonly rule: '3.9'; readonly turn: number; readonly attacker: Side }
  | { readonly type: 'phase'; readonly rule: '3.0'; readonly phase: Phase }
  | { readonly type: 'victory'; readonly winner: Side | null; readonly reason: string }
