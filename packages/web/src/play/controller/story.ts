/** What has happened, in words: each event is told once, when it happens, so that units are named as they were then. */
import type { GameEvent, Viewer } from '@firegroup/kernel'
import type { Standpoint } from '@firegroup/table'
import type { Telling, Told } from './report.ts'

/** What tells events, and under which heading each of them stands. */
interface StoryParts<S, E extends GameEvent> {
  readonly tell: (s: S, events: readonly E[]) => readonly Telling[]
  /** The heading before the first. */
  readonly opening: string
  /** The events from the first on, in their order: a new heading, or none. */
  readonly headings: () => (event: E) => 'line' | 'hidden' | { readonly heading: string }
}

export class Story<S, E extends GameEvent> {
  readonly #parts: StoryParts<S, E>
  /** How many events each of those who sat here was told. */
  readonly #heard = new Map<Viewer, number>()
  #told: readonly Told<E>[] = []
  #viewer: Viewer = ''

  constructor(parts: StoryParts<S, E>) {
    this.#parts = parts
  }

  get told(): readonly Told<E>[] {
    return this.#told
  }

  /** Tells what is new; how many of the events this viewer knew before. Fewer are left where something was taken back. */
  follow(standpoint: Standpoint<S, E>): { readonly known: number; readonly takenBack: boolean } {
    const { viewer, events } = standpoint
    const { told, known } = this.foresee(standpoint)
    const takenBack = viewer === this.#viewer && told.length < this.#told.length
    this.#told = told
    this.#viewer = viewer
    this.#heard.set(viewer, events.length)
    return { known, takenBack }
  }

  /** The same before it is told: all that there would be to read, and how much of it this viewer knew before. */
  foresee({ viewer, events, state }: Standpoint<S, E>): { readonly told: readonly Told<E>[]; readonly known: number } {
    const before = this.#told
    const same = this.#alike(events)
    const known = viewer === this.#viewer ? same : (this.#heard.get(viewer) ?? events.length)
    const kept = before.slice(0, same).map((told, i) => (told.event === events[i] ? told : { ...told, event: events[i]! }))
    if (same === events.length) return { told: kept, known }
    const news = events.slice(same)
    const words = this.#parts.tell(state, news)
    const under = this.#under(events, same)
    return { told: [...kept, ...news.map((event, i) => ({ event, words: words[i]!, under: under[i]! }))], known }
  }

  /** The headings of the events from there on. */
  #under(events: readonly E[], from: number): readonly string[] {
    const follow = this.#parts.headings()
    let heading = this.#parts.opening
    const headings: string[] = []
    for (const [i, event] of events.entries()) {
      const is = follow(event)
      if (typeof is === 'object') heading = is.heading
      if (i >= from) headings.push(heading)
    }
    return headings
  }

  /** So many of the events that were told are told to this viewer too. At another chair, or one that was taken again, they are other objects. */
  #alike(events: readonly E[]): number {
    const told = this.#told
    let same = 0
    while (same < told.length && same < events.length) {
      const [a, b] = [told[same]!.event, events[same]!]
      if (a !== b && JSON.stringify(a) !== JSON.stringify(b)) break
      same++
    }
    return same
  }
}
