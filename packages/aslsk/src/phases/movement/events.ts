import type { Modifier } from '@firegroup/kernel'
import type { Hex, MoveMode } from '../../state.ts'

/** What happens in the Movement Phase. MF in halves. */
export type MoveEvent =
  | {
      readonly type: 'moves'
      readonly rule: '3.3.1'
      readonly units: readonly number[]
      readonly from: Hex
      readonly to: Hex
      readonly by: 'terrain' | 'road'
      readonly mode: MoveMode
      readonly mf: number
      readonly parts: readonly Modifier[]
    }
  /** MF spent without leaving the hex. */
  | {
      readonly type: 'spends'
      readonly rule: string
      readonly unit: number
      readonly at: Hex
      readonly mf: number
      readonly for: 'smoke' | 'recover' | 'placeDc'
    }
  | { readonly type: 'cx'; readonly rule: '3.2.5' | '3.3.1'; readonly unit: number; readonly on: boolean }
  | { readonly type: 'moveEnds'; readonly rule: '3.3.1'; readonly units: readonly number[] }
  | {
      readonly type: 'smokeGrenades'
      readonly rule: '3.3.1'
      readonly unit: number
      readonly at: Hex
      readonly exponent: number
      readonly die: number
      readonly modifiers: readonly Modifier[]
      readonly final: number
      readonly placed: boolean
    }
