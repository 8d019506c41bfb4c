import type { Location } from '../state.ts'

export type RallyEvent =
  /** 3.0: a Shaken unit tries to rally; the Morale Check or the pair follows. `helper` -1: by itself. */
  | { readonly type: 'rallies'; readonly rule: string; readonly unit: number; readonly helper: number; readonly pair: boolean }
  /** 3.1: the dice of a Self-Rally by pairs. */
  | {
      readonly type: 'selfRallyPair'
      readonly rule: '3.1'
      readonly unit: number
      readonly dice: readonly number[]
      readonly passed: boolean
    }
  /** 3.0: two Half-Squads are a Squad; `die` where it decided which, of `among`. */
  | {
      readonly type: 'recombined'
      readonly rule: '3.0'
      readonly units: readonly [number, number]
      readonly from: readonly [string, string]
      readonly to: string
      readonly at: Location
      readonly among: readonly string[]
    }
