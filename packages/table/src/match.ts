import {
  EngineFault,
  type Game,
  type GameEvent,
  type OpenQuestion,
  type Outcome,
  type Problem,
  restoreGame,
  type Seat,
  saveGame,
} from '@firegroup/kernel'
import type { Ruling } from './chair.ts'
import { type Ending, outcomeOf } from './ending.ts'
import { MatchKeeping } from './match-keeping.ts'
import type { Substitute } from './orders/standing.ts'
import { type MatchRecord, readRecord } from './record.ts'
import { versionOf } from './standpoint.ts'
import { type MatchStore, StaleWrite } from './store.ts'

/** `alone`: one and the same person sits at every chair. */
export type SeatPlayer =
  | { readonly type: 'human'; readonly name: string; readonly alone?: boolean }
  | { readonly type: 'computer'; readonly level: string }

export interface MatchSetup {
  readonly id: string
  readonly name: string
  readonly players: { readonly [seat: Seat]: SeatPlayer }
  readonly begun: string
  /** Set once a person has gone back behind dice: the game goes on, but it counts for nothing. */
  readonly practice?: 'undone past dice' | undefined
  /** Ended otherwise than by the rules: nobody decides any more. */
  readonly ended?: Ending | undefined
}

/** Thinks for the seats that a computer plays, wherever it does so. It may take its time. */
export interface Computer {
  choose(open: OpenQuestion, level: string): Promise<unknown>
}

export interface MatchParts<S, E extends GameEvent> {
  readonly game: Game<S, E>
  readonly setup: MatchSetup
  readonly store: MatchStore
  /** How much of what was told the store holds already. */
  readonly told?: number | undefined
  readonly computer: Computer
  /** The time, as an ISO 8601 text: the one clock of the table. */
  readonly now: () => string
}

/** Who chooses for a person who lets the computer decide. */
const STAND_IN = 'regular'

/**
 * A game with people and computers at it: who is to decide, what has been decided, and that nothing is lost. A decision is made, stored, and
 * only then answered and told to whoever listens; one that can't be stored was never made.
 */
export class Match<S, E extends GameEvent> {
  readonly #store: MatchStore
  readonly #computer: Computer
  readonly #now: () => string
  readonly #listeners = new Set<() => void>()
  readonly #stored = new Set<() => void>()
  #game: Game<S, E>
  /** One change after the other. */
  #work: Promise<unknown> = Promise.resolve()
  #changes = 0
  #keeping: MatchKeeping<S, E>
  #problem: string | null = null
  #thinking = false
  #storing = false
  #setup: MatchSetup

  constructor(parts: MatchParts<S, E>) {
    this.#setup = parts.setup
    this.#game = parts.game
    this.#store = parts.store
    this.#computer = parts.computer
    this.#now = parts.now
    this.#keeping = new MatchKeeping(parts.store, parts.game, parts.told ?? 0)
  }

  get setup(): MatchSetup {
    return this.#setup
  }

  /** As it stands. It is another one after the match was read again. */
  get game(): Game<S, E> {
    return this.#game
  }

  /** How it ended, by the rules or otherwise; null while it goes on. */
  get outcome(): Outcome | null {
    return this.#setup.ended ? outcomeOf(this.#setup.ended) : this.#game.outcome
  }

  /** Why the last change could not be stored; null if it was. */
  get problem(): string | null {
    return this.#problem
  }

  /** Goes up with every change of the game. */
  get changes(): number {
    return this.#changes
  }

  get thinking(): boolean {
    return this.#thinking
  }

  /** Something was decided that is not stored yet: until it is, nobody may see it. */
  get storing(): boolean {
    return this.#storing
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Told of every change that is safe in the store. */
  onStored(listener: () => void): void {
    this.#stored.add(listener)
  }

  /** The people who are asked something now. */
  waitingFor(): Seat[] {
    if (this.#setup.ended) return []
    return this.#game.open.filter((open) => this.setup.players[open.seat]?.type === 'human').map((open) => open.seat)
  }

  /** Decides for the match as it stands at `version`; without one, as it stands when its turn comes. `key` is the sender's own name for it. */
  async decide(seat: Seat, decision: unknown, version?: number, key?: string): Promise<Ruling> {
    const ruling = await this.#next(version, () => this.#game.decide(seat, decision), key)
    // what comes too late may be what is stored already: its answer was lost on the way
    const isRepeat = !ruling.ok && ruling.stale === true && key !== undefined && (await this.#store.sent?.(this.setup.id, seat, key))
    return isRepeat === undefined || isRepeat === false ? ruling : { ok: true, version: ruling.version }
  }

  undo(seat: Seat, version?: number): Promise<Ruling> {
    return this.#next(version, () => this.#game.undo(seat))
  }

  /** Why this seat can't go back behind dice either; null if it can, and the game is practice from then on. */
  goBackProblem(seat: Seat): string | null {
    const { log, base, fault } = this.#game
    const others = Object.entries(this.#setup.players).filter(([each]) => each !== seat)
    if (this.#setup.players[seat]?.type !== 'human') return 'Nobody plays here.'
    if (others.some(([, player]) => player.type !== 'computer' && !player.alone))
      return 'Only against the computer can you go back past the dice.'
    if (fault) return 'The game has stopped. Export it.'
    const last = log.findLastIndex((entry) => this.#isOf(entry.seat, seat))
    if (last < ((base as { readonly decisions?: number } | undefined)?.decisions ?? 0)) return 'There is nothing to undo.'
    return null
  }

  /** Back to where this seat decided last, whatever dice have fallen since. They stay as they are; the game is marked as practice. */
  goBack(seat: Seat, version?: number): Promise<Ruling> {
    return this.#next(version, () => {
      const problem = this.goBackProblem(seat)
      if (problem) return { ok: false, problems: [{ message: problem }] }
      const { log, system } = this.#game
      const decisions = log.findLastIndex((entry) => this.#isOf(entry.seat, seat))
      const restored = restoreGame(system, saveGame(this.#game), { whole: true, decisions })
      if (!restored.ok) return restored
      this.#game = restored.value
      this.#setup = { ...this.#setup, practice: 'undone past dice' }
      return { ok: true }
    })
  }

  /** Whether what a chair has decided is whoever sits at another one's to take back. */
  #isOf(chair: Seat, seat: Seat): boolean {
    const player = this.#setup.players[chair]
    return chair === seat || (player?.type === 'human' && player.alone === true)
  }

  /** Ends the match otherwise than by the rules. */
  end(how: Omit<Ending, 'decisions'>): Promise<Ruling> {
    return this.#next(undefined, () => {
      if (this.#game.outcome) return { ok: false, problems: OVER }
      this.#setup = { ...this.#setup, ended: { ...how, decisions: this.#game.log.length } }
      return { ok: true }
    })
  }

  /** Reads the match again from its store: somebody else has gone on with it. */
  reload(): Promise<void> {
    return this.#inTurn(() => this.#readAgain())
  }

  /** Resolves when everything that was begun is stored. */
  async settled(): Promise<void> {
    await this.#work
  }

  /**
   * Lets the computer's seats decide, and whoever stands in for a person, until a person is asked or the game is over. `pace` is waited for between two
   * decisions. It thinks at once, but answers no question before `notBefore` says so: how long it thought, and whether there was anything to think about,
   * can't be seen then.
   */
  async letComputerPlay(
    pace: () => Promise<void>,
    notBefore: (open: OpenQuestion) => Promise<void> = async () => {},
    substitute: () => Substitute | null = () => null,
  ): Promise<void> {
    if (this.#thinking) return
    this.#thinking = true
    let isTold = false
    try {
      await this.settled()
      for (;;) {
        const changes = this.#changes
        const own = this.#computersTurn()
        const other = own || this.#setup.ended ? null : substitute()
        const open = own ?? other?.open
        if (!open) break
        // among people there is nothing to tell after each of their decisions
        if (!isTold) this.#tell()
        isTold = true
        const [decision] = await Promise.all([this.#chosen(open, other), notBefore(open)])
        if (changes !== this.#changes) continue // somebody has changed the game meanwhile
        if (other && substitute() !== other) continue // or has taken his orders back
        await other?.noted(decision)
        const ruling = await this.decide(open.seat, decision, versionOf(this.#game), other?.key)
        if (ruling.ok) await pace()
        else if (this.#problem !== null || this.#setup.ended)
          return // it can't be stored, or was ended meanwhile
        else if (ruling.stale) continue
        else if (other) other.failed()
        else throw new Error(`The computer chose something illegal: ${ruling.problems[0]?.message}`)
      }
    } finally {
      this.#thinking = false
      // whoever looked meanwhile was told that somebody thinks; among people nobody does
      if (isTold || Object.values(this.#setup.players).some(({ type }) => type === 'computer')) this.#tell()
    }
  }

  #chosen(open: OpenQuestion, other: Substitute | null): Promise<unknown> {
    if (other && other.answer !== 'computer') return Promise.resolve(other.answer.decision)
    const player = this.setup.players[open.seat]
    if (player?.type === 'computer') return this.#computer.choose(open, player.level)
    // a person is there to be asked where nobody can choose for him
    return this.#computer.choose(open, STAND_IN).catch(() => other?.failed())
  }

  record(): MatchRecord {
    const { id, name, players, begun, practice, ended } = this.setup
    const practised = { ...(practice ? { practice } : {}), ...(ended ? { ended } : {}) }
    return {
      format: 'firegroup-match',
      version: 1,
      id,
      name,
      players,
      begun,
      played: this.#now(),
      ...practised,
      save: saveGame(this.#game),
    }
  }

  #computersTurn(): OpenQuestion | undefined {
    if (this.#setup.ended) return undefined
    return this.#game.open.find((open) => this.setup.players[open.seat]?.type === 'computer')
  }

  /** A change, in its turn: made, stored, told. */
  #next(
    version: number | undefined,
    change: () => { readonly ok: boolean; readonly problems?: readonly Problem[] },
    key?: string,
  ): Promise<Ruling> {
    return this.#inTurn(async () => {
      if (version !== undefined && version !== versionOf(this.#game)) return this.#refused(GONE_ON, true)
      const before = this.#setup
      if (before.ended) return this.#refused(OVER)
      try {
        const { ok, problems = [] } = change()
        if (!ok) return this.#refused(problems)
      } catch (error) {
        if (!(error instanceof EngineFault)) throw error
        this.#tell()
        return this.#refused([{ message: error.message }])
      }
      return this.#keep(before, key)
    })
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#work.then(work)
    this.#work = done.catch(() => undefined)
    return done
  }

  async #keep(before: MatchSetup, key?: string): Promise<Ruling> {
    this.#storing = true
    try {
      await this.#keeping.append(this.#game, this.#setup, this.#now(), key)
      this.#problem = null
      this.#changes++
      for (const listener of this.#stored) listener()
      return { ok: true, version: versionOf(this.#game) }
    } catch (error) {
      const stale = error instanceof StaleWrite
      this.#problem = stale ? null : (error as Error).message
      this.#setup = before
      if (stale) await this.#readAgain()
      else this.#become(this.#keeping.stored(this.#game))
      return this.#refused([{ message: (error as Error).message }], stale)
    } finally {
      this.#storing = false
      this.#tell()
    }
  }

  async #readAgain(): Promise<void> {
    const record = await readRecord(this.setup.id, this.#store)
    const game = record.ok ? restoreGame(this.#game.system, record.value.save, { whole: true }) : record
    if (record.ok) this.#setup = { ...this.#setup, practice: record.value.practice, ended: record.value.ended }
    if (!game.ok) this.#problem = game.problems[0]?.message ?? null
    else this.#become(game.value)
    this.#tell()
  }

  #become(game: Game<S, E>): void {
    this.#game = game
    this.#keeping = new MatchKeeping(this.#store, game, 0)
    this.#changes++
  }

  #refused(problems: readonly Problem[], stale = false): Ruling {
    return { ok: false, version: versionOf(this.#game), problems, ...(stale ? { stale } : {}) }
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

const OVER: readonly Problem[] = [{ message: 'The match is over.' }]
const GONE_ON: readonly Problem[] = [{ message: 'The game has gone on meanwhile.' }]
