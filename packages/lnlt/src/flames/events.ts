import type { Location } from '../state.ts'

export type FlamesEvent =
  /** 10.5.6: whether an attack sets fire. */
  | { readonly type: 'fireCheck'; readonly rule: '10.5.6'; readonly at: Location; readonly die: number; readonly burns: boolean }
  /** 10.5.6: what became of a fire: 0 out, 1 burns, 2 blazes. */
  | {
      readonly type: 'fire'
      readonly rule: '10.5.6'
      readonly at: Location
      readonly value: number
      readonly why: 'set' | 'grows' | 'spreads' | 'out' | 'foughtDown'
    }
  /** 10.5.6: somebody runs from the flames where he stood. */
  | { readonly type: 'flees'; readonly rule: '10.5.6'; readonly unit: number; readonly from: Location; readonly to: Location }
  | {
      readonly type: 'extinguish'
      readonly rule: '10.5.6'
      readonly units: readonly number[]
      readonly at: Location
      readonly die: number
      readonly total: number
      readonly out: boolean
    }
