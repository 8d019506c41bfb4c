/** A match at the table: whose turn it is to decide, and how fast the computer's side of it is shown. */
import type { Game, GameEvent, OpenQuestion, Seat, Verdict } from '@firegroup/kernel'
import type { Match } from '@firegroup/table'
import type { Pace } from '../../games/game.ts'
import type { Progress, WorkerComputer } from '../../worker/computer.ts'
import type { Thoughts } from '../../worker/thoughts.ts'

export interface Tempo {
  /** How long the other side seems to think about what it may answer, whether it can react or not. The computer thinks meanwhile. */
  readonly beat: number
  /** Between two acts of the computer. */
  readonly act: number
  /** After an act of the computer with dice or cards. */
  readonly dice: number
}

export const TEMPOS = {
  calm: { beat: 700, act: 900, dice: 2600 },
  normal: { beat: 420, act: 480, dice: 1500 },
  instant: { beat: 0, act: 0, dice: 0 },
} as const satisfies Record<string, Tempo>

export class Session<S, E extends GameEvent> {
  readonly match: Match<S, E>
  readonly #computer: WorkerComputer
  readonly #pace: Pace<E>
  readonly #tempo: Tempo
  readonly #listeners = new Set<() => void>()
  #beating = false
  #problem: string | null = null
  #closed = false

  constructor(match: Match<S, E>, computer: WorkerComputer, pace: Pace<E>, tempo: Tempo) {
    this.match = match
    this.#computer = computer
    this.#pace = pace
    this.#tempo = tempo
    computer.attach(match.game)
    match.subscribe(() => this.#tell())
  }

  get game(): Game<S, E> {
    return this.match.game
  }

  /** The moment in which the other side may react. */
  get beating(): boolean {
    return this.#beating
  }

  /** What stopped the computer or the store; null while all is well. */
  get problem(): string | null {
    return this.#problem ?? this.match.saveProblem
  }

  get humans(): Seat[] {
    return Object.entries(this.match.setup.players).flatMap(([seat, player]) => (player.type === 'human' ? [seat] : []))
  }

  /** The question that a person at this table has to answer now. */
  get open(): OpenQuestion | null {
    if (this.#beating) return null
    const seat = this.match.waitingFor()[0]
    return seat === undefined ? null : (this.game.questionFor(seat) ?? null)
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  decide(seat: string, decision: unknown): Verdict {
    const kind = this.game.questionFor(seat)?.question.kind
    const spends = kind !== undefined && this.#pace.mayBeAnswered(kind, decision)
    if (spends) this.#beating = true
    const verdict = this.match.decide(seat, decision)
    if (!verdict.ok) this.#beating = false
    else void this.goOn(spends)
    return verdict
  }

  undo(seat: string): Verdict {
    return this.match.undo(seat)
  }

  /** Lets the computer do what is its to do. */
  async goOn(spent = false): Promise<void> {
    try {
      const beat = spent ? this.#beat() : Promise.resolve()
      let told = this.game.events.length
      await this.match.letComputerPlay(async () => {
        const news = this.game.events.slice(told)
        told = this.game.events.length
        await this.#rest(news.some(({ event }) => this.#pace.lingers(event)) ? this.#tempo.dice : this.#tempo.act)
      }, beat)
      await beat
    } catch (error) {
      if (this.#closed) return
      this.#problem = (error as Error).message
      this.#tell()
    }
  }

  ask(seat: Seat, query: unknown): Promise<unknown> {
    return this.#computer.ask(seat, query)
  }

  /** What the computer would do in the place of a person who is asked something now. */
  advise(seat: Seat, progress: Progress): Promise<Thoughts> {
    return this.#computer.advise(seat, progress)
  }

  trickle(query: unknown, tell: (part: unknown) => void): void {
    this.#computer.trickle(query, tell)
  }

  stopTrickle(): void {
    this.#computer.stopTrickle()
  }

  close(): void {
    this.#closed = true
    this.#computer.close()
  }

  async #beat(): Promise<void> {
    await this.#rest(this.#tempo.beat)
    this.#beating = false
    this.#tell()
  }

  #rest(ms: number): Promise<void> {
    return ms === 0 ? Promise.resolve() : new Promise((done) => setTimeout(done, ms))
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
