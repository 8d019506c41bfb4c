import type { Location } from '../state.ts'

export type CaveEvent =
  /** 10.7.1: they go down; `left`: how many hexes are still before them. */
  | {
      readonly type: 'tunnels'
      readonly rule: '10.7.1'
      readonly units: readonly number[]
      readonly from: Location
      readonly to: Location
      readonly left: number
    }
  /** 10.7.1: they come up. */
  | { readonly type: 'emerges'; readonly rule: '10.7.1'; readonly units: readonly number[]; readonly at: Location }
  /** 10.7.2: a charge or flames against an entrance with nobody in it. */
  | {
      readonly type: 'blasts'
      readonly rule: '10.7.2'
      readonly unit: number
      readonly weapon: number
      readonly at: Location
      readonly attackDice: readonly number[]
      readonly defenceDice: readonly number[]
      readonly attack: number
      readonly defence: number
      readonly collapses: boolean
    }
  /** 10.7.2: the entrance is no more; `units` are those who were in it. */
  | { readonly type: 'collapses'; readonly rule: '10.7.2'; readonly at: Location; readonly units: readonly number[] }
