/** How a match stands for those who are not looking: who is asked what, in a sentence. Nothing while a moment lasts in which somebody may react. */
import type { GameEvent, Seat } from '@firegroup/kernel'
import { knownState, opposite, type Session, sentenceOf } from '@firegroup/table'

export interface SeatStanding {
  readonly seat: Seat
  /** The open decision in one sentence; null where he is not asked. */
  readonly sentence: string | null
  /** How many events there are for him to read. */
  readonly events: number
}

export interface MatchStanding {
  readonly decisions: number
  readonly version: number
  /** The turn that is being played; null where the game counts none. */
  readonly turn: number | null
  /** Those at which people sit. */
  readonly seats: readonly SeatStanding[]
}

export function standingOf<S, E extends GameEvent>(session: Session<S, E>): MatchStanding | null {
  const { match, beating, game } = session
  if (beating || match.storing || game.fault) return null
  const { players } = match.setup
  const { system } = game
  const seats = Object.keys(players).filter((seat) => players[seat]?.type === 'human')
  return {
    decisions: game.decisionCount,
    version: game.decisionCount - game.secretAnswers,
    turn: system.measure?.(game.state).turn ?? null,
    seats: seats.map((seat) => {
      const open = game.questionFor(seat)
      const sentence = open ? sentenceOf(system, knownState(system, game.state, seat), open.question, opposite(players, seat)) : null
      return { seat, sentence, events: game.eventsFor(seat).length }
    }),
  }
}
