/** Whoever moves while the other side may fire: the way that he has come, as events have told it. */
import { hexOf, type LnltEvent } from '@firegroup/lnlt'
import type { Place } from '../../../play/controller/draft.ts'
import { ReactionDraft } from './drafts/reaction-draft.ts'
import type { LnltDesk } from './kinds.ts'

type Moves = Extract<LnltEvent, { readonly type: 'moves' }>

export interface Way {
  /** -1 if he came from outside the map. */
  readonly from: Place
  /** Every hex that was entered, with the movement points spent until then, in halves. */
  readonly steps: readonly { readonly hex: Place; readonly spent: number }[]
}

/** Null while nobody moves under fire. */
export function moverWay({ draft, events }: LnltDesk): Way | null {
  if (!(draft instanceof ReactionDraft)) return null
  const moved: Moves[] = []
  for (let i = events.length - 1; i >= 0; i--) {
    const { event } = events[i]!
    if (event.type === 'impulse' || event.type === 'phase' || event.type === 'turn') break
    if (event.type !== 'moves') continue
    if (!event.units.some((id) => draft.about.movers.includes(id))) break
    moved.unshift(event)
  }
  const [first] = moved
  if (!first) return null
  const place = (at: number): Place => (at < 0 ? -1 : hexOf(at))
  return { from: place(first.from), steps: moved.map(({ to, spent }) => ({ hex: place(to), spent: Math.max(...spent) })) }
}
