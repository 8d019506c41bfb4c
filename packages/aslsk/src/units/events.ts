import type { Modifier } from '@firegroup/kernel'
import type { Hex } from '../state.ts'

/** Why a counter is exchanged: Casualty Reduction, its ELR (5.1), Step Reduction (8.1.2), or a Japanese leader who could not rally it (8.1.7). */
export type Replaced = 'reduced' | 'elr' | 'stepped' | 'demoted'

/** What happens to units, whatever the cause. */
export type UnitEvent =
  | {
      readonly type: 'check'
      readonly rule: string
      readonly unit: number
      /** NMC, 1MC … PTC, LLMC, LLTC, Interdiction. */
      readonly what: string
      readonly morale: number
      readonly dice: readonly [coloured: number, white: number]
      readonly modifiers: readonly Modifier[]
      readonly final: number
      readonly result: 'passes' | 'fails' | 'pinned' | 'breaks' | 'reduced' | 'eliminated' | 'stepped' | 'wounded'
    }
  | { readonly type: 'breaks'; readonly rule: string; readonly unit: number }
  | { readonly type: 'dm'; readonly rule: string; readonly unit: number; readonly on: boolean }
  /** 8.4: a squad is two half squads now; two half squads are a squad. */
  | { readonly type: 'deployed'; readonly rule: '8.4'; readonly unit: number; readonly other: number; readonly at: Hex }
  | { readonly type: 'recombined'; readonly rule: '8.4.1'; readonly unit: number; readonly other: number; readonly at: Hex }
  /** 8.2.1: a hut falls. */
  | { readonly type: 'hutCollapses'; readonly rule: '8.2.1'; readonly at: Hex }
  | { readonly type: 'pinned'; readonly rule: string; readonly unit: number }
  | { readonly type: 'rallies'; readonly rule: string; readonly unit: number }
  /** The counter is exchanged. */
  | {
      readonly type: 'replaced'
      readonly rule: string
      readonly unit: number
      readonly was: string
      readonly is: string
      readonly why: Replaced
    }
  | {
      readonly type: 'wounded'
      readonly rule: string
      readonly unit: number
      readonly die: number
      readonly modifiers: readonly Modifier[]
    }
  | { readonly type: 'eliminated'; readonly rule: string; readonly unit: number; readonly at: Hex; readonly why: string }
  | {
      readonly type: 'randomSelection'
      readonly rule: string
      readonly among: readonly number[]
      readonly selected: readonly number[]
    }
  | {
      readonly type: 'leaderCreated'
      readonly rule: '5.3'
      readonly unit: number
      readonly by: number
      readonly is: string
      readonly die: number
      readonly modifiers: readonly Modifier[]
    }
  | {
      readonly type: 'noLeaderCreated'
      readonly rule: '5.3'
      readonly by: number
      readonly die: number
      readonly modifiers: readonly Modifier[]
    }
