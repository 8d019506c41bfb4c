import type { Location } from '../state.ts'

export type VehicleEvent =
  /** 15.1: the hull turns on its spot, with what it cost in halves of MP. */
  | {
      readonly type: 'pivots'
      readonly rule: string
      readonly unit: number
      readonly from: number
      readonly to: number
      readonly halves: number
    }
  /** 15.1.1: the turret turns to its target. */
  | { readonly type: 'turretTurns'; readonly rule: '15.1.1'; readonly unit: number; readonly from: number; readonly to: number }
  /** 15.0.1 */
  | { readonly type: 'buttons'; readonly rule: string; readonly unit: number; readonly buttoned: boolean }
  | { readonly type: 'vehicleDestroyed'; readonly rule: string; readonly unit: number; readonly at: Location }
  | { readonly type: 'vehicleAbandoned'; readonly rule: string; readonly unit: number; readonly at: Location }
  /** 15.4, 16.1.1: what becomes of those in it; `die` is empty where nothing was rolled. */
  | {
      readonly type: 'bailsOut'
      readonly rule: string
      /** A unit; -1: a Support Weapon. */
      readonly unit: number
      readonly weapon: number
      readonly die: readonly number[]
      readonly survives: boolean
    }
  /** 15.4: the Crew appears as a counter. */
  | { readonly type: 'crew'; readonly rule: string; readonly vehicle: number; readonly unit: number; readonly at: Location }
  /** 15.5: these keep moving. */
  | { readonly type: 'continuousMovement'; readonly rule: '15.5'; readonly units: readonly number[] }
