/** The keys of Play Both Sides at the table, besides those of the Starter Kit. */
import { keyContext } from '../../keys/context.ts'

export const KEYS = keyContext('Play Both Sides', 'table', {
  why: { keys: ['b'], does: 'By the book: why it fired, or why it held' },
})

/** Of the panel, while it is open. */
export const PANEL_KEYS = keyContext('Play Both Sides', 'panel', {
  close: { keys: ['Escape'], does: 'Close the reasons' },
})
