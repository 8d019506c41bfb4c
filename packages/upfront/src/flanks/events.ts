import type { Card } from '../state.ts'

/** Groups by id. */
export type FlankEvent =
  /** 17.1: by a card; 17.3: naturally. */
  | { readonly type: 'flanks'; readonly rule: '17.1' | '17.3'; readonly by: number; readonly of: number; readonly card: Card }
  | { readonly type: 'flankLost'; readonly rule: string; readonly by: number; readonly of: number }
  | { readonly type: 'encircled'; readonly rule: '17.6'; readonly group: number; readonly front: number; readonly behind: number }
  | { readonly type: 'encirclementBroken'; readonly rule: '17.62'; readonly group: number; readonly why: string }
