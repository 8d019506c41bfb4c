import type { Modifier } from '@firegroup/kernel'
import type { Location } from '../state.ts'
import type { Mark } from './marks.ts'

export type UnitEvent =
  | { readonly type: 'marked'; readonly rule: string; readonly units: readonly number[]; readonly mark: Mark }
  | { readonly type: 'shaken'; readonly rule: string; readonly unit: number }
  | { readonly type: 'rallied'; readonly rule: string; readonly unit: number }
  /** 5.1 Casualties: the Squad is a Half-Squad from now on. */
  | { readonly type: 'reduced'; readonly rule: string; readonly unit: number; readonly from: string; readonly to: string }
  | { readonly type: 'wounded'; readonly rule: string; readonly unit: number; readonly wounds: number }
  | { readonly type: 'healed'; readonly rule: string; readonly unit: number }
  | { readonly type: 'eliminated'; readonly rule: string; readonly unit: number; readonly at: Location }
  /** 1.5.1: a Morale Check, passed or failed. */
  | {
      readonly type: 'moraleCheck'
      readonly rule: string
      readonly unit: number
      readonly what: string
      readonly morale: number
      readonly modifiers: readonly Modifier[]
      readonly dice: readonly number[]
      readonly final: number
      readonly passed: boolean
    }
  /** 11.2.1: the roll for a Hero; `unit` -1: nobody. `putBack` are Skills that he drew and can't use. */
  | {
      readonly type: 'hero'
      readonly rule: '11.2.1'
      readonly parent: number
      readonly die: number
      readonly unit: number
      readonly skill: string
      readonly putBack: readonly string[]
      readonly at: Location
    }
