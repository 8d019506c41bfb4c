import type { Location, Side } from '../state.ts'

export type WeaponEvent =
  /** 1.6: a weapon goes from hand to hand. */
  | { readonly type: 'weaponGiven'; readonly rule: '1.6'; readonly weapon: number; readonly from: number; readonly to: number }
  | { readonly type: 'weaponPickedUp'; readonly rule: string; readonly weapon: number; readonly unit: number; readonly captured: boolean }
  /** 1.6: dropped in the Rally Phase, abandoned on leaving, or left behind by a unit that is gone or reduced. */
  | {
      readonly type: 'weaponLeft'
      readonly rule: string
      readonly weapon: number
      readonly unit: number
      readonly at: Location
      readonly why: LeftWhy
    }
  /** Out of the game. */
  | { readonly type: 'weaponGone'; readonly rule: string; readonly weapon: number; readonly why: GoneWhy }
  /** 23.2.2: one use is left. */
  | { readonly type: 'lowAmmo'; readonly rule: '23.2.2'; readonly weapon: number }
  | { readonly type: 'weaponFlipped'; readonly rule: '1.6.1'; readonly weapon: number; readonly assembled: boolean }
  /** 1.6.2: both dice showed the same; `among` are those that could have jammed. */
  | {
      readonly type: 'weaponJams'
      readonly rule: '1.6.2'
      readonly weapon: number
      readonly die: number
      readonly among: readonly number[]
    }
  | {
      readonly type: 'unjam'
      readonly rule: '1.6.2'
      readonly weapon: number
      readonly unit: number
      readonly die: number
      readonly lostOn: number
      readonly works: boolean
    }
  /** 1.6.3: a unit Shaken by flames goes a hex back. */
  | { readonly type: 'retreats'; readonly rule: '1.6.3'; readonly unit: number; readonly from: Location; readonly to: Location }
  /** 7.0: a try to lay Smoke. */
  | {
      readonly type: 'smokeAttempt'
      readonly rule: '7.0'
      readonly unit: number
      readonly at: Location
      readonly die: number
      readonly capability: number
      readonly passed: boolean
    }
  /** 7.0: Smoke comes, thins out (2) or is gone (0). */
  | { readonly type: 'smoke'; readonly rule: '7.0'; readonly at: Location; readonly side: Side; readonly value: 0 | 1 | 2 }

export type LeftWhy = 'dropped' | 'abandoned' | 'reduced' | 'eliminated'
export type GoneWhy = 'destroyed' | 'jammed' | 'usedUp' | 'captured' | 'lost'
