/** When a match had come how far: those who look on late see it as it was a while ago. */
export class Reached {
  #all: { readonly at: number; readonly decisions: number }[]

  constructor(at: number, decisions: number) {
    this.#all = [{ at, decisions }]
  }

  /** When something was last decided, in milliseconds. */
  get latest(): number {
    return this.#all.at(-1)!.at
  }

  /** It has come so far; what is longer ago than `delay` is needed no more, but for the last of it. */
  note(decisions: number, at: number, delay: number): void {
    if (this.#all.at(-1)!.decisions === decisions) return
    while (this.#all.length > 1 && this.#all[1]!.at <= at - delay) this.#all.shift()
    this.#all.push({ at, decisions })
  }

  /** How far it was at a time. */
  decisionsAt(time: number): number {
    return this.#all.findLast(({ at }) => at <= time)?.decisions ?? 0
  }
}
