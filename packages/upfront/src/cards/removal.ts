import type { Card, UpfrontState } from '../state.ts'

/** 16.1: while the first n of its type have not left the game, a card is due to leave it, and a Cower card for both sides. */
export function isDueForRemoval(s: UpfrontState, card: Card): boolean {
  const type = s.setting.removable[card]!
  return type !== '' && stillToRemove(s, type) > 0
}

/** 16.1: how many of a type have still to leave the game. */
export function stillToRemove(s: UpfrontState, type: string): number {
  const { removable, removeFirst } = s.setting
  let left = removeFirst[type] ?? 0
  for (const card of s.removed) if (removable[card] === type) left--
  return left
}
