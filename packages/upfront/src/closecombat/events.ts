import type { Modifier } from '@firegroup/kernel'
import type { Card } from '../state.ts'

export type CloseCombatEvent =
  /** 20.52: whom he meets; no card where there is only one. 20.91: a berserk man. */
  | {
      readonly type: 'entersCombat'
      readonly rule: '20.52' | '20.91'
      readonly man: number
      readonly group: number
      readonly opponent: number
    }
  /** 20.7: one round; totals with the RNCs. */
  | {
      readonly type: 'combat'
      readonly rule: '20.7'
      readonly attacker: number
      readonly defender: number
      readonly attackerCard: Card
      readonly defenderCard: Card
      readonly attackerValue: readonly Modifier[]
      readonly defenderValue: readonly Modifier[]
      readonly attackerTotal: number
      readonly defenderTotal: number
    }
  | {
      readonly type: 'spoils'
      readonly rule: '20.74'
      readonly man: number
      readonly from: number
      readonly weapon: string
      readonly destroyed: boolean
    }
  | { readonly type: 'berserk'; readonly rule: '20.9'; readonly man: number }
  | { readonly type: 'calm'; readonly rule: '20.91' | '20.92'; readonly man: number }
  /** 20.8: without a card it is the Open Ground in which everyone begins, or a card that nobody may see. */
  | {
      readonly type: 'terrainCaptured'
      readonly rule: '20.8'
      readonly group: number
      readonly by: number
      readonly card?: Card
      readonly joined: readonly number[]
    }
