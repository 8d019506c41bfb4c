/** Computer players that think in threads of their own, so that nobody at another table waits for them. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type Game, type GameEvent, type OpenQuestion, type Save, type Seat, saveGame } from '@firegroup/kernel'
import type { Computer, Occasion } from '@firegroup/table'

/** What a thread is asked: a game where it stands, and for whom to choose, or what a seat was asked before. */
export interface ThinkTask {
  readonly id: number
  readonly system: string
  readonly save: Save
  readonly seat: Seat
  /** Who chooses; null to look back at the enemy's last phase instead. */
  readonly level: string | null
}

export type Thought =
  | { readonly id: number; readonly ok: true; readonly answer: unknown }
  | { readonly id: number; readonly ok: false; readonly message: string }

interface Waiting {
  readonly task: ThinkTask
  readonly match: string
  readonly resolve: (decision: unknown) => void
  readonly reject: (error: Error) => void
}

interface Thread {
  readonly worker: Worker
  busy: Waiting | null
}

/** A few threads for all matches. Whoever has waited longest is next, but no match is served twice while another waits. */
export class Computers {
  readonly #threads: Thread[] = []
  readonly #waiting: Waiting[] = []
  readonly #most: number
  #lastMatch = ''
  #nextId = 1
  #closed = false

  constructor(threads = Math.max(1, availableParallelism() - 1)) {
    this.#most = threads
  }

  /** The computer players of one match. */
  of<S, E extends GameEvent>(match: string, game: () => Game<S, E>): Computer {
    return {
      choose: ({ seat }: OpenQuestion, level: string) => {
        const current = game()
        return this.#ask(match, { system: current.system.id, save: saveGame(current), seat, level })
      },
    }
  }

  /** What a seat was asked in the enemy's last phase: the game is played again for that. */
  async past<S, E extends GameEvent>(match: string, game: Game<S, E>, seat: Seat): Promise<readonly Occasion[]> {
    return (await this.#ask(match, { system: game.system.id, save: saveGame(game), seat, level: null })) as readonly Occasion[]
  }

  get queued(): number {
    return this.#waiting.length
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const { reject } of this.#waiting.splice(0)) reject(new Error('The server stops.'))
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()))
  }

  #ask(match: string, task: Omit<ThinkTask, 'id'>): Promise<unknown> {
    if (this.#closed) return Promise.reject(new Error('The server stops.'))
    return new Promise((resolve, reject) => {
      this.#waiting.push({ match, task: { id: this.#nextId++, ...task }, resolve, reject })
      this.#serve()
    })
  }

  #serve(): void {
    while (this.#waiting.length > 0) {
      const thread = this.#freeThread()
      if (!thread) return
      const fair = this.#waiting.findIndex(({ match }) => match !== this.#lastMatch)
      const [next] = this.#waiting.splice(Math.max(0, fair), 1)
      this.#lastMatch = next!.match
      thread.busy = next!
      thread.worker.postMessage(next!.task)
    }
  }

  #freeThread(): Thread | undefined {
    const free = this.#threads.find(({ busy }) => busy === null)
    if (free || this.#threads.length >= this.#most) return free
    const thread: Thread = { worker: new Worker(new URL('./think.worker.ts', import.meta.url)), busy: null }
    thread.worker.unref()
    thread.worker.on('message', (thought: Thought) => this.#answered(thread, thought))
    thread.worker.on('error', (error: Error) => this.#lost(thread, error))
    this.#threads.push(thread)
    return thread
  }

  #answered(thread: Thread, thought: Thought): void {
    const waiting = thread.busy
    thread.busy = null
    if (thought.ok) waiting?.resolve(thought.answer)
    else waiting?.reject(new Error(thought.message))
    this.#serve()
  }

  /** A thread that has fallen over takes only its own question with it. */
  #lost(thread: Thread, error: Error): void {
    this.#threads.splice(this.#threads.indexOf(thread), 1)
    thread.busy?.reject(error)
    if (!this.#closed) this.#serve()
  }
}
