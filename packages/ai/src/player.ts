import type { Chance, Game, GameEvent, OpenQuestion, Outcome, Seat } from '@firegroup/kernel'

/** All that a computer player gets to see: its seat, what it is asked, and games like this one in which what it can't know was exchanged. */
export interface Position<S> {
  readonly seat: Seat
  readonly open: OpenQuestion
  /** A state that the seat can't tell from the real one. Made only when asked for; reading it tells nothing that is hidden. */
  readonly imagined: () => S
  /** A game that the seat can't tell from the real one, at this very question, to be played on with these dice. */
  readonly imaginedGame: (dice: Chance) => Playable<S>
  /** The player's own dice: not the game's. */
  readonly chance: Chance
}

/** A game as far as a search needs it. */
export interface Playable<S> {
  readonly state: S
  readonly open: readonly OpenQuestion[]
  readonly outcome: Outcome | null
  take(seat: Seat, decision: unknown): void
}

/** A computer player. It has no memory: the same position and the same dice of its own give the same choice. */
export interface Player<S> {
  readonly name: string
  /** It asks for imagined games, so that the game must keep its history. */
  readonly looksAhead?: boolean
  choose(position: Position<S>): unknown
}

/** What a seat of a running game may be shown, as a position for its player. */
export function positionOf<S, E extends GameEvent>(game: Game<S, E>, open: OpenQuestion, chance: Chance): Position<S> {
  const { system } = game
  return {
    seat: open.seat,
    open,
    chance,
    imagined: () => {
      const state = system.clone(game.state)
      system.resample(state, open.seat, chance)
      return state
    },
    imaginedGame: (dice) => {
      const fork = game.fork({ chance: dice, keep: { history: false }, asked: true })
      system.resample(fork.state, open.seat, dice)
      return fork
    },
  }
}
