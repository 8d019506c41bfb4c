import type { Reading } from '@firegroup/kernel'

const MOST_KEPT = 12

/**
 * What games are played on, by their boards as text: what has been traced on a map stays known from one game to the next, and to every restored save.
 * The longest known goes first where there are too many.
 */
export class Grounds<G> {
  readonly #kept = new Map<string, G>()

  /** The ground of this description; read now where it is not known yet. */
  get(description: unknown, read: () => Reading<G>): Reading<G> {
    const key = JSON.stringify(description)
    const known = this.#kept.get(key)
    if (known !== undefined) return { ok: true, value: known }
    const ground = read()
    if (ground.ok) this.#keep(key, ground.value)
    return ground
  }

  #keep(key: string, ground: G): void {
    const oldest = this.#kept.keys().next()
    if (this.#kept.size >= MOST_KEPT && !oldest.done) this.#kept.delete(oldest.value)
    this.#kept.set(key, ground)
  }
}
