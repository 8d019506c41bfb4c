/** What a store has of a match, and what is to be added to it. */
import { type Game, type GameEvent, type LoggedDecision, restoreGame, type Save, saveGame } from '@firegroup/kernel'
import type { MatchSetup } from './match.ts'
import { type MatchStore, standOf, summaryOf } from './store.ts'

/** A later point to open the game from is kept when so many decisions were made since the last one. */
const CHECKPOINT_EVERY = 25

export class MatchKeeping<S, E extends GameEvent> {
  readonly #store: MatchStore
  #kept: readonly LoggedDecision[]
  #checkpoint: number
  #told: number

  /** `told`: how much of what was told the store holds already. */
  constructor(store: MatchStore, game: Game<S, E>, told: number) {
    this.#store = store
    this.#kept = [...game.log]
    this.#checkpoint = game.latestCheckpoint.decisions
    this.#told = told
  }

  /** Adds what has come since, or goes back to where the game is now. */
  async append(game: Game<S, E>, setup: MatchSetup, played: string, key?: string): Promise<void> {
    const { log } = game
    const known = this.#kept
    let keep = Math.min(known.length, log.length)
    while (keep > 0 && !isSame(known[keep - 1]!, log[keep - 1]!)) keep--
    const { decisions: at, events: told } = game.latestCheckpoint
    const from = keep < known.length ? 0 : this.#told
    const later = keep < known.length || at - this.#checkpoint >= CHECKPOINT_EVERY
    await this.#store.append(setup.id, {
      after: standOf(known),
      keep,
      decisions: log.slice(keep),
      checkpoint: later ? saveGame(game).checkpoint : undefined,
      told: later ? { from, events: game.events.slice(from, told) } : undefined,
      practice: setup.practice,
      ended: setup.ended,
      key,
      summary: summaryOf({ ...setup, played, system: game.system.id }, game),
    })
    if (later) {
      this.#checkpoint = at
      this.#told = told
    }
    this.#kept = [...log]
  }

  /** The game as it is stored: nobody has seen what came after it. */
  stored(game: Game<S, E>): Game<S, E> {
    const now = saveGame(game)
    const decisions = this.#kept.length
    const save = decisions > now.decisions.length ? ({ ...now, decisions: this.#kept } as Save) : now
    const restored = restoreGame(game.system, save, { whole: true, decisions })
    if (!restored.ok) throw new Error(restored.problems[0]?.message)
    return restored.value
  }
}

/** A game that was restored has copies of the decisions that led to it. */
const isSame = (a: LoggedDecision, b: LoggedDecision): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)
