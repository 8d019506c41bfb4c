import type { Modifier } from '@firegroup/kernel'
import type { Location } from '../state.ts'

export type AssaultEvent =
  /** 17.1: one unit storms a vehicle. */
  | {
      readonly type: 'closeAssault'
      readonly rule: '17.1'
      readonly unit: number
      readonly target: number
      readonly at: Location
      readonly modifiers: readonly Modifier[]
      readonly armor: number
      readonly attackDice: readonly number[]
      readonly defenceDice: readonly number[]
      readonly attack: number
      readonly defence: number
      readonly destroyed: boolean
    }
  /** 17.1: they go back to where they came from. */
  | { readonly type: 'assaultFails'; readonly rule: '17.1'; readonly units: readonly number[]; readonly to: Location }
  /** 15.3: a vehicle drives over them. */
  | { readonly type: 'overrun'; readonly rule: '15.3'; readonly unit: number; readonly at: Location }
  /** 15.3: they give way to a vehicle that stays. */
  | { readonly type: 'givesWay'; readonly rule: '15.3'; readonly unit: number; readonly from: Location; readonly to: Location }
