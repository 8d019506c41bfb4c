import type { Chance, Game, GameEvent, OpenQuestion, Seat } from '@firegroup/kernel'

/** All that a computer player gets to see: its seat, what it is asked, and a game like this one in which what it can't know was exchanged. */
export interface Position<S> {
  readonly seat: Seat
  readonly open: OpenQuestion
  /** A state that the seat can't tell from the real one. Made only when asked for; reading it tells nothing that is hidden. */
  readonly imagined: () => S
  /** The player's own dice: not the game's. */
  readonly chance: Chance
}

/** A computer player. It has no memory: the same position and the same dice of its own give the same choice. */
export interface Player<S> {
  readonly name: string
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
  }
}
