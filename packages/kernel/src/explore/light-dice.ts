/** Dice that always fall alike and cost little. Nobody plays with them: what is only sampled needs evenness, not secrecy. */
export class LightDice {
  #state: number

  constructor(seed: number) {
    this.#state = seed | 0
  }

  /** From 0; the generator is mulberry32. */
  below(n: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 0x100000000) * n)
  }
}
