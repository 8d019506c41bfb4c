/** What the player's hands do, one thing after the other: some of it takes a moment. */
export class InTurn {
  readonly #failed: (error: Error) => void
  #last: Promise<void> = Promise.resolve()
  #busy = 0

  constructor(failed: (error: Error) => void) {
    this.#failed = failed
  }

  get isBusy(): boolean {
    return this.#busy > 0
  }

  /** Resolves when what was begun so far is done. */
  get done(): Promise<void> {
    return this.#last
  }

  /** At once if nothing is under way, so that what can be shown is shown; whatever the work itself begins comes after it. */
  do(work: () => Promise<void> | void): void {
    const idle = this.#busy++ === 0
    if (!idle) {
      this.#last = this.#last.then(work).then(this.#end, this.#fail)
      return
    }
    let ended: () => void = () => undefined
    this.#last = new Promise((resolve) => {
      ended = resolve
    })
    void (async () => work())().then(this.#end, this.#fail).then(ended)
  }

  readonly #end = (): void => {
    this.#busy--
  }

  readonly #fail = (error: Error): void => {
    this.#busy--
    this.#failed(error)
  }
}
