/** What people agree on before a match: how much time everybody has, and what the others may see. */
import { type Described, integer, record, variants } from '@firegroup/kernel'

const minutes = integer(1, 600)

const clockSchema = variants({
  none: {},
  /** A bank of minutes for the whole match, and seconds that every decision brings. */
  live: { bank: minutes, increment: integer(0, 600) },
  /** So many days for every decision. */
  days: { days: integer(1, 30) },
})

export const agreementsSchema = record({
  clock: clockSchema,
  /** Watchers see everything so many minutes later. */
  delay: integer(0, 60),
})

export type Agreements = Described<typeof agreementsSchema>

export const USUAL_AGREEMENTS: Agreements = { clock: { type: 'none' }, delay: 0 }
