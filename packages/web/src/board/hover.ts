/** The hex under the mouse, or -1. It tells its own watchers, so that what follows the mouse is drawn again and nothing else of the table. */
export class Hover {
  #hex = -1
  readonly #watchers = new Set<() => void>()

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  readonly hex = (): number => this.#hex

  point(hex: number): void {
    if (hex === this.#hex) return
    this.#hex = hex
    for (const tell of this.#watchers) tell()
  }
}
