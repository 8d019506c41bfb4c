import type { Location, Side } from '../state.ts'

export type NightEvent =
  | {
      readonly type: 'starshellAttempt'
      readonly rule: '20.2'
      readonly unit: number
      readonly at: Location
      readonly die: number
      readonly leadership: number
      readonly capability: number
      readonly passed: boolean
    }
  /** 20.2: the hex and those around it are as by day until the Administrative Phase. */
  | { readonly type: 'starshell'; readonly rule: string; readonly at: Location; readonly side: Side }
