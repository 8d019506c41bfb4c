import type { Modifier } from '@firegroup/kernel'
import type { Location } from '../state.ts'

/** 14.1, 17.1: a die and all that one unit brings against a die and the armor of what it is to destroy. */
export interface ArmorDuel {
  readonly unit: number
  readonly at: Location
  readonly modifiers: readonly Modifier[]
  readonly armor: number
  readonly attackDice: readonly number[]
  readonly defenceDice: readonly number[]
  readonly attack: number
  readonly defence: number
  readonly destroyed: boolean
}

export type AssaultEvent =
  /** 17.1: one unit storms a vehicle. */
  | (ArmorDuel & { readonly type: 'closeAssault'; readonly rule: '17.1'; readonly target: number })
  /** 17.1: they go back to where they came from. */
  | { readonly type: 'assaultFails'; readonly rule: '17.1'; readonly units: readonly number[]; readonly to: Location }
  /** 15.3: a vehicle drives over them. */
  | { readonly type: 'overrun'; readonly rule: '15.3'; readonly unit: number; readonly at: Location }
  /** 15.3: they give way to a vehicle that stays. */
  | { readonly type: 'givesWay'; readonly rule: '15.3'; readonly unit: number; readonly from: Location; readonly to: Location }
