import type { Hex } from '../../state.ts'

/** What happens in the Rout Phase. */
export type RoutEvent =
  | {
      readonly type: 'routs'
      readonly rule: '3.6'
      readonly unit: number
      /** The leader who routs along, or -1. */
      readonly leader: number
      readonly from: Hex
      readonly to: Hex
      /** MF spent, in halves. */
      readonly mf: number
      readonly lowCrawl: boolean
    }
  | { readonly type: 'interdiction'; readonly rule: '3.6'; readonly unit: number; readonly at: Hex; readonly by: readonly number[] }
  | { readonly type: 'routEnds'; readonly rule: '3.6'; readonly unit: number; readonly at: Hex }
