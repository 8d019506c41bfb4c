/** The computer's own copy of a game, kept up to date by decisions. Free of the worker around it, so that it can be tested. */
import { positionOf } from '@firegroup/ai'
import {
  type Game,
  type GameEvent,
  KeyedChance,
  keyFromSeed,
  type LoggedDecision,
  restoreGame,
  type Save,
  type Seat,
} from '@firegroup/kernel'
import type { GameThinking } from '../games/game.ts'

export class Thinker<S, E extends GameEvent> {
  readonly #thinking: GameThinking<S, E>
  readonly #game: Game<S, E>

  constructor(thinking: GameThinking<S, E>, save: Save) {
    const restored = restoreGame(thinking.system, save, { keep: { history: true, events: false, hashes: false } })
    if (!restored.ok) throw new Error(restored.problems.map(({ message }) => message).join(' '))
    this.#thinking = thinking
    this.#game = restored.value
  }

  catchUp(from: number, decisions: readonly LoggedDecision[]): void {
    if (from !== this.#game.decisionCount) throw new Error(`The computer knows ${this.#game.decisionCount} decisions, not ${from}.`)
    for (const { seat, decision } of decisions) this.#game.take(seat, decision)
  }

  choose(seat: Seat, level: string): unknown {
    const open = this.#game.questionFor(seat)
    if (!open) throw new Error(`${seat} is not asked anything.`)
    const { players, system } = this.#thinking
    const player = (players[level] ?? Object.values(players)[0])?.()
    if (!player) throw new Error(`The computer does not play ${system.id} yet.`)
    const chance = new KeyedChance(keyFromSeed(`${this.#game.key ?? ''} ${this.#game.decisionCount} ${level}`))
    return player.choose(positionOf(this.#game, open, chance))
  }

  answer(seat: Seat, query: unknown): unknown {
    return this.#thinking.answer?.(this.#game, seat, query)
  }

  *trickle(query: unknown): Generator<unknown> {
    if (this.#thinking.trickle) yield* this.#thinking.trickle(this.#game, query)
  }
}
