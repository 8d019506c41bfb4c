/** What the page and a worker of the lab say to each other. */
import type { Save } from '@firegroup/kernel'
import type { Batch, FromWorker, Orders, Task } from '@firegroup/lab'

export type ToLab =
  /** What every game of the series needs; sent once, before any game. */
  | { readonly type: 'orders'; readonly orders: Orders }
  | { readonly type: 'play'; readonly batch: Batch }
  /** One game, kept whole so that it can be looked at. */
  | { readonly type: 'keep'; readonly task: Task }

export type FromLab = FromWorker | { readonly type: 'kept'; readonly save: Save } | { readonly type: 'broken'; readonly message: string }
