import type { Hex, Unit } from '../state.ts'
import type { GroundValue } from './ground.ts'
import { AROUND, type Lay, MOST_MF } from './lay.ts'
import type { Losses } from './threat.ts'
import { WEIGHTS } from './weights.ts'

/** The best that can still be made of so many MF from a hex. Reckoned with a typical unit for all. */
export class Onward {
  readonly #ground: GroundValue
  readonly #lay: Lay
  readonly #typical: Unit
  readonly #costs: Int32Array
  readonly #worth: number
  readonly #losses: Losses
  /** What fire on the way counts. */
  readonly #passing: number
  readonly #writer: number
  readonly #stopsWriter: number

  constructor(ground: GroundValue, typical: Unit) {
    this.#ground = ground
    this.#lay = ground.lay
    this.#typical = typical
    this.#costs = ground.costsFor(typical)
    this.#worth = ground.standingOf(typical).worth
    this.#losses = ground.lossesOf(typical, 'moving')
    this.#passing = WEIGHTS.passing * ground.manner.passing * ground.manner.danger
    this.#writer = this.#lay.ways.newWriter()
    this.#stopsWriter = this.#lay.stops.newWriter()
  }

  /** `left`: in half MF. */
  from(place: Hex, left: number): number {
    const { ways, around } = this.#lay
    const costs = this.#costs
    const key = place * (MOST_MF + 1) + Math.min(MOST_MF, Math.max(0, left))
    const known = ways.read(this.#writer, key)
    if (!Number.isNaN(known)) return known
    let best = this.#stop(place)
    const end = (place + 1) * AROUND
    for (let i = place * AROUND; i < end; i++) {
      const cost = costs[i]!
      if (cost > left) continue
      const to = around[i]!
      if (this.#ground.hasEnemy(to)) continue
      const risk = this.#losses.at(to) * this.#worth * this.#passing
      best = Math.max(best, this.from(to, left - cost) - risk)
    }
    ways.write(this.#writer, key, best)
    return best
  }

  #stop(place: Hex): number {
    const { stops } = this.#lay
    const known = stops.read(this.#stopsWriter, place)
    if (!Number.isNaN(known)) return known
    const value = this.#ground.of(this.#typical, place, false)
    stops.write(this.#stopsWriter, place, value)
    return value
  }
}
