/** Decisions to ask the engine about, for the reason that it gives against them: one for each way in which a card could be played on a group. */
import type { Card, FunctionType } from '@firegroup/upfront'

export function probesFor(type: FunctionType, group: number, card: Card, targets: readonly number[]): readonly object[] {
  switch (type) {
    case 'Fire':
      return targets.map((target) => ({ type: 'fire', group, target, cards: [card] }))
    case 'Movement':
      return ['advance', 'retreat', 'sideways'].map((mode) => ({ type: 'move', group, card, mode }))
    case 'Terrain':
      return [{ type: 'terrain', group, card, faceDown: false }]
    case 'Rally':
      return [{ type: 'rally', group, card }]
    case 'Smoke':
      return [{ type: 'smoke', group, card }]
    default:
      return []
  }
}
