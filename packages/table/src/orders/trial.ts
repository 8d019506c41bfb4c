/** Orders tried on what was asked before: what they would have done, without dice. */
import type { Occasion } from './adapter.ts'
import { answerOf } from './answer.ts'
import type { Orders } from './vocabulary.ts'

export interface TriedAnswer {
  readonly place: string | null
  readonly did: 'reacted' | 'held' | 'asked' | 'computer'
  /** Which order it was, by its place in the list; -1 for none. */
  readonly order: number
  readonly chance: number | null
  /** Who would have reacted. */
  readonly units: readonly number[]
}

export function trialOf(orders: Orders, occasions: readonly Occasion[]): readonly TriedAnswer[] {
  const used: number[] = orders.orders.map(() => 0)
  return occasions.map((occasion) => {
    const answer = answerOf(orders, occasion, ({ units }) => units ?? null, used)
    const { order } = answer
    const { place } = occasion
    if (answer.type !== 'decide') return { place, did: answer.type === 'ask' ? 'asked' : 'computer', order, chance: null, units: [] }
    if (answer.deed !== 'hold') used[order]!++
    if (answer.deed !== 'react') return { place, did: 'held', order, chance: null, units: [] }
    const units = occasion.reactions.find(({ decision }) => decision === answer.decision)?.units ?? []
    return { place, did: 'reacted', order, chance: answer.chance, units }
  })
}
