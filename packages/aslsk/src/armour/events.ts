import type { Modifier } from '@firegroup/kernel'
import type { Aspect, Kill } from '../data/afv-results.ts'
import type { Hex } from '../state.ts'
import type { Facing } from './facing.ts'

/** What happens to vehicles when they are struck. */
export type ArmourEvent =
  | {
      readonly type: 'toKill'
      readonly rule: string
      readonly vehicle: number
      readonly at: Hex
      /** What strikes it: 'AP 76L'. */
      readonly what: string
      readonly aspect: Aspect
      readonly facing: Facing
      /** The Basic TK#, what changes it, and the AF that is taken off. */
      readonly basic: number
      readonly modifiers: readonly Modifier[]
      readonly critical: boolean
      readonly af: number
      readonly final: number
      readonly dice: readonly [coloured: number, white: number]
      readonly result: Kill | 'dud'
    }
  | { readonly type: 'shock'; readonly rule: string; readonly vehicle: number; readonly is: 'shocked' | 'unconfirmed' | 'none' }
  | { readonly type: 'recuperation'; readonly rule: '7.10'; readonly vehicle: number; readonly die: number }
  | { readonly type: 'immobilized'; readonly rule: string; readonly vehicle: number }
  | { readonly type: 'stunned'; readonly rule: string; readonly vehicle: number; readonly recalled: boolean }
  | { readonly type: 'stunEnds'; readonly rule: '7.10'; readonly vehicle: number }
  | { readonly type: 'recalled'; readonly rule: string; readonly vehicle: number }
  | { readonly type: 'crewButtonsUp'; readonly rule: string; readonly vehicle: number }
  | {
      readonly type: 'panzerfaustCheck'
      readonly rule: '4.4.2'
      readonly unit: number
      readonly die: number
      readonly modifiers: readonly Modifier[]
      readonly final: number
      readonly fires: boolean
    }
  | {
      readonly type: 'chargePosition'
      readonly rule: '4.3'
      readonly vehicle: number
      readonly dice: readonly [coloured: number, white: number]
      readonly modifiers: readonly Modifier[]
      readonly final: number
    }
  | { readonly type: 'lowAmmo'; readonly rule: '7.2.1'; readonly vehicle: number; readonly weapon: number }
