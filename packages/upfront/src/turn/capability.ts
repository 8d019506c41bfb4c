import { isCower } from '../cards/usable.ts'
import type { Card, Side, UpfrontState } from '../state.ts'

/** 4.3: how many unused cards a side may discard now, besides those that it may always discard. */
export function discardLimit(s: UpfrontState, side: Side): number {
  const { discard, movementKeepsDiscards } = s.setting.nationRules[side]
  const barring = movementKeepsDiscards ? s.actions - s.movementActions : s.actions
  let limit = barring === 0 ? discard.idle : barring === 1 ? (discard.afterOne ?? discard.acted) : discard.acted
  for (const change of s.setting.hooks.discardLimit) limit = change(s, side, limit)
  return limit
}

/** 39.3a: some keep their Cower cards in a turn in which they act. */
export function mustKeep(s: UpfrontState, side: Side, card: Card): boolean {
  return s.setting.nationRules[side].cowerOnlyIdle === true && s.actions > 0 && isCower(s, side, card)
}

/** 4.3, 45.12: the Japanese may discard a Cower card whatever they did, and on top of the others. */
export function isFreeDiscard(s: UpfrontState, side: Side, card: Card): boolean {
  return s.setting.nationRules[side].cowerAlwaysDiscardable && isCower(s, side, card)
}
