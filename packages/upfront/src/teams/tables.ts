import { type OpenQuestion, type Rules, Runtime, type Seat } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import type { UpfrontEvent } from '../events.ts'
import type { UpfrontQuestions } from '../questions.ts'
import type { Side, UpfrontState } from '../state.ts'
import { seatAt } from './seats.ts'
import { gameAt, type TeamState } from './state.ts'

/** What happens, and in which of the games. */
export type TeamEvent = UpfrontEvent & { readonly game: number }
export type Teams = Runtime<TeamState, TeamEvent>

/** The step with which a player turn begins. */
export const FIRST_STEP = 'turn.begin'

/** The games of a team game while they are played: the rules of each work with a runtime of its own, and all of them with one source of cards. */
export class Tables {
  readonly g: Teams
  readonly games: readonly Upfront[]

  constructor(g: Teams) {
    this.g = g
    this.games = g.state.games.map((_, game) => this.#runtimeOf(game))
  }

  get s(): TeamState {
    return this.g.state
  }

  state(game: number): UpfrontState {
    return this.games[game]!.state
  }

  #runtimeOf(game: number): Upfront {
    const { g } = this
    const told = (event: UpfrontEvent): TeamEvent => ({ ...event, game })
    const seats = (sides: readonly Seat[]) => sides.map((side) => seatAt(side as Side, game))
    return new Runtime<UpfrontState, UpfrontEvent, UpfrontQuestions>(gameAt(g.state, game), g.chance, {
      decisionCount: 0,
      keepsEvents: true,
      checkpoint: () => this.#passOn(game),
      noWayBack: (why) => void g.roll(why, 0),
      record: ({ event, to, others, reveals }) =>
        g.emit(told(event), {
          ...(to ? { to: seats(to) } : {}),
          ...(others ? { others: told(others) } : {}),
          ...(reveals ? { reveals } : {}),
        }),
    })
  }

  /** 41.41: whoever has acted lets his team mates act, so that none has to wait for the end of another's turn. */
  #passOn(game: number): void {
    const { s } = this
    const { step, active } = this.state(game)
    const isOver = step === FIRST_STEP && active !== s.side
    if (isOver && s.stage === 'play') s.ended[game] = true
    if (s.stage === 'play' && (isOver || (s.acted && s.at === game && step === 'turn.actions'))) {
      s.acted = false
      s.at = this.after(game)
    }
    this.g.checkpoint()
  }

  /** The next game to the right that has not ended its turn; itself if it is the last. */
  after(game: number): number {
    const { length } = this.games
    for (let i = 1; i <= length; i++) if (!this.s.ended[(game + i) % length]) return (game + i) % length
    return game
  }

  /** Goes on with rules of a game; its questions go to whoever sits there, those of `side` to another game's player if one is named. */
  *drive<T>(game: number, rules: Rules<T>, side?: Side, from = game): Rules<T> {
    let next = rules.next([])
    while (!next.done) next = rules.next(yield this.addressed(next.value, game, side, from))
    return next.value
  }

  addressed(open: readonly OpenQuestion[], game: number, side?: Side, from = game): readonly OpenQuestion[] {
    this.s.asked = game
    return open.map(({ seat, question }) => ({ seat: seatAt(seat as Side, seat === side ? from : game), question }))
  }

  neighbours(game: number): number[] {
    return [game - 1, game + 1].filter((other) => other >= 0 && other < this.games.length)
  }
}
