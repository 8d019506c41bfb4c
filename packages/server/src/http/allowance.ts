/** How much somebody may ask for: a bucket that fills again at an even rate. */
export class Allowance {
  readonly #most: number
  readonly #perSecond: number
  readonly #now: () => number
  readonly #left = new Map<string, { amount: number; at: number }>()

  constructor(most: number, perSecond: number, now: () => number = () => performance.now()) {
    this.#most = most
    this.#perSecond = perSecond
    this.#now = now
  }

  /** Takes one of what this one has left; false where there is nothing left. */
  take(who: string): boolean {
    const now = this.#now()
    const before = this.#left.get(who) ?? { amount: this.#most, at: now }
    const amount = Math.min(this.#most, before.amount + ((now - before.at) / 1000) * this.#perSecond)
    if (this.#left.size > FORGET_FROM) this.#forgetFull(now)
    this.#left.set(who, { amount: amount < 1 ? amount : amount - 1, at: now })
    return amount >= 1
  }

  #forgetFull(now: number): void {
    for (const [who, { amount, at }] of this.#left) if (amount + ((now - at) / 1000) * this.#perSecond >= this.#most) this.#left.delete(who)
  }
}

/** Before that many are known, nobody needs to be forgotten. */
const FORGET_FROM = 10_000
