/** Whoever moves while the other side may fire: the way that he has come, as events have told it. */
import type { AslskEvent } from '@firegroup/aslsk'
import type { Place } from '../../../play/controller/draft.ts'
import { FireDraft } from './drafts/fire-draft.ts'
import type { AslskDesk } from './kinds.ts'

type Moves = Extract<AslskEvent, { readonly type: 'moves' }>

export interface Way {
  readonly from: Place
  /** Every hex that was entered, with the MF spent until then, in halves. */
  readonly steps: readonly { readonly hex: Place; readonly mf: number }[]
}

/** Null while nobody moves under fire, or where he has spent MF without moving. */
export function moverWay(desk: AslskDesk): Way | null {
  const { draft, events } = desk
  if (!(draft instanceof FireDraft) || !draft.isReaction) return null
  const moved: Moves[] = []
  for (let i = events.length - 1; i >= 0; i--) {
    const { event } = events[i]!
    if (event.type === 'phase' || event.type === 'turn') break
    if (event.type !== 'moves') continue
    if (!event.units.some((id) => draft.movers.includes(id))) break
    moved.unshift(event)
  }
  const [first] = moved
  if (!first) return null
  let mf = 0
  return {
    from: first.from,
    steps: moved.map((event) => {
      mf += event.mf
      return { hex: event.to, mf }
    }),
  }
}
