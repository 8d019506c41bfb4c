import type { Modifier } from '@firegroup/kernel'
import type { Location, Side } from '../state.ts'
import type { Occasion } from './attack.ts'

/** 5.0: one part of an attack's firepower, with what changed it: those modifiers are in quarters of a point. */
export interface FirepowerPart {
  readonly unit: number
  /** The weapon, or -1 for the unit's own firepower. */
  readonly weapon: number
  readonly label: string
  readonly printed: number
  readonly modifiers: readonly Modifier[]
  /** What it adds, in quarters of a point. */
  readonly quarters: number
}

/** 5.0: how one attack stands against one target. */
export interface TargetTotal {
  readonly unit: number
  readonly modifiers: readonly Modifier[]
  readonly attack: number
  readonly defenceModifiers: readonly Modifier[]
  readonly defence: number
  /** Attack less defence when positive; 0: no effect. */
  readonly difference: number
}

export type FireEvent =
  | {
      readonly type: 'attack'
      readonly rule: string
      /** On what occasion, or that it was a Sniper's, a Mortar Weapon Team's or artillery's. */
      readonly kind: Occasion | 'sniper' | 'mortar' | 'shells' | 'mines' | 'air' | 'crash' | 'claymore'
      readonly by: Side
      readonly from: Location
      readonly at: Location
      readonly leader: number
      readonly parts: readonly FirepowerPart[]
      /** Summed and rounded up once. */
      readonly firepower: number
      readonly modifiers: readonly Modifier[]
      readonly attackDice: readonly number[]
      readonly defenceDice: readonly number[]
      readonly targets: readonly TargetTotal[]
    }
  | {
      readonly type: 'damageCheck'
      readonly rule: string
      readonly unit: number
      readonly die: readonly number[]
      readonly difference: number
      readonly modifiers: readonly Modifier[]
      readonly total: number
      readonly morale: number
      readonly result: 'none' | 'shaken' | 'casualties' | 'wounded' | 'eliminated' | 'abandoned' | 'damaged' | 'destroyed'
    }
