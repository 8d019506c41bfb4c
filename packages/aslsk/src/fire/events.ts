import type { Modifier } from '@firegroup/kernel'
import type { Hex, Side } from '../state.ts'

/** One part of an attack's firepower: a unit's own FP or a Weapon's, with what doubles and halves it. FP in 64ths. */
export interface FirepowerPart {
  readonly unit: number
  /** The Weapon, or -1 for the unit's own FP. */
  readonly weapon: number
  readonly label: string
  readonly printed: number
  readonly factors: readonly FirepowerFactor[]
  readonly fp64: number
  /** 4.4.4: an anti-tank rifle leaves no residual fire. */
  readonly leavesNothing?: true
}

export interface FirepowerFactor {
  readonly rule: string
  readonly label: string
  readonly num: number
  readonly den: number
}

/** When an attack is made: in a fire phase, against a unit on the move, or by a vehicle on the move (3.3.2.2). */
export type When = 'prepFire' | 'firstFire' | 'defensiveFire' | 'advancingFire' | 'boundingFire'
/** What makes it: units and their Weapons, the fire that an earlier attack left behind, a placed charge, a shell that has hit. */
export type Means = string

export type FireEvent =
  | {
      readonly type: 'attack'
      readonly rule: string
      readonly when: When
      readonly means: Means
      readonly by: Side
      readonly at: Hex
      readonly targets: readonly number[]
      readonly directors: readonly number[]
      readonly parts: readonly FirepowerPart[]
      readonly fp64: number
      /** The FP of the IFT column used, after cowering; 0 when it was shifted off the table. */
      readonly column: number
      readonly cowered: number
      readonly modifiers: readonly Modifier[]
      readonly dice: readonly [coloured: number, white: number]
      readonly final: number
      readonly result: string
      /** Targets whose DRM differ, with what they get. */
      readonly others?: readonly {
        readonly units: readonly number[]
        readonly modifiers: readonly Modifier[]
        readonly final: number
        readonly result: string
        /** 4.1: their IFT column, where it is another. */
        readonly column?: number
      }[]
    }
  /** 3.2.1: declared, spent, and no line of sight after all. */
  | { readonly type: 'noLos'; readonly rule: '3.2.1'; readonly by: Side; readonly at: Hex; readonly from: readonly Hex[] }
  | {
      readonly type: 'residualPlaced'
      readonly rule: '3.3.5'
      readonly at: Hex
      readonly fp: number
      readonly modifiers: readonly Modifier[]
    }
  | { readonly type: 'rateKept'; readonly rule: '1.2.4.1'; readonly weapon: number; readonly kept: boolean }
  | { readonly type: 'malfunction'; readonly rule: string; readonly weapon: number; readonly removed: boolean }
