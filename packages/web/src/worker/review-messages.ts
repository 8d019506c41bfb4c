/** What the page and the worker of a review say to each other. */
import type { Save, Seat } from '@firegroup/kernel'
import type { Effort, Review, ReviewNews } from '@firegroup/lab'

export interface ToReview {
  readonly save: Save
  readonly seat: Seat
  readonly effort?: Effort
}

export type FromReview =
  | ReviewNews
  | { readonly stage: 'done'; readonly review: Review }
  | { readonly stage: 'failed'; readonly message: string }
