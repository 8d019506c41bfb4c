import type { Modifier } from '@firegroup/kernel'
import type { CombatAttack, Hex, Side } from '../../state.ts'

/** What a unit brings to one side of the odds. */
export interface CombatFp {
  readonly unit: number
  readonly label: string
  readonly fp64: number
  /** 3.2.3: it attacks pinned, with half its FP; of a vehicle's weapon, that it attacks in Motion (3.8). */
  readonly halved: boolean
  /** 3.8: of a CCV: what it is made of. */
  readonly parts?: readonly Modifier[]
  /** 3.8: the weapon of a vehicle. */
  readonly weapon?: number
}

/** 3.8: what becomes of those who are attacked; only a vehicle is Immobilized. */
export type CombatResult = 'eliminated' | 'reduced' | 'immobilized' | 'none'

export interface AmbushRoll {
  readonly side: Side
  readonly die: number
  readonly modifiers: readonly Modifier[]
  readonly final: number
}

/** The events of Close Combat. */
export type CloseCombatEvent =
  | { readonly type: 'closeCombat'; readonly rule: '3.8'; readonly at: Hex }
  | {
      readonly type: 'restacked'
      readonly rule: '3.8'
      readonly side: Side
      readonly stacks: readonly { readonly leader: number; readonly on: number }[]
    }
  | {
      readonly type: 'ambush'
      readonly rule: '3.8'
      readonly at: Hex
      readonly rolls: readonly AmbushRoll[]
      /** Who ambushes; null when nobody does. */
      readonly ambusher: Side | null
    }
  | { readonly type: 'closeCombatDesignated'; readonly rule: '3.8'; readonly side: Side; readonly attacks: readonly CombatAttack[] }
  | {
      readonly type: 'closeCombatAttack'
      readonly rule: '3.8'
      readonly side: Side
      readonly by: readonly number[]
      readonly on: readonly number[]
      readonly attack: readonly CombatFp[]
      readonly defense: readonly CombatFp[]
      /** The column of the table, as printed: '3-2'; 'CCV' against a vehicle, where the Kill Number is the CCV and nothing defends. */
      readonly odds: string
      readonly kill: number
      /** 3.8: the die after an original 2 that could not eliminate a vehicle otherwise. */
      readonly third?: number
      /** 3.3.4: made in the enemy's MPh. */
      readonly reaction?: true
      readonly dice: readonly [coloured: number, white: number]
      readonly modifiers: readonly Modifier[]
      readonly final: number
      readonly result: CombatResult
      /** 5.3: the same dice once more, because a leader came forth. */
      readonly refigured: boolean
      /** 8.1.8.4: on the Hand-to-Hand table. */
      readonly handToHand?: true
    }
  | { readonly type: 'handToHand'; readonly rule: '8.1.8.4'; readonly at: Hex; readonly on: boolean }
  | {
      readonly type: 'closeDefence'
      readonly rule: '3.8'
      readonly vehicle: number
      readonly at: Hex
      readonly dice: readonly [coloured: number, white: number]
      readonly usage: number
      readonly works: boolean
    }
  | { readonly type: 'melee'; readonly rule: '3.8'; readonly at: Hex; readonly on: boolean; readonly units: readonly number[] }
  | { readonly type: 'unpinned'; readonly rule: '3.8'; readonly units: readonly number[] }
