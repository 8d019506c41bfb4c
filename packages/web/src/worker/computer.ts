/** The page's end of the worker: asks it for decisions and whatever else takes time, and keeps its copy of the game up to date. */
import { type Game, type GameEvent, type LoggedDecision, type OpenQuestion, type Save, type Seat, saveGame } from '@firegroup/kernel'
import type { Computer } from '@firegroup/table'
import type { FromWorker, ToWorker } from './messages.ts'
import type { Thoughts } from './thoughts.ts'

/** A game as the worker hears of it: every game is one. */
interface Followed {
  readonly log: readonly LoggedDecision[]
}

export interface WorkerPort {
  postMessage(message: ToWorker): void
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null
  terminate(): void
}

interface Waiting {
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: Error) => void
  readonly progress?: Progress | undefined
}

/** Told how far the worker is, of 1. */
export type Progress = (share: number) => void

/** A decision of a kept game to look back at. */
export interface Lookback {
  readonly save: Save
  /** How many decisions had been made before it. */
  readonly before: number
  readonly seat: Seat
  /** The level that decided; null where a person did. */
  readonly level: string | null
  readonly played: unknown
}

export class WorkerComputer implements Computer {
  readonly #port: WorkerPort
  readonly #waiting = new Map<number, Waiting>()
  #game: (() => { readonly followed: Followed; readonly save: () => Save }) | null = null
  /** The decisions that the worker knows, by identity: what was taken back is noticed. */
  #known: readonly unknown[] | null = null
  #nextId = 1
  #trickle: { readonly id: number; readonly tell: (part: unknown) => void } | null = null

  constructor(port: WorkerPort) {
    this.#port = port
    port.onmessage = ({ data }) => this.#heard(data)
  }

  /** The game to think about; it may be another one later. */
  attach<S, E extends GameEvent>(current: () => Game<S, E>): void {
    this.#game = () => {
      const game = current()
      return { followed: game, save: () => saveGame(game) }
    }
    this.#known = null
  }

  choose(open: OpenQuestion, level: string): Promise<unknown> {
    const news = this.#news()
    return this.#sent((id) => ({ type: 'choose', id, news, seat: open.seat, level }))
  }

  /** Advice to a person who is asked something now. */
  advise(seat: Seat, progress: Progress): Promise<Thoughts> {
    const news = this.#news()
    return this.#sent((id) => ({ type: 'think', id, news, seat, level: null }), progress)
  }

  /** What a seat saw before one of its decisions. No game need be attached. */
  lookBack({ save, before, seat, level, played }: Lookback, progress: Progress): Promise<Thoughts> {
    this.#known = null
    this.#port.postMessage({ type: 'open', save, decisions: before })
    return this.#sent((id) => ({ type: 'think', id, news: { from: before, decisions: [] }, seat, level, played }), progress)
  }

  /** Tells the parts of an answer as they are found; the next call, or `stopTrickle`, ends it. */
  trickle(seat: Seat, query: unknown, tell: (part: unknown) => void): void {
    const id = this.#nextId++
    this.#trickle = { id, tell }
    this.#port.postMessage({ type: 'trickle', id, news: this.#news(), seat, query })
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
    const game = this.#game?.()
    if (!game) throw new Error('No game is attached.')
    const { log } = game.followed
    const known = this.#known
    const goesOn = known !== null && known.length <= log.length && known.every((decision, i) => decision === log[i]!.decision)
    this.#known = log.map(({ decision }) => decision)
    if (goesOn) return { from: known.length, decisions: log.slice(known.length) }
    this.#port.postMessage({ type: 'open', save: game.save() })
    return { from: log.length, decisions: [] }
  }

  /** Sends a message that is answered; who answers, and with what, the message decides. */
  #sent<T>(message: (id: number) => ToWorker, progress?: Progress): Promise<T> {
    const id = this.#nextId++
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as (answer: unknown) => void, reject, progress })
      this.#port.postMessage(message(id))
    })
  }

  #heard(message: FromWorker): void {
    if (message.type === 'part') {
      if (this.#trickle?.id === message.id) this.#trickle.tell(message.part)
      return
    }
    const waiting = this.#waiting.get(message.id)
    if (message.type === 'progress') {
      waiting?.progress?.(message.share)
      return
    }
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
