import type { Terrain } from '../data/cards.ts'
import type { Card, Letter, Side } from '../state.ts'

export type ReinforcementEvent = {
  readonly type: 'reinforced'
  readonly rule: '35.2'
  readonly side: Side
  readonly group: number
  readonly letter: Letter
  readonly men: readonly number[]
  readonly card: Card
  readonly range: number
  readonly terrain: Terrain
}
