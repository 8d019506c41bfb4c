import type { Card, Side } from '../state.ts'

export type SniperEvent =
  /** 14.3: `card` is the RNC, compared without its colour. */
  | {
      readonly type: 'sniper'
      readonly rule: '14.3'
      readonly side: Side
      readonly sniper: Card
      readonly group: number
      readonly man: number
      readonly card: Card
      readonly rn: number
      readonly result: 'kia' | 'pin' | 'miss'
    }
  /** 14.5: there was nobody left to shoot at. */
  | { readonly type: 'sniperIdle'; readonly rule: '14.5'; readonly side: Side; readonly sniper: Card }
  /** 14.4 */
  | {
      readonly type: 'sniperCheck'
      readonly rule: '14.4'
      readonly group: number
      readonly card: Card
      readonly against: number
      readonly found: boolean
      readonly left: number
    }
