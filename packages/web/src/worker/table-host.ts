/** A match and everything that a page may ask of it, behind messages. Runs in a worker; in lessons and tests beside the page. */
import { type GameEvent, OBSERVER } from '@firegroup/kernel'
import {
  ChairServer,
  type Change,
  isChange,
  type Match,
  type OrderParts,
  type Pace,
  type Ruling,
  Session,
  type Tempo,
} from '@firegroup/table'
import { BY_THE_BOOK, LEVELS } from '../games/listing.ts'
import type { WorkerComputer } from './computer.ts'
import type { FromHost, Inquiry, ToHost } from './host-messages.ts'

interface HostParts<S, E extends GameEvent> {
  readonly match: Match<S, E>
  readonly computer: WorkerComputer
  readonly pace: Pace<E>
  readonly tempo: Tempo
  readonly orders: OrderParts<S>
  readonly send: (message: FromHost<E>) => void
  /** Does something as soon as everything that was said meanwhile is heard. */
  readonly soon: (work: () => void) => void
}

const ELSEWHERE = 'This game is open in another window or tab, and played there. Here you only look on.'

export class TableHost<S, E extends GameEvent> {
  readonly session: Session<S, E>
  readonly #parts: HostParts<S, E>
  readonly #chairs: ChairServer<S, E>
  #viewer = OBSERVER as string
  #following = true
  #said = ''

  constructor(parts: HostParts<S, E>) {
    const { match, computer, pace, tempo, orders, send, soon } = parts
    this.#parts = parts
    const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
    this.session = new Session({ match, pace, tempo, rest, patience, orders })
    this.#chairs = new ChairServer({ session: this.session, send, seats: match.game.system.seats, soon })
    computer.attach(() => match.game)
    this.session.subscribe(() => this.#tell())
    const { game, setup } = match
    send({ type: 'opened', system: game.system.id, origin: game.origin, setup })
  }

  /** The match is played here, not only watched: the computer may do what is its to do. */
  async play(): Promise<void> {
    await this.session.loadOrders()
    this.#following = false
    this.#tell()
    void this.session.goOn()
  }

  hear(message: ToHost): void {
    if (message.type === 'open' || message.type === 'stored') return
    if (isInquiry(message)) this.#ask(message)
    else if (this.#following && isChange(message)) this.#refuse(message)
    else {
      if (message.type === 'sit') {
        this.#viewer = message.viewer
        this.#parts.computer.stopTrickle()
        this.#tell()
      }
      const problem = this.#chairs.hear(message)
      if (problem) throw new TypeError(problem)
    }
  }

  close(): void {
    this.session.close()
    this.#chairs.close()
    this.#parts.computer.close()
  }

  #refuse({ id, version }: Change): void {
    const ruling: Ruling = { ok: false, version, problems: [{ message: ELSEWHERE }] }
    this.#parts.send({ type: 'ruling', id, ruling })
  }

  #ask(inquiry: Inquiry): void {
    const { computer, send } = this.#parts
    if (inquiry.type === 'stop') computer.stopTrickle()
    else if (inquiry.type === 'trickle') {
      const { id, query } = inquiry
      computer.trickle(this.#viewer, query, (part) => send({ type: 'part', id, part }))
    } else {
      const { id } = inquiry
      computer
        .advise(this.#viewer, (share) => send({ type: 'progress', id, share }))
        .then(
          (value) => send({ type: 'answer', id, answer: value }),
          (error: Error) => send({ type: 'failed', id, message: error.message }),
        )
    }
  }

  /** Only what is new. */
  #tell(): void {
    const { problem, match } = this.session
    const practice = match.setup.practice !== undefined
    const news = { type: 'table', problem, following: this.#following, thinking: match.thinking, practice } as const
    const words = JSON.stringify(news)
    if (words === this.#said) return
    this.#said = words
    this.#parts.send(news)
  }
}

/** Everything takes a moment more than the thinking itself. */
const OVERHEAD = 150

function patience(level: string): number {
  const ms = [...LEVELS, BY_THE_BOOK].find(({ id }) => id === level.split('-')[0])?.patience ?? 0
  return ms === 0 ? 0 : ms + OVERHEAD
}

const isInquiry = (message: ToHost): message is Inquiry =>
  message.type === 'advise' || message.type === 'trickle' || message.type === 'stop'
