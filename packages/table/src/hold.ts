/**
 * An order to hold one's answers until something is so. It is plain data with a schema, so that whoever keeps a seat can follow it; whether it is so is
 * read from what the seat is asked and shown, and from nothing else.
 */
import { type Described, integer, listOf, record, text, variants } from '@firegroup/kernel'

const until = variants({
  /** Somebody who could answer is next to those whom it is about. */
  adjacent: {},
  /** They are in the open. */
  open: {},
  /** The best answer has at least this chance. */
  odds: { percent: integer(1, 100) },
})

export const holdSchema = record({
  /** The kind of question that it answers. */
  question: text({ max: 80 }),
  /** It is over as soon as one of these is so. */
  until: listOf(until, { min: 1, max: 8 }),
  /** It ends with this phase. */
  phase: text({ max: 200 }),
})

export type HoldUntil = Described<typeof until>
export type HoldOrder = Described<typeof holdSchema>

/** What an order goes by, as far as the seat knows it. */
export interface Occasion {
  readonly adjacent: boolean
  readonly open: boolean
  /** Of 1; null where nothing can be told beforehand. */
  readonly odds: number | null
}

/** Which of these is so; null where none is, and the order holds. */
export function metBy(conditions: readonly HoldUntil[], occasion: Occasion): HoldUntil | null {
  return conditions.find((each) => isSo(each, occasion)) ?? null
}

/** Odds count as they are shown, rounded; where nobody can tell them, it is for the player to judge. */
function isSo(condition: HoldUntil, { adjacent, open, odds }: Occasion): boolean {
  switch (condition.type) {
    case 'adjacent':
      return adjacent
    case 'open':
      return open
    case 'odds':
      return odds === null || Math.round(odds * 100) >= condition.percent
  }
}
