import type { Card, MoveMode, Side } from '../state.ts'

export type MovementEvent =
  | {
      readonly type: 'moves'
      readonly rule: '5.4'
      readonly side: Side
      readonly group: number
      readonly card: Card
      readonly mode: MoveMode
      readonly range: number
    }
  /** 8.53: `drawn` is the RNC; absent for a Ford card. */
  | {
      readonly type: 'fords'
      readonly rule: '8.53'
      readonly group: number
      readonly card: Card
      readonly drawn?: Card
      readonly succeeded: boolean
    }
  /** 5.1, 8.1: the card of an Open Ground is seen by its owner alone. */
  | {
      readonly type: 'entersTerrain'
      readonly rule: '5.1' | '8.1'
      readonly side: Side
      readonly group: number
      readonly terrain: string
      readonly card?: Card
    }
  /** 7.3: discarded onto an enemy group. */
  | {
      readonly type: 'terrainOffered'
      readonly rule: '7.3'
      readonly side: Side
      readonly group: number
      readonly card: Card
      readonly terrain: string
    }
  | {
      readonly type: 'terrainAnswered'
      readonly rule: '7.31' | '7.32' | '7.33' | '7.3'
      readonly group: number
      readonly card: Card
      readonly accepted: boolean
      readonly range: number
    }
