import type { HexMap } from '@firegroup/hexmap'
import { Recent } from '@firegroup/kernel'
import type { Setting } from '../setting.ts'
import type { Hex } from '../state.ts'

const recent = new Recent<Distances>(32)

/** Distances to the nearest of some hexes: kept, for what a side is after seldom changes. */
export function distancesTo(setting: Setting, goals: readonly Hex[]): Distances {
  return recent.get(setting, goals.join(), () => new Distances(setting.map, goals))
}

const UNKNOWN = -1

export class Distances {
  readonly #map: HexMap
  readonly #goals: readonly Hex[]
  readonly #known: Int32Array

  constructor(map: HexMap, goals: readonly Hex[]) {
    this.#map = map
    this.#goals = goals
    this.#known = new Int32Array(map.size).fill(UNKNOWN)
  }

  /** In hexes; 0 where there is nothing to reach. */
  from(place: Hex): number {
    const known = this.#known[place]!
    return known === UNKNOWN ? this.#measure(place) : known
  }

  #measure(place: Hex): number {
    const { grid } = this.#map
    let nearest = this.#goals.length > 0 ? Number.MAX_SAFE_INTEGER : 0
    for (const goal of this.#goals) nearest = Math.min(nearest, grid.distance(place, goal))
    this.#known[place] = nearest
    return nearest
  }
}
