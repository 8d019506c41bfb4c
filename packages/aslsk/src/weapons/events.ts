import type { Modifier } from '@firegroup/kernel'
import type { Hex } from '../state.ts'

/** What happens to Weapons besides being fired: possession, and demolition charges. */
export type WeaponEvent =
  | {
      readonly type: 'recovery'
      readonly rule: string
      readonly unit: number
      readonly weapon: number
      readonly die: number
      readonly modifiers: readonly Modifier[]
      readonly final: number
      readonly recovered: boolean
    }
  | { readonly type: 'transfer'; readonly rule: string; readonly weapon: number; readonly from: number; readonly to: number }
  | { readonly type: 'dropped'; readonly rule: '4.0'; readonly weapon: number; readonly unit: number; readonly at: Hex }
  /** 4.3: survived all fire at its placer, or did not. */
  | { readonly type: 'chargePlaced'; readonly rule: '4.3'; readonly weapon: number; readonly unit: number; readonly at: Hex }
  | { readonly type: 'chargeNotPlaced'; readonly rule: '4.3'; readonly weapon: number; readonly unit: number; readonly at: Hex }
  /** 4.3: the original DR reached its X#. */
  | {
      readonly type: 'dud'
      readonly rule: '4.3' | 'A23.7'
      readonly unit: number
      readonly at: Hex
      readonly dice: readonly [coloured: number, white: number]
      readonly xNumber: number
    }
  /** 1.2.5: Smoke of Ordnance thins out; 0 when it is gone. */
  | { readonly type: 'smokeThins'; readonly rule: '1.2.5'; readonly at: Hex; readonly hindrance: number }
