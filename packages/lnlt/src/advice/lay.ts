import { Slate } from '@firegroup/kernel'
import { entryCost, isEntryCost } from '../map/costs.ts'
import { hexOf, LAYERS, locationOf } from '../map/location.ts'
import { neighbours, terrainAt } from '../map/terrain.ts'
import { ridingCost } from '../mounted/mounted.ts'
import { destinations } from '../movement/step.ts'
import type { Setting } from '../setting.ts'
import type { Location } from '../state.ts'

/** No group has more MP, in halves. */
export const MOST_MP = 63

/** For the reckoning of one group: what it is worth to it to be in a place, what it costs to get there, and what more can be made of the MP left. */
export interface Sheet {
  readonly worth: Slate
  readonly risk: Slate
  readonly onward: Slate
}

/** Groups of one question are reckoned with side by side; of more than these the slates are used in turns. */
const SHEETS = 8

/** How the land lies, for planning: what the map alone says, in tables by the number of a location, for the computer players look it up all the time. */
export class Lay {
  /** How many locations there are. */
  readonly count: number
  /** The locations by their numbers. */
  readonly places: readonly Location[]
  /** The number of each location, without the gaps that locations have; -1 for what the map has not. */
  readonly numbers: Int32Array
  readonly tm: Int32Array
  readonly hidesMovement: Uint8Array
  readonly #setting: Setting
  readonly #ways: (Int32Array | undefined)[]
  readonly #ridingWays: (Int32Array | undefined)[]
  readonly #sheets: Sheet[] = []
  readonly #values: Slate[] = []

  constructor(setting: Setting) {
    const places = setting.locations.flat()
    this.#setting = setting
    this.places = places
    this.count = places.length
    this.numbers = new Int32Array(setting.map.size * LAYERS).fill(-1)
    for (const [number, at] of places.entries()) this.numbers[at] = number
    this.tm = Int32Array.from(places, (at) => terrainAt(setting, hexOf(at)).tm)
    this.hidesMovement = Uint8Array.from(places, (at) => (terrainAt(setting, hexOf(at)).hidesMovement ? 1 : 0))
    this.#ways = new Array<Int32Array | undefined>(this.count).fill(undefined)
    this.#ridingWays = this.#ways.slice()
  }

  /** The steps out of a location that Leg units can take: its number and the half MP, by turns. A planner's reckoning: the terrain's cost alone. */
  ways(number: number): Int32Array {
    const known = this.#ways[number]
    if (known) return known
    const found: number[] = []
    const from = this.places[number]!
    for (const to of destinations(this.#setting, from)) {
      const cost = entryCost(this.#setting, from, to)
      if (isEntryCost(cost)) found.push(this.numbers[to]!, cost.halves)
    }
    const ways = Int32Array.from(found)
    this.#ways[number] = ways
    return ways
  }

  /** 6.6: the same for who rides. */
  ridingWays(number: number): Int32Array {
    const known = this.#ridingWays[number]
    if (known) return known
    const found: number[] = []
    for (const hex of neighbours(this.#setting, hexOf(this.places[number]!))) {
      const cost = ridingCost(this.#setting, this.places[number]!, locationOf(hex))
      if (isEntryCost(cost)) found.push(this.numbers[locationOf(hex)]!, cost.halves)
    }
    const ways = Int32Array.from(found)
    this.#ridingWays[number] = ways
    return ways
  }

  /** For what places are worth to units of some kind. */
  values(nth: number): Slate {
    this.#values[nth] ??= new Slate(this.count)
    return this.#values[nth]
  }

  sheet(nth: number): Sheet {
    const i = nth % SHEETS
    this.#sheets[i] ??= { worth: new Slate(this.count), risk: new Slate(this.count * 2), onward: new Slate(this.count * (MOST_MP + 1)) }
    return this.#sheets[i]
  }
}

const known = new WeakMap<Setting, Lay>()

export function layOf(setting: Setting): Lay {
  const made = known.get(setting) ?? new Lay(setting)
  known.set(setting, made)
  return made
}
