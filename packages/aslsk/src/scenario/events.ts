import type { Hex, Side } from '../state.ts'

/** What happens around the units: set-up, arrivals, Control, exits. */
export type ScenarioEvent =
  | {
      readonly type: 'setUp'
      readonly rule: '1.3'
      readonly side: Side
      readonly units: readonly { readonly unit: number; readonly at: Hex }[]
    }
  | { readonly type: 'control'; readonly rule: '2.0'; readonly side: Side; readonly places: readonly Hex[] }
  | {
      readonly type: 'reinforcements'
      readonly rule: '3.1'
      readonly side: Side
      readonly group: string
      readonly units: readonly number[]
    }
  /** 3.1a: whether reinforcements that may or may not come do come this Player Turn. */
  | {
      readonly type: 'reinforcementRoll'
      readonly rule: '3.1'
      readonly side: Side
      readonly group: string
      readonly die: number
      readonly atMost: number
      readonly arrives: boolean
    }
  | { readonly type: 'exits'; readonly rule: '3.3'; readonly unit: number; readonly from: Hex; readonly points: number }
