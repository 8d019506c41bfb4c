/** What lies on the player's desk, and what hands do there. */
import type { Problem, Seat } from '@firegroup/kernel'
import type { Place } from './draft.ts'
import type { KnownQuestion } from './known-question.ts'

/** Something that was refused, with where it was tried. */
export interface Refusal extends Problem {
  readonly place: Place | null
}

export interface OnDesk {
  readonly seat: Seat
  readonly question: KnownQuestion
}

/** Something that hands do to a draft; it may say why nothing came of it. */
export type Change<D> = ((draft: D) => Problem | null | undefined) | ((draft: D) => void)
