/** A match as those see it who look on, later than it is played. What is shown is what everybody could see past. */
import type { FromTable, StandpointMessage, ToTable } from '@firegroup/table'
import type { LiveMatch, ServedChair } from './live-match.ts'

interface LateParts {
  readonly match: LiveMatch
  /** In milliseconds. */
  readonly delay: number
  readonly now: () => number
  /** How many decisions were made by that time, and when the last one was. */
  readonly past: { readonly decisions: number; readonly changed: number }
}

interface Waiting {
  readonly due: number
  readonly show: () => void
}

interface Watcher {
  chair: number | null
  readonly send: (message: FromTable) => void
}

export class LateView {
  readonly #parts: LateParts
  readonly #chair: ServedChair
  readonly #waiting: Waiting[] = []
  readonly #watchers = new Set<Watcher>()
  #shown: StandpointMessage

  constructor(parts: LateParts) {
    const { match, past, delay, now } = parts
    this.#parts = parts
    this.#shown = match.asOf(past.decisions) as StandpointMessage
    let isFirst = true
    this.#chair = match.chair([], (message) => {
      const at = isFirst ? past.changed : now()
      if (message.type === 'standpoint') this.#waiting.push({ due: at + delay, show: () => this.#show(message) })
    })
    this.#chair.hear({ type: 'sit', id: 0, viewer: 'observer' })
    isFirst = false
  }

  /** Somebody looks on from here. */
  chair(send: (message: FromTable) => void): ServedChair {
    const watcher: Watcher = { chair: null, send }
    this.#watchers.add(watcher)
    return { hear: (message) => this.#hear(watcher, message as ToTable), close: () => void this.#watchers.delete(watcher) }
  }

  /** Something else that is to be known as late. */
  later(show: () => void): void {
    this.#waiting.push({ due: this.#parts.now() + this.#parts.delay, show })
  }

  /** Shows what is due. */
  release(): void {
    const now = this.#parts.now()
    while (this.#waiting.length > 0 && this.#waiting[0]!.due <= now) this.#waiting.shift()!.show()
  }

  close(): void {
    this.#chair.close()
    this.#watchers.clear()
    this.#waiting.length = 0
  }

  #show(message: StandpointMessage): void {
    const before = this.#shown.events
    this.#shown = { ...message, from: 0, events: [...before.slice(0, message.from), ...message.events] }
    for (const { chair, send } of this.#watchers) if (chair !== null) send({ ...message, chair })
  }

  #hear(watcher: Watcher, said: ToTable): string | null {
    switch (said?.type) {
      case 'sit':
        if (!Number.isInteger(said.id)) return 'A chair is taken by a number.'
        watcher.chair = said.id
        watcher.send({ ...this.#shown, chair: said.id })
        return null
      case 'problems':
      case 'previews':
        watcher.send({ type: said.type, id: said.id, version: said.version, answers: null })
        return null
      default:
        return 'Whoever looks on decides nothing.'
    }
  }
}
