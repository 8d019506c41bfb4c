/** Bookmarks and notes of a game's log: each player's own, kept in this browser with the game. */
import type { Viewer } from '@firegroup/kernel'
import { marksKey } from '../../matches/marks-key.ts'

/** A line that is marked, by the index of its event; its note, '' where it has none. */
export type Marks = ReadonlyMap<number, string>

const MOST = 600

export class MarkBook {
  readonly #game: string
  readonly #viewer: Viewer
  readonly #storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null
  readonly #listeners = new Set<() => void>()
  #marks: Marks

  constructor(game: string, viewer: Viewer, storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null) {
    this.#game = game
    this.#viewer = viewer
    this.#storage = storage
    this.#marks = new Map(Object.entries(this.#kept()[viewer] ?? {}).map(([index, note]) => [Number(index), note]))
  }

  get marks(): Marks {
    return this.#marks
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Marks the line, or writes its note. */
  write(index: number, note = ''): void {
    this.#become(new Map(this.#marks).set(index, note.slice(0, MOST)))
  }

  erase(index: number): void {
    const left = new Map(this.#marks)
    left.delete(index)
    this.#become(left)
  }

  #become(marks: Marks): void {
    this.#marks = marks
    const all = { ...this.#kept(), [this.#viewer]: Object.fromEntries([...marks].sort(([a], [b]) => a - b)) }
    try {
      this.#storage?.setItem(marksKey(this.#game), JSON.stringify(all))
    } catch {
      // a browser that keeps nothing has them until the page closes
    }
    for (const listener of this.#listeners) listener()
  }

  /** What lies there may be damaged: only what has the form of marks counts. */
  #kept(): { readonly [viewer: Viewer]: { readonly [index: string]: string } } {
    try {
      const kept: unknown = JSON.parse(this.#storage?.getItem(marksKey(this.#game)) ?? '{}')
      if (typeof kept !== 'object' || kept === null) return {}
      return Object.fromEntries(Object.entries(kept).map(([viewer, marks]) => [viewer, readMarks(marks)]))
    } catch {
      return {}
    }
  }
}

function readMarks(marks: unknown): { readonly [index: string]: string } {
  if (typeof marks !== 'object' || marks === null) return {}
  return Object.fromEntries(Object.entries(marks).filter(([index, note]) => /^\d+$/.test(index) && typeof note === 'string')) as {
    readonly [index: string]: string
  }
}
