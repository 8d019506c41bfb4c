/** The end of a match that the rules did not bring about: somebody gave up, both agreed on a draw, or a clock ran out and the win was claimed. */
import { type Described, integer, type Outcome, oneOf, optional, type Problem, record, type Seat, text } from '@firegroup/kernel'

export const endingSchema = record({
  how: oneOf('resigned', 'agreed', 'time'),
  /** Who gave up or ran out of time; nobody where both agreed. */
  by: optional(text({ max: 40 })),
  /** Who has won; nobody in a draw. */
  winner: optional(text({ max: 40 })),
  /** After so many decisions: nothing was decided since. */
  decisions: integer(0),
})

export type Ending = Described<typeof endingSchema>

const REASONS: { readonly [H in Ending['how']]: string } = {
  resigned: 'The other side has resigned.',
  agreed: 'Both agreed on a draw.',
  time: 'The other side ran out of time.',
}

/** The end in the form of any other. */
export function outcomeOf({ how, winner }: Ending): Outcome {
  return { winner: winner ?? null, reason: REASONS[how] }
}

/** 'tom_w resigned.', with whatever somebody at a seat is called. */
export function endingWords({ how, by = '' }: Ending, called: (seat: Seat) => string): string {
  switch (how) {
    case 'resigned':
      return `${called(by)} resigned.`
    case 'agreed':
      return REASONS.agreed
    case 'time':
      return `${called(by)} ran out of time.`
  }
}

/** What is wrong with an end that a record tells: it must be that of these seats, and come after the last of the decisions. */
export function endingProblem({ by, winner, how, decisions }: Ending, seats: readonly Seat[], made: number): Problem | null {
  for (const seat of [by, winner])
    if (seat !== undefined && !seats.includes(seat))
      return { message: `It is said to have been ended by '${seat}', who is not at the table.` }
  if (decisions !== made) return { message: `It is said to have ended after ${decisions} decisions, but ${made} were made.` }
  if (how === 'agreed' ? by !== undefined || winner !== undefined : by === undefined || winner === undefined || by === winner)
    return { message: 'How it ended does not fit who is said to have won.' }
  return null
}
