/** Whoever moves while the other side may fire: the way that he has come, as events have told it. */
import type { AslskEvent } from '@firegroup/aslsk'
import type { Place } from '../../../play/controller/draft.ts'
import { FireDraft } from './drafts/fire-draft.ts'
import type { AslskDesk } from './kinds.ts'

type Spent = Extract<AslskEvent, { readonly type: 'moves' | 'drives' | 'spendsMp' }>

export interface Way {
  readonly from: Place
  /** Every hex that was entered, with the MF or MP spent until then, in halves. */
  readonly steps: readonly { readonly hex: Place; readonly mf: number }[]
}

/** Null while nobody moves under fire, or where he has spent MF without moving. */
export function moverWay(desk: AslskDesk): Way | null {
  const { draft, events } = desk
  if (!(draft instanceof FireDraft) || !draft.isReaction) return null
  const spent: Spent[] = []
  /** Where what is collected so far begins. */
  let from: Place | null = null
  for (let i = events.length - 1; i >= 0; i--) {
    const { event } = events[i]!
    if (event.type === 'phase' || event.type === 'turn') break
    if (event.type !== 'moves' && event.type !== 'drives' && event.type !== 'spendsMp') continue
    if (!whoSpent(event).some((id) => draft.movers.includes(id))) break
    if (event.type !== 'spendsMp') {
      // of who is concealed nobody knows that he is the one who moved before: it was somebody else if it ended elsewhere
      if (from !== null && event.to !== from) break
      from = event.from
    }
    spent.unshift(event)
  }
  const first = spent.find((event) => event.type !== 'spendsMp')
  if (!first) return null
  const steps: { hex: Place; mf: number }[] = []
  let mf = 0
  for (const event of spent) {
    mf += event.type === 'moves' ? event.mf : event.mp
    if (event.type !== 'spendsMp') steps.push({ hex: event.to, mf })
    // what a vehicle spends without leaving its hex is spent there
    else if (steps.length > 0) steps.push({ hex: steps.pop()!.hex, mf })
  }
  return { from: first.from, steps }
}

const whoSpent = (event: Spent): readonly number[] => (event.type === 'moves' ? event.units : [event.unit])
