import { Recent } from '@firegroup/kernel'
import { adjacent, distance } from '../map/terrain.ts'
import { spottingClass } from '../spotting/spotted.ts'
import type { LnltState, Location, Side } from '../state.ts'
import { type Lay, layOf } from './lay.ts'
import { lineValue, NO_LINE } from './lines.ts'
import { isSettled } from './planned.ts'
import { WEIGHTS } from './weights.ts'
import { type LossTable, lossTableOf, worthOf } from './worth.ts'

/** What a Squad with some support fires. */
const ORDINARY = { fp: 3, range: 6 } as const

const recent = new Recent<Targets>(48)

/** What a side offers to be fired at: kept while its units stand where they stand as they stand, and nothing is on the map that may go again. */
export function targetsOf(s: LnltState, side: Side): Targets {
  const stacks = stacksOf(s, side)
  const make = () => new Targets(layOf(s.setting), stacks)
  return isSettled(s) ? recent.get(s.setting, keyOf(stacks), make) : make()
}

/** Units of a side in one location. */
interface Stack {
  readonly at: Location
  /** In the open, where everybody sees it. */
  readonly seen: boolean
  /** Somebody in it is in Good Order. */
  watchful: boolean
  /** What each of them is worth, and what fire does to it. */
  readonly worths: number[]
  readonly losses: LossTable[]
}

/** A side as its enemies look at it. States are handed in: those in which it is asked for differ in much, but not in what counts here. */
export class Targets {
  readonly #lay: Lay
  readonly #stacks: readonly Stack[]
  readonly #best: Float64Array
  readonly #exposure: Float64Array

  constructor(lay: Lay, stacks: readonly Stack[]) {
    this.#lay = lay
    this.#stacks = stacks
    this.#best = new Float64Array(lay.count).fill(Number.NaN)
    this.#exposure = new Float64Array(lay.count).fill(Number.NaN)
  }

  /** What the best attack of an ordinary Squad from there would cost them. */
  from(s: LnltState, at: Location): number {
    const number = this.#lay.numbers[at]!
    const known = this.#best[number]!
    if (!Number.isNaN(known)) return known
    const best = this.#bestAttack(s, at)
    this.#best[number] = best
    return best
  }

  /** How well they see who is there: in the open or next to them he is seen. */
  exposure(s: LnltState, at: Location): number {
    const number = this.#lay.numbers[at]!
    const known = this.#exposure[number]!
    if (!Number.isNaN(known)) return known
    const exposed = spottingClass(s, at) === 'open' || this.#isBeside(s, at) ? 1 : WEIGHTS.unspotted
    this.#exposure[number] = exposed
    return exposed
  }

  #bestAttack(s: LnltState, at: Location): number {
    let best = 0
    for (const { at: there, seen, worths, losses } of this.#stacks) {
      const away = distance(s.setting, at, there)
      if (away > ORDINARY.range) continue
      const line = lineValue(s, at, there)
      if (line === NO_LINE) continue
      let cost = 0
      for (let i = 0; i < worths.length; i++) cost += worths[i]! * losses[i]!.at(ORDINARY.fp + line)
      best = Math.max(best, seen || away <= 1 ? cost : cost * WEIGHTS.unspotted)
    }
    return best
  }

  #isBeside(s: LnltState, at: Location): boolean {
    for (const { at: there, watchful } of this.#stacks) if (watchful && adjacent(s.setting, there, at)) return true
    return false
  }
}

function stacksOf(s: LnltState, side: Side): readonly Stack[] {
  const stacks: Stack[] = []
  for (const unit of s.units) {
    if (unit.side !== side || unit.at < 0) continue
    let stack = stacks.find(({ at }) => at === unit.at)
    if (!stack) {
      stack = { at: unit.at, seen: spottingClass(s, unit.at) === 'open', watchful: false, worths: [], losses: [] }
      stacks.push(stack)
    }
    if (!unit.shaken) stack.watchful = true
    stack.worths.push(worthOf(s, unit))
    stack.losses.push(lossTableOf(s, unit))
  }
  return stacks
}

function keyOf(stacks: readonly Stack[]): string {
  let key = ''
  for (const { at, seen, watchful, worths, losses } of stacks) {
    key += `;${at}${seen ? 's' : ''}${watchful ? 'w' : ''}`
    for (let i = 0; i < worths.length; i++) key += `,${worths[i]}:${losses[i]!.index}`
  }
  return key
}
