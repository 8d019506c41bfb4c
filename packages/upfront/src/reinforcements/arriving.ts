import { groupAt } from '../groups/groups.ts'
import type { Card, Letter, Side, UpfrontState } from '../state.ts'

/** Men who would enter with a Movement card, and the letter of their group. */
export interface Arriving {
  readonly men: readonly number[]
  readonly letter: Letter
  /** They have entered. */
  came?(): void
}

const LETTERS: readonly Letter[] = ['E', 'Z']

/** 35.1: those whom the scenario names come first; without a letter there is no room for them. */
export function arrivingWith(
  s: UpfrontState,
  side: Side,
  card: Card,
): { readonly men: readonly number[]; readonly letter?: Letter; came?(): void } {
  const men = scheduled(s, side)
  if (men.length > 0) {
    const letter = LETTERS.find((each) => !groupAt(s, side, each))
    return { men, ...(letter ? { letter } : {}) }
  }
  for (const arrival of s.setting.hooks.arriving) {
    const found = arrival(s, side, card)
    // 48.33: a group that stands at that edge blocks it
    if (found) return groupAt(s, side, found.letter) ? { men: found.men } : found
  }
  return { men: [] }
}

/** 35.1: the men of a side who may enter now by the scenario. */
function scheduled(s: UpfrontState, side: Side): number[] {
  return s.men.filter((man) => man.side === side && man.awaits !== undefined && s.deckNumber > man.awaits).map(({ id }) => id)
}

/** Whether anybody waits, for all that everyone can see. */
export function anybodyWaits(s: UpfrontState, side: Side): boolean {
  return scheduled(s, side).length > 0 || s.setting.hooks.arriving.some((arrival) => arrival(s, side, s.deck[0]!))
}
