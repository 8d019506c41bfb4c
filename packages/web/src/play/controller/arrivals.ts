/** News from the table as it comes to the desk: what is rolled is seen to fall first; what comes of it, wherever it is said or drawn, when it has. */
import type { GameEvent } from '@firegroup/kernel'
import type { Standpoint } from '@firegroup/table'
import type { Report } from './report.ts'

/** How long what is rolled takes to come to rest here, of the time that it usually takes. */
export type Landing = (usual: number) => number

interface ArrivalParts<S, E extends GameEvent> {
  readonly now: () => Standpoint<S, E>
  /** What would be rolled on the way to it, and how long that takes, in milliseconds. */
  readonly time: (standpoint: Standpoint<S, E>) => { readonly coming: readonly Report<E>[]; readonly time: number }
  readonly arrive: (standpoint: Standpoint<S, E>) => void
  readonly changed: () => void
}

export class Arrivals<S, E extends GameEvent> {
  readonly #parts: ArrivalParts<S, E>
  #rolling: readonly Report<E>[] = []
  #waiting = false
  #arriving: { readonly standpoint: Standpoint<S, E>; readonly timer: ReturnType<typeof setTimeout> } | null = null

  constructor(parts: ArrivalParts<S, E>) {
    this.#parts = parts
  }

  get rolling(): readonly Report<E>[] {
    return this.#rolling
  }

  /** Nothing arrives: the player looks back. */
  get isWaiting(): boolean {
    return this.#waiting
  }

  wait(waiting: boolean): void {
    this.#waiting = waiting
    if (!waiting) this.follow()
  }

  follow(): void {
    if (this.#arriving || this.#waiting) return
    const { now, time: timeOf, arrive, changed } = this.#parts
    const standpoint = now()
    const { coming, time } = timeOf(standpoint)
    if (time <= 0) {
      arrive(standpoint)
      return
    }
    this.#rolling = coming
    this.#arriving = { standpoint, timer: setTimeout(() => this.land(), time) }
    changed()
  }

  /** Whatever is rolling comes to rest at once; false where nothing is. */
  land(): boolean {
    const arriving = this.#arriving
    if (!arriving) return false
    this.close()
    this.#arriving = null
    this.#rolling = []
    this.#parts.arrive(arriving.standpoint)
    if (this.#parts.now() !== arriving.standpoint) this.follow()
    return true
  }

  close(): void {
    if (this.#arriving) clearTimeout(this.#arriving.timer)
  }
}
