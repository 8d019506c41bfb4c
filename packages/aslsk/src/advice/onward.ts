import type { Place, Unit } from '../state.ts'
import type { GroundValue } from './ground.ts'
import { AROUND } from './lay.ts'
import type { Losses } from './threat.ts'
import { WEIGHTS } from './weights.ts'
import { worthOf } from './worth.ts'

/** MF that count, in halves: more than any unit has. */
const MOST_MF = 31

/** The best that can still be made of so many MF from a hex. Reckoned with a typical unit for all. */
export class Onward {
  readonly #ground: GroundValue
  readonly #typical: Unit
  readonly #losses: Losses
  readonly #worth: number
  readonly #best = new Map<number, number>()

  constructor(ground: GroundValue, typical: Unit) {
    this.#ground = ground
    this.#typical = typical
    this.#losses = ground.threat.losses(typical, 'moving')
    this.#worth = worthOf(typical)
  }

  /** `left`: in half MF. */
  from(place: Place, left: number): number {
    const key = place * (MOST_MF + 1) + Math.min(MOST_MF, Math.max(0, left))
    const known = this.#best.get(key)
    if (known !== undefined) return known
    const { around, costs } = this.#ground.lay
    let best = this.#ground.of(this.#typical, place, false)
    for (let i = place * AROUND; i < (place + 1) * AROUND; i++) {
      const cost = costs[i]!
      if (cost > left) continue
      const to = around[i]!
      if (this.#ground.hasEnemy(to)) continue
      const risk = this.#losses.at(to) * this.#worth * WEIGHTS.passing
      best = Math.max(best, this.from(to, left - cost) - risk)
    }
    this.#best.set(key, best)
    return best
  }
}
