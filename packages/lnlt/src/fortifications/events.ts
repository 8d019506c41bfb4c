import type { Modifier } from '@firegroup/kernel'
import type { ArmorDuel } from '../assault/events.ts'
import type { Location } from '../state.ts'

export type WorksEvent =
  /** 15.10: a vehicle looks for a place to hide its hull. */
  | {
      readonly type: 'hullDown'
      readonly rule: '15.10'
      readonly unit: number
      readonly at: Location
      readonly die: number
      readonly modifiers: readonly Modifier[]
      readonly needed: number
      readonly passed: boolean
    }
  /** 15.10, 21.7: the shot struck the ground before it. */
  | { readonly type: 'shielded'; readonly rule: '15.10' | '21.7'; readonly unit: number }
  /** 21.4.1: Mines against a vehicle; `die` is empty where they were not strong enough. */
  | {
      readonly type: 'minesUnder'
      readonly rule: '21.4.1'
      readonly unit: number
      readonly at: Location
      readonly fp: number
      readonly armor: number
      readonly attackDice: readonly number[]
      readonly defenceDice: readonly number[]
      readonly attack: number
      readonly defence: number
      readonly die: readonly number[]
      readonly result: 'none' | 'shaken' | 'immobilized' | 'destroyed'
    }
  /** 21.3.1 */
  | { readonly type: 'wireCrushed'; readonly rule: '21.3.1'; readonly unit: number; readonly at: Location }
  /** 15.1.2: a house becomes Rubble. */
  | {
      readonly type: 'rubbles'
      readonly rule: '15.1.2'
      readonly unit: number
      readonly at: Location
      readonly dice: readonly number[]
      readonly total: number
      readonly armor: number
      readonly abandoned: boolean
    }
  /** 21.7: out of its Emplacement, which is no use to anybody else. */
  | { readonly type: 'emplacementLeft'; readonly rule: '21.7'; readonly unit: number; readonly at: Location }
  /** 21.5: a shot that has hit a Barricade, or a man who tears at it. */
  | (ArmorDuel & { readonly type: 'barricade'; readonly rule: '21.5'; readonly facing: number })
