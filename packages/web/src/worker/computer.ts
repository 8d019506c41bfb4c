/** The page's end of the worker: asks it for decisions and whatever else takes time, and keeps its copy of the game up to date. */
import { type Game, type GameEvent, type LoggedDecision, type OpenQuestion, type Save, type Seat, saveGame } from '@firegroup/kernel'
import type { Computer } from '@firegroup/table'
import type { FromWorker, ToWorker } from './messages.ts'

/** A game as the worker hears of it: every game is one. */
interface Followed {
  readonly log: readonly LoggedDecision[]
}

export interface WorkerPort {
  postMessage(message: ToWorker): void
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null
  terminate(): void
}

export class WorkerComputer implements Computer {
  readonly #port: WorkerPort
  readonly #waiting = new Map<number, { resolve: (decision: unknown) => void; reject: (error: Error) => void }>()
  #game: { readonly followed: Followed; readonly save: () => Save } | null = null
  /** The decisions that the worker knows, by identity: what was taken back is noticed. */
  #known: readonly unknown[] | null = null
  #nextId = 1
  #trickle: { readonly id: number; readonly tell: (part: unknown) => void } | null = null

  constructor(port: WorkerPort) {
    this.#port = port
    port.onmessage = ({ data }) => this.#heard(data)
  }

  attach<S, E extends GameEvent>(game: Game<S, E>): void {
    this.#game = { followed: game, save: () => saveGame(game) }
    this.#known = null
  }

  choose(open: OpenQuestion, level: string): Promise<unknown> {
    const id = this.#nextId++
    const news = this.#news()
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#port.postMessage({ type: 'choose', id, news, seat: open.seat, level })
    })
  }

  ask(seat: Seat, query: unknown): Promise<unknown> {
    const id = this.#nextId++
    const news = this.#news()
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#port.postMessage({ type: 'ask', id, news, seat, query })
    })
  }

  /** Tells the parts of an answer as they are found; the next call, or `stopTrickle`, ends it. */
  trickle(query: unknown, tell: (part: unknown) => void): void {
    const id = this.#nextId++
    this.#trickle = { id, tell }
    this.#port.postMessage({ type: 'trickle', id, news: this.#news(), query })
  }

  stopTrickle(): void {
    if (!this.#trickle) return
    this.#trickle = null
    this.#port.postMessage({ type: 'stop' })
  }

  close(): void {
    this.#port.terminate()
  }

  #news(): { from: number; decisions: readonly LoggedDecision[] } {
    const game = this.#game
    if (!game) throw new Error('No game is attached.')
    const { log } = game.followed
    const known = this.#known
    const goesOn = known !== null && known.length <= log.length && known.every((decision, i) => decision === log[i]!.decision)
    this.#known = log.map(({ decision }) => decision)
    if (goesOn) return { from: known.length, decisions: log.slice(known.length) }
    this.#port.postMessage({ type: 'open', save: game.save() })
    return { from: log.length, decisions: [] }
  }

  #heard(message: FromWorker): void {
    if (message.type === 'part') {
      if (this.#trickle?.id === message.id) this.#trickle.tell(message.part)
      return
    }
    const waiting = this.#waiting.get(message.id)
    this.#waiting.delete(message.id)
    if (message.type === 'chosen') waiting?.resolve(message.decision)
    else if (message.type === 'answer') waiting?.resolve(message.answer)
    else {
      this.#known = null
      waiting?.reject(new Error(message.message))
    }
  }
}

export const startWorker = (): WorkerPort =>
  new Worker(new URL('./computer.worker.ts', import.meta.url), { type: 'module', name: 'computer' }) as WorkerPort

export const startComputer = (): WorkerComputer => new WorkerComputer(startWorker())
