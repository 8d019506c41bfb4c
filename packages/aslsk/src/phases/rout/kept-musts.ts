import type { Problem } from '@firegroup/kernel'
import { type AslskState, enemyOf, type Side, type Unit } from '../../state.ts'
import { Kept, keptFor } from '../../watch/kept.ts'
import type { Look } from '../../watch/watch.ts'
import { mustRout } from './plan.ts'

interface Must {
  readonly at: number
  readonly problem: Problem | null
}

const BITS: { readonly [S in Side]: number } = { allied: 1, axis: 2 }

/**
 * Who must rout, kept from one question to the next: most who rout are far from the others, and change nothing about the enemy. It depends on the hex of the
 * unit with all that is there, and on all enemies: where they are, what they can see and fire.
 */
class KeptMusts extends Kept<never> {
  readonly #musts = new Map<number, Must>()
  /** By hex: whose units are there at this look, and were at the one before, a bit for each side. */
  #now = new Uint8Array(0)
  #before = new Uint8Array(0)
  /** At which look something was last found to have changed about the units of a side. */
  readonly #changed = { allied: 0, axis: 0 }

  constructor() {
    super(true)
  }

  heed({ units }: AslskState): this {
    const now = this.#before.length === this.size ? this.#before.fill(0) : new Uint8Array(this.size)
    this.#before = this.#now
    this.#now = now
    for (const { at, side } of units) if (at >= 0) now[at]! |= BITS[side]
    let met = 0
    for (const place of this.changes) met |= now[place]! | (this.#before[place] ?? 0)
    for (const side of SIDES) if (met & BITS[side]) this.#changed[side] = this.now
    return this
  }

  of(s: AslskState, unit: Unit): Problem | null {
    const known = this.#musts.get(unit.id)
    if (this.isThere(known) && this.#changed[enemyOf(unit.side)] <= known.at && !this.hasChanged(unit.at, known.at)) return known.problem
    const problem = mustRout(s, unit)
    this.#musts.set(unit.id, { at: this.now, problem })
    return problem
  }
}

const SIDES = ['allied', 'axis'] as const

/** Why a unit must rout, by what is known from the questions before; nothing is where a side knows less than there is. */
export function mustsFor(s: AslskState, look: Look): (unit: Unit) => Problem | null {
  const kept = s.setting.fog ? null : keptFor(look, KeptMusts, 'rout')?.heed(s)
  return (unit) => (kept && unit.at >= 0 ? kept.of(s, unit) : mustRout(s, unit))
}
