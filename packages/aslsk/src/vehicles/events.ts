import type { Modifier } from '@firegroup/kernel'
import type { BogRemoval } from '../data/bog.ts'
import type { DispenserKind } from '../data/smoke-dispensers.ts'
import type { Hex } from '../state.ts'
import type { Payment } from './costs.ts'

/** What vehicles do, and what becomes of it. MP in halves; `vca` and `tca` as they are afterwards. */
export type VehicleEvent =
  /** A vehicle enters a hex, or leaves the map where `to` is off it. */
  | {
      readonly type: 'drives'
      readonly rule: '3.3.2'
      readonly unit: number
      readonly from: Hex
      readonly to: Hex
      readonly by: 'terrain' | 'road'
      readonly pays: Payment
      readonly mp: number
      readonly parts: readonly Modifier[]
      readonly vca: number
      readonly tca: number
    }
  /** MP spent without leaving the hex; those that are left at the end of a move are `rest`. */
  | {
      readonly type: 'spendsMp'
      readonly rule: '3.3.2' | '7.5' | '7.6'
      readonly unit: number
      readonly at: Hex
      readonly mp: number
      readonly for: 'start' | 'stop' | 'delay' | 'rest' | 'turn' | 'dispense'
      readonly vca: number
      readonly tca: number
    }
  /** The move of a vehicle is over. */
  | { readonly type: 'comesToEnd'; readonly rule: '3.3.2'; readonly unit: number; readonly motion: boolean }
  /** Turned outside its own move: after a fire phase, or with a Motion attempt. */
  | {
      readonly type: 'vehicleTurns'
      readonly rule: '3.2.4' | '3.3.2' | '3.3.2.1'
      readonly unit: number
      readonly vca: number
      readonly tca: number
    }
  | { readonly type: 'hatch'; readonly rule: '7.7'; readonly unit: number; readonly exposed: boolean }
  | {
      readonly type: 'bogCheck'
      readonly rule: '7.6'
      readonly unit: number
      readonly at: Hex
      readonly dice: readonly [coloured: number, white: number]
      readonly modifiers: readonly Modifier[]
      readonly final: number
      readonly bogs: boolean
    }
  | {
      readonly type: 'bogRemoval'
      readonly rule: '7.6'
      readonly unit: number
      readonly dice: readonly [coloured: number, white: number]
      readonly modifiers: readonly Modifier[]
      /** The coloured die with its drm. */
      readonly final: number
      readonly result: BogRemoval
      readonly mp: number
    }
  /** 3.3.2 Mechanical Reliability. */
  | {
      readonly type: 'reliability'
      readonly rule: '3.3.2'
      readonly unit: number
      readonly dice: readonly [coloured: number, white: number]
      readonly number: number
      readonly stalls: boolean
    }
  | {
      readonly type: 'dispenser'
      readonly rule: '7.5'
      readonly unit: number
      readonly kind: DispenserKind
      readonly at: Hex
      readonly number: number
      readonly dice: readonly [coloured: number, white: number]
      readonly modifiers: readonly Modifier[]
      readonly final: number
      readonly placed: boolean
    }
  | {
      readonly type: 'motionAttempt'
      readonly rule: '3.3.2.1'
      readonly unit: number
      readonly at: Hex
      readonly die: number
      readonly atMost: number
      readonly succeeds: boolean
    }
