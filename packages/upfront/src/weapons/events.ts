import type { RuleRef } from '@firegroup/kernel'
import type { Card } from '../state.ts'

export type WeaponEvent =
  /** 18.1: a weapon lies with a group now; `lost` in Marsh and Stream. */
  | {
      readonly type: 'weaponLeft'
      readonly rule: '18.1'
      readonly man: number
      readonly group: number
      readonly weapon: string
      readonly lost: boolean
    }
  | { readonly type: 'looseWeaponsLost'; readonly rule: '18.4'; readonly group: number; readonly weapons: readonly string[] }
  /** A man's weapon is out of play. */
  | { readonly type: 'weaponLost'; readonly rule: RuleRef; readonly man: number; readonly weapon: string }
  /** 18.22: without a draw for the assistant. */
  | {
      readonly type: 'acquires'
      readonly rule: '18.2' | '18.22'
      readonly man: number
      readonly group: number
      readonly weapon: string
      readonly succeeded: boolean
      readonly card?: Card
    }
  | {
      readonly type: 'handsOver'
      readonly rule: '18.21'
      readonly group: number
      readonly from: number
      readonly to: number
      readonly weapon: string
    }
  /** 19.1: what came of a malfunction; `strength` is what is left for the men still to be attacked. */
  | {
      readonly type: 'malfunction'
      readonly rule: RuleRef
      readonly man: number
      readonly weapon: string
      readonly effect: 'jams' | 'removed' | 'momentary' | 'none'
      readonly strength: number
      readonly stopped: boolean
    }
  | {
      readonly type: 'repair'
      readonly rule: '19.3' | '33.4'
      readonly man: number
      readonly weapon: string
      readonly card: Card
      readonly result: 'repaired' | 'removed' | 'nothing'
    }
