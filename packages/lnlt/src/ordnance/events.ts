import type { Modifier } from '@firegroup/kernel'
import type { Occasion } from '../fire/attack.ts'
import type { Location, Side } from '../state.ts'

export type OrdnanceEvent =
  /** 14.1: a shot, hit or missed. */
  | {
      readonly type: 'toHit'
      readonly rule: '14.1'
      readonly by: Side
      readonly kind: Occasion
      readonly unit: number
      /** The gun by its name. */
      readonly gun: string
      readonly from: Location
      readonly at: Location
      /** The vehicle, or -1: all the others. */
      readonly target: number
      readonly range: number
      readonly needed: number
      readonly modifiers: readonly Modifier[]
      readonly dice: readonly number[]
      readonly final: number
      readonly hit: boolean
      /** 14.1.3: where a vehicle was hit; '' where none was. */
      readonly location: 'hull' | 'turret' | ''
      /** 21.5: the Barricade at which it was fired; absent where it was not. */
      readonly barricade?: number
    }
  /** 14.1: penetration against armor. */
  | {
      readonly type: 'penetration'
      readonly rule: '14.1'
      readonly unit: number
      readonly target: number
      readonly location: 'hull' | 'turret'
      readonly penetration: number
      readonly armor: number
      readonly attackDie: readonly number[]
      readonly defenceDie: readonly number[]
      readonly modifiers: readonly Modifier[]
      /** MPV and MAV. */
      readonly attack: number
      readonly defence: number
      readonly result: 'dud' | 'destroyed' | 'equal' | 'less'
    }
