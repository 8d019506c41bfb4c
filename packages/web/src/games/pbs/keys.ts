/** The keys of Play Both Sides at the table, besides those of the Starter Kit. */
import { keyContext } from '../../keys/context.ts'

export const KEYS = keyContext('Play Both Sides', 'table', {
  why: { keys: ['b'], does: 'By the book: why it fired, or why it held' },
})
