import type { Modifier } from '@firegroup/kernel'
import type { Location, Side } from '../state.ts'

export type SpottingEvent =
  /** 10.1.1: a spotting attempt: spotted at `needed` or less, but never on a natural 6. */
  | {
      readonly type: 'spottingAttempt'
      readonly rule: '10.1.1'
      readonly unit: number
      readonly at: Location
      readonly die: number
      readonly modifiers: readonly Modifier[]
      readonly total: number
      readonly needed: number
      readonly spotted: boolean
    }
  /** 10.1: a Spotted marker comes or goes. */
  | { readonly type: 'spottedMarker'; readonly rule: string; readonly at: Location; readonly side: Side; readonly on: boolean }
