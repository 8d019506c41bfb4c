/** At what pace Up Front is shown. */
import type { Pace } from '@firegroup/table'
import type { Card, UpfrontEvent } from '@firegroup/upfront'

/** What interrupts the other side, by cards in the hand. */
export const REACTIONS: readonly string[] = ['concealment', 'hero']

export const pace: Pace<UpfrontEvent> = {
  // by cards that nobody else sees
  window: (kind, decision) => (kind === 'act' && (decision as { readonly type: string }).type === 'fire' ? 'hidden' : 'none'),
  hides: (kind) => REACTIONS.includes(kind) || kind === 'heroDrawn',
  lingers: (event) => drawnIn(event).length > 0 || event.type === 'fires',
}

/** Cards are turned over one after the other, in milliseconds: the first is face up after so long, each of the others so much later. */
export const TURN = { first: 460, next: 300 }

/** The cards of an event that turned some over. */
export function drawnIn(event: UpfrontEvent): readonly Card[] {
  switch (event.type) {
    case 'attacked':
    case 'sniper':
    case 'moraleCheck':
    case 'repair':
    case 'voluntaryPanic':
    case 'sniperCheck':
      return [event.card]
    case 'acquires':
      return event.card === undefined ? [] : [event.card]
    case 'fords':
      return event.drawn === undefined ? [] : [event.drawn]
    case 'combat':
      return [event.attackerCard, event.defenderCard]
    case 'transferFails':
      return [event.drawn]
    default:
      return []
  }
}
