/** The other side of a lesson: it acts by its script, and answers where a worker would. */
import type { LoggedDecision, OpenQuestion, Seat } from '@firegroup/kernel'
import { isEnd } from '../play/controller/ends.ts'
import type { WorkerPort } from '../worker/computer.ts'
import type { FromWorker, ToWorker } from '../worker/messages.ts'
import type { ScriptedAct } from './lesson.ts'

/** All that the other side knows of the game. */
interface Asked {
  questionFor(seat: Seat): OpenQuestion | undefined
}

/** Stands in for the computer's worker. Whatever else needs a worker's time is passed on to a real one where there is one. */
export class ScriptedPort implements WorkerPort {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null = null
  readonly #game: Asked
  readonly #script: readonly ScriptedAct[]
  readonly #worker: WorkerPort | null
  /** Decisions that came with questions answered here: the worker hears of them when it is next asked. */
  #untold: LoggedDecision[] = []
  #asked: Extract<ToWorker, { type: 'choose' }> | null = null
  #held = false
  #done = 0

  constructor(game: Asked, script: readonly ScriptedAct[], worker: WorkerPort | null) {
    this.#game = game
    this.#script = script
    this.#worker = worker
    if (worker) worker.onmessage = (event) => this.onmessage?.(event)
  }

  postMessage(message: ToWorker): void {
    if (message.type !== 'choose') {
      this.#passOn(message)
      return
    }
    this.#untold.push(...message.news.decisions)
    this.#asked = message
    queueMicrotask(() => this.#answer())
  }

  /** While the player reads what came of his act the other side does nothing. */
  hold(held: boolean): void {
    this.#held = held
    this.#answer()
  }

  terminate(): void {
    this.#worker?.terminate()
  }

  #answer(): void {
    const asked = this.#asked
    if (!asked || this.#held) return
    this.#asked = null
    const open = this.#game.questionFor(asked.seat)
    const data: FromWorker = open
      ? { type: 'chosen', id: asked.id, decision: this.#choose(open) }
      : { type: 'failed', id: asked.id, message: `${asked.seat} is not asked anything.` }
    this.onmessage?.({ data } as MessageEvent<FromWorker>)
  }

  #passOn(message: Exclude<ToWorker, { type: 'choose' }>): void {
    if (message.type === 'stop') {
      this.#worker?.postMessage(message)
      return
    }
    const untold = this.#untold
    this.#untold = []
    if (message.type === 'open') this.#worker?.postMessage(message)
    else {
      const { from, decisions } = message.news
      this.#worker?.postMessage({ ...message, news: { from: from - untold.length, decisions: [...untold, ...decisions] } })
    }
  }

  #choose({ question }: OpenQuestion): unknown {
    for (let i = this.#done; i < this.#script.length; i++) {
      const { kind, decision } = this.#script[i]!
      if (kind !== question.kind || question.problems(decision).length > 0) continue
      this.#done = i + 1
      return decision
    }
    let first: unknown
    for (const candidate of question.candidates()) {
      first ??= candidate
      if (isEnd(candidate)) return candidate
    }
    return first
  }
}
