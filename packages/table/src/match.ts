import { type Game, type GameEvent, type OpenQuestion, type Seat, saveGame, type Verdict } from '@firegroup/kernel'
import type { MatchRecord, MatchStore, MatchSummary } from './record.ts'

export type SeatPlayer = { readonly type: 'human'; readonly name: string } | { readonly type: 'computer'; readonly level: string }

export interface MatchSetup {
  readonly id: string
  readonly name: string
  readonly players: { readonly [seat: Seat]: SeatPlayer }
  readonly begun: string
  /** Set once a person has gone back behind dice: the game goes on, but it counts for nothing. */
  readonly practice?: 'undone past dice' | undefined
}

/** Thinks for the seats that a computer plays, wherever it does so. It may take its time. */
export interface Computer {
  choose(open: OpenQuestion, level: string): Promise<unknown>
}

interface MatchParts<S, E extends GameEvent> {
  readonly game: Game<S, E>
  readonly setup: MatchSetup
  readonly store: MatchStore
  readonly computer: Computer
  /** The time, as an ISO 8601 text: the one clock of the table. */
  readonly now: () => string
}

/**
 * A game with people and computers at it: who is to decide, what has been decided, and that nothing is lost. Whoever shows it subscribes, and reads
 * the game again when it is told of a change.
 */
export class Match<S, E extends GameEvent> {
  readonly setup: MatchSetup
  readonly game: Game<S, E>
  readonly #store: MatchStore
  readonly #computer: Computer
  readonly #now: () => string
  readonly #listeners = new Set<() => void>()
  #version = 0
  #saving: Promise<void> = Promise.resolve()
  #saveProblem: string | null = null
  #thinking = false

  constructor(parts: MatchParts<S, E>) {
    this.setup = parts.setup
    this.game = parts.game
    this.#store = parts.store
    this.#computer = parts.computer
    this.#now = parts.now
  }

  /** Goes up with every change: what a view can be remembered by. */
  get version(): number {
    return this.#version
  }

  /** Why the last change could not be stored; null if it was. */
  get saveProblem(): string | null {
    return this.#saveProblem
  }

  get thinking(): boolean {
    return this.#thinking
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The people who are asked something now. */
  waitingFor(): Seat[] {
    return this.game.open.filter((open) => this.setup.players[open.seat]?.type === 'human').map((open) => open.seat)
  }

  decide(seat: Seat, decision: unknown): Verdict {
    const verdict = this.game.decide(seat, decision)
    if (verdict.ok) this.#changed()
    return verdict
  }

  undo(seat: Seat): Verdict {
    const verdict = this.game.undo(seat)
    if (verdict.ok) this.#changed()
    return verdict
  }

  /**
   * Lets the computer's seats decide until a person is asked or the game is over. `pace` is waited for between two decisions. It thinks at
   * once, but decides nothing before `notBefore`: how long it thought, and whether there was anything to think about, can't be seen then.
   */
  async letComputerPlay(pace: () => Promise<void>, notBefore: Promise<void> = Promise.resolve()): Promise<void> {
    if (this.#thinking) return
    this.#thinking = true
    try {
      for (let open = this.#computersTurn(); open; open = this.#computersTurn()) {
        const player = this.setup.players[open.seat] as { level: string }
        const version = this.#version
        const [decision] = await Promise.all([this.#computer.choose(open, player.level), notBefore])
        if (version !== this.#version) continue // somebody has changed the game meanwhile
        const verdict = this.game.decide(open.seat, decision)
        if (!verdict.ok) throw new Error(`The computer chose something illegal: ${verdict.problems[0]?.message}`)
        this.#changed()
        await pace()
      }
    } finally {
      this.#thinking = false
      this.#tell()
    }
  }

  record(): MatchRecord {
    const { id, name, players, begun, practice } = this.setup
    const practised = practice ? { practice } : {}
    return { format: 'firegroup-match', version: 1, id, name, players, begun, played: this.#now(), ...practised, save: saveGame(this.game) }
  }

  /** Resolves when everything up to now is stored. */
  async saved(): Promise<void> {
    await this.#saving
  }

  #computersTurn(): OpenQuestion | undefined {
    return this.game.open.find((open) => this.setup.players[open.seat]?.type === 'computer')
  }

  #changed(): void {
    this.#version++
    this.#saving = this.#saving.then(() => this.#keep())
    this.#tell()
  }

  async #keep(): Promise<void> {
    try {
      const record = this.record()
      await this.#store.save(record, summaryOf(record, this.game))
      this.#saveProblem = null
    } catch (error) {
      this.#saveProblem = (error as Error).message
      this.#tell()
    }
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

/** What a list of games shows of a match as it stands. */
export function summaryOf<S, E extends GameEvent>(record: MatchRecord, game: Game<S, E>): MatchSummary {
  const { id, name, played, save } = record
  const waiting = game.open.map(({ seat, question }) => ({ seat, title: question.title }))
  return { id, name, played, system: save.system, decisions: save.decisions.length, over: game.outcome !== null, waiting }
}
