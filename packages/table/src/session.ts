import type { Game, GameEvent, OpenQuestion, Seat } from '@firegroup/kernel'
import type { Ruling } from './chair.ts'
import type { Match } from './match.ts'

/** How fast a table plays, in milliseconds. */
export interface Tempo {
  /** How long the other side seems to think about what it may answer, whether it can react or not. The computer thinks meanwhile. */
  readonly beat: number
  /** Between two acts of the computer. */
  readonly act: number
  /** After an act of the computer with dice or cards. */
  readonly dice: number
}

/** How a game is shown at its own speed. */
export interface Pace<E extends GameEvent> {
  /**
   * Whether others may answer such a decision. 'seen': everybody sees whether they can, and the pause is for the eye. 'hidden': that depends on what
   * the one who decides can't know; the pause is as long whether they can or not, at every tempo. Of the state only what everybody knows may be asked.
   */
  window(kind: string, decision: unknown, state: unknown): 'none' | 'seen' | 'hidden'
  /** Whether the time that an answer to such a question takes would tell what is held: it takes as long whatever is held. */
  hides(kind: string): boolean
  /** Whether there is something to look at longer: dice, or a card turned over. */
  lingers(event: E): boolean
}

/** A pause that hides something is never shorter, and longer than the computers at the table think. */
export const LEAST_BEAT = 250

interface SessionParts<S, E extends GameEvent> {
  readonly match: Match<S, E>
  readonly pace: Pace<E>
  readonly tempo: Tempo
  readonly rest: (ms: number) => Promise<void>
  /** How long computers of a level think about a decision at most, in milliseconds; without it, no time to speak of. */
  readonly patience?: (level: string) => number
}

/** A match at its table: whose turn it is to decide, and the time that everything takes. */
export class Session<S, E extends GameEvent> {
  readonly match: Match<S, E>
  readonly #pace: Pace<E>
  readonly #tempo: Tempo
  readonly #rest: (ms: number) => Promise<void>
  /** How long what hides something takes. It depends on who sits at the table, and on nothing that happens there. */
  readonly #hiding: number
  readonly #listeners = new Set<() => void>()
  #beating = false
  #problem: string | null = null
  #closed = false

  constructor({ match, pace, tempo, rest, patience = () => 0 }: SessionParts<S, E>) {
    this.match = match
    this.#pace = pace
    this.#tempo = tempo
    this.#rest = rest
    const thinking = Object.values(match.setup.players).map((player) => (player.type === 'computer' ? patience(player.level) : 0))
    this.#hiding = Math.max(tempo.beat, LEAST_BEAT, ...thinking)
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
    return this.#problem ?? this.match.problem
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async decide(seat: Seat, decision: unknown, version?: number, key?: string): Promise<Ruling> {
    const kind = this.game.questionFor(seat)?.question.kind
    const window = kind === undefined ? 'none' : this.#pace.window(kind, decision, this.game.state)
    if (window !== 'none') this.#beating = true
    const ruling = await this.match.decide(seat, decision, version, key)
    if (!ruling.ok) {
      this.#beating = false
      this.#tell()
    } else void this.goOn(window)
    return ruling
  }

  undo(seat: Seat, version?: number): Promise<Ruling> {
    return this.match.undo(seat, version)
  }

  goBack(seat: Seat, version?: number): Promise<Ruling> {
    return this.match.goBack(seat, version)
  }

  /** Lets the computer do what is its to do. */
  async goOn(after: 'none' | 'seen' | 'hidden' = 'none'): Promise<void> {
    try {
      const beat = after === 'none' ? Promise.resolve() : this.#beat(after === 'hidden' ? this.#hiding : this.#tempo.beat)
      let told = this.game.events.length
      await this.match.letComputerPlay(async () => {
        const news = this.game.events.slice(told)
        told = this.game.events.length
        await this.#wait(news.some(({ event }) => this.#pace.lingers(event)) ? this.#tempo.dice : this.#tempo.act)
      }, this.#answering(beat))
      await beat
    } catch (error) {
      if (this.#closed) return
      this.#problem = (error as Error).message
      this.#tell()
    }
  }

  close(): void {
    this.#closed = true
    this.#listeners.clear()
  }

  /** Not before the pause that goes on is over, and where its time would tell something, after a pause of its own. */
  #answering(beat: Promise<void>): (open: OpenQuestion) => Promise<void> {
    return async ({ question }) => {
      const own = this.#pace.hides(question.kind) ? this.#wait(this.#hiding) : undefined
      await Promise.all([beat, own])
    }
  }

  async #beat(ms: number): Promise<void> {
    await this.#wait(ms)
    this.#beating = false
    this.#tell()
  }

  #wait(ms: number): Promise<void> {
    return ms === 0 ? Promise.resolve() : this.#rest(ms)
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
