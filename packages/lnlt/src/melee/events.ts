import type { Modifier } from '@firegroup/kernel'
import type { Location, Side } from '../state.ts'

/** 8.0: one part of a side's firepower in Melee. */
export interface MeleePart {
  readonly unit: number
  /** The weapon, or -1 for the unit's own firepower. */
  readonly weapon: number
  readonly label: string
  readonly printed: number
  readonly modifiers: readonly Modifier[]
  /** What it adds. */
  readonly fp: number
}

/** 8.0: how an attack in Melee stands before the dice. */
export interface MeleeOdds {
  readonly by: Side
  readonly at: Location
  readonly targets: readonly number[]
  readonly parts: readonly MeleePart[]
  readonly attack: number
  readonly defenceParts: readonly MeleePart[]
  readonly defence: number
  /** The column as the ratio gives it. */
  readonly odds: string
  /** The column after a Hero's shift; the same where there is none. */
  readonly shifted: string
  /** The Kill Number: two dice and the modifiers of this or more. */
  readonly kill: number
  /** Of the roll. */
  readonly modifiers: readonly Modifier[]
}

export type MeleeEvent =
  /** A round begins; `ambush`: whose losses of the enemy are taken off before he strikes back. */
  | { readonly type: 'melee'; readonly rule: string; readonly at: Location; readonly by: Side; readonly ambush: boolean }
  | ({
      readonly type: 'meleeAttack'
      readonly rule: string
      readonly dice: readonly number[]
      readonly total: number
      readonly success: boolean
    } & MeleeOdds)
  /** The Melee marker comes onto a location, or goes. */
  | { readonly type: 'meleeMarker'; readonly rule: string; readonly at: Location; readonly on: boolean }
  /** 8.1.1: who passed his Morale Check and who did not. */
  | {
      readonly type: 'withdrawal'
      readonly rule: '8.1.1'
      readonly at: Location
      readonly passed: readonly number[]
      readonly failed: readonly number[]
    }
  /** 8.0: entrants whom artillery or Mines have Shaken go back to where they came from. */
  | { readonly type: 'thrownBack'; readonly rule: '8.0'; readonly units: readonly number[]; readonly from: Location; readonly to: Location }
