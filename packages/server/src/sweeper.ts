/** One look at everything now and then, instead of a timer for each: clocks that ran out, views that are late, tables that nobody used. */
import type { ServerParts } from './parts.ts'
import { closeExpired } from './tables/settling.ts'

interface SweeperParts extends Pick<ServerParts, 'db' | 'affairs' | 'rooms'> {
  readonly clock: () => number
}

const HOUR = 3_600_000

export class Sweeper {
  readonly #parts: SweeperParts
  readonly #timer: NodeJS.Timeout
  #going: Promise<void> | null = null
  #expired = Number.NEGATIVE_INFINITY

  constructor(parts: SweeperParts, every: number) {
    this.#parts = parts
    this.#timer = setInterval(() => void this.#go(), every)
    this.#timer.unref()
  }

  /** What is being looked at is looked at to its end. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#going
  }

  async #go(): Promise<void> {
    if (this.#going) return
    this.#going = this.#sweep().catch(() => undefined)
    await this.#going
    this.#going = null
  }

  async #sweep(): Promise<void> {
    const { affairs, rooms, db, clock } = this.#parts
    rooms.sweep()
    await affairs.sweep()
    if (clock() - this.#expired < HOUR) return
    this.#expired = clock()
    await closeExpired(db, clock())
  }
}
