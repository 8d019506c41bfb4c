import { type Game, type GameEvent, OBSERVER, type OpenQuestion, type Seat, saveGame, type Viewer } from '@firegroup/kernel'
import type { Ruling } from './chair.ts'
import type { Ending } from './ending.ts'
import type { Match } from './match.ts'
import type { Occasion, OrdersAdapter } from './orders/adapter.ts'
import type { OwnOrders } from './orders/own.ts'
import { ownOrdersOf } from './orders/own.ts'
import { pastOccasions } from './orders/past.ts'
import { type OrdersStore, StandingOrders } from './orders/standing.ts'
import type { Orders } from './orders/vocabulary.ts'
import { versionOf } from './standpoint.ts'

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
  /** By what standing orders go, and where they are kept; without it, nobody can leave any. */
  readonly orders?: OrderParts<S>
}

export interface OrderParts<S> {
  readonly adapter: OrdersAdapter<S>
  readonly store: OrdersStore
  /** What a seat was asked in the enemy's last phase, worked out where it holds nobody up; here, unless told. */
  readonly past?: (seat: Seat) => Promise<readonly Occasion[]>
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
  readonly #orderParts: OrderParts<S> | undefined
  readonly #orders: StandingOrders<S, E> | null
  /** The pause that goes on, or was last. */
  #pause: Promise<void> = Promise.resolve()
  #beating = false
  #problem: string | null = null
  #closed = false

  constructor({ match, pace, tempo, rest, patience = () => 0, orders }: SessionParts<S, E>) {
    this.match = match
    this.#pace = pace
    this.#tempo = tempo
    this.#rest = rest
    const thinking = Object.values(match.setup.players).map((player) => (player.type === 'computer' ? patience(player.level) : 0))
    this.#hiding = Math.max(tempo.beat, LEAST_BEAT, ...thinking)
    this.#orderParts = orders
    this.#orders = orders ? new StandingOrders({ match, ...orders }) : null
    match.subscribe(() => this.#tell())
  }

  get game(): Game<S, E> {
    return this.match.game
  }

  /** The moment in which the other side may react: also while its orders are about to answer for it. */
  get beating(): boolean {
    return this.#beating || (!this.#closed && (this.#orders?.next() ?? null) !== null)
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
    this.#orders?.answersHimself(seat)
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

  /** Ends the match otherwise than by the rules. */
  async end(how: Omit<Ending, 'decisions'>): Promise<Ruling> {
    const ruling = await this.match.end(how)
    if (ruling.ok) this.#tell()
    return ruling
  }

  /** What was kept of standing orders is read, before play goes on. */
  async loadOrders(): Promise<void> {
    await this.#orders?.load()
  }

  /** Leaves orders for the enemy's next phase in the place of those before; null takes them back. */
  async leaveOrders(seat: Seat, orders: Orders | null): Promise<Ruling> {
    const version = versionOf(this.game)
    if (!this.#orders) return { ok: false, version, problems: [{ message: 'Nobody can leave orders at this table.' }] }
    const problems = await this.#orders.leave(seat, orders)
    if (problems.length > 0) return { ok: false, version, problems }
    this.#tell()
    void this.goOn()
    return { ok: true, version }
  }

  /** A viewer's own orders and what they have answered; once the game is over, what everybody's have. */
  ordersOf(viewer: Viewer): OwnOrders | null {
    return this.#orders && ownOrdersOf(this.#orders, this.game, viewer, this.match.outcome !== null)
  }

  /** How often orders were left here: goes up with every change of them. */
  ordersLeft(viewer: Viewer): number {
    return this.#orders?.left(viewer) ?? 0
  }

  /** What a seat was asked in the enemy's last phase. */
  async pastOccasions(seat: Viewer): Promise<readonly Occasion[]> {
    if (!this.#orderParts || seat === OBSERVER) return []
    const { past, adapter } = this.#orderParts
    return past ? past(seat) : pastOccasions(this.game.system, adapter, saveGame(this.game), seat)
  }

  /** Lets the computer, and standing orders, do what is theirs to do. */
  async goOn(after: 'none' | 'seen' | 'hidden' = 'none'): Promise<void> {
    try {
      const beat = after === 'none' ? this.#pause : this.#beat(after === 'hidden' ? this.#hiding : this.#tempo.beat)
      this.#pause = beat
      let told = this.game.events.length
      await this.match.letComputerPlay(
        async () => {
          const news = this.game.events.slice(told)
          told = this.game.events.length
          await this.#wait(news.some(({ event }) => this.#pace.lingers(event)) ? this.#tempo.dice : this.#tempo.act)
        },
        this.#answering,
        () => this.#orders?.next() ?? null,
      )
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
  readonly #answering = async ({ question }: OpenQuestion): Promise<void> => {
    const own = this.#pace.hides(question.kind) ? this.#wait(this.#hiding) : undefined
    await Promise.all([this.#pause, own])
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
