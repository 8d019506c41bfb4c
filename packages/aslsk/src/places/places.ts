import type { HexMap } from '@firegroup/hexmap'
import { locationOf } from '../map/location.ts'
import type { Hex, Location } from '../state.ts'
import type { NewPlace, Place, PlaceWay } from './place.ts'

/**
 * A.8: the Locations inside the hexes of a game, and what joins them. The ground of a hex is the Location with the index of the hex; those inside it come
 * after the last hex. A game that has none has no Places, and asks nothing of them.
 */
export class Places {
  readonly #hexes: number
  readonly #places: readonly Place[]
  readonly #within = new Map<Hex, Location[]>()
  readonly #ways = new Map<Hex, PlaceWay[]>()
  readonly #adjacent = new Map<Hex, Set<Location>>()

  constructor(map: HexMap, given: readonly NewPlace[]) {
    const { grid } = map
    this.#hexes = grid.hexes
    this.#places = given.map(({ hex, ways: _, adjacent: __, ...place }, i) => ({
      ...place,
      at: locationOf(grid.hexes + i),
      hex: locationOf(grid.indexOf(hex)),
    }))
    for (const { at, hex } of this.#places) listIn(this.#within, hex).push(at)
    for (const [i, { ways, adjacent = [] }] of given.entries()) {
      const { at } = this.#places[i]!
      for (const { to: name, mf, back = mf, rule, label, phases, apart } of ways) {
        const to = locationOf(grid.indexOf(name))
        listIn(this.#ways, at).push({ from: at, to, mf, rule, label, phases })
        if (back !== null) listIn(this.#ways, to).push({ from: to, to: at, mf: back, rule, label, phases })
        if (!apart) this.#join(at, to)
      }
      for (const name of adjacent) this.#join(at, locationOf(grid.indexOf(name)))
    }
  }

  get all(): readonly Place[] {
    return this.#places
  }

  /** The Location with this index; undefined for the ground of a hex, and for what is not on the map. */
  of(at: Hex): Place | undefined {
    return this.#places[at - this.#hexes]
  }

  /** The Locations inside a hex. */
  within(hex: Hex): readonly Location[] {
    return this.#within.get(hex) ?? NONE
  }

  /** B20.9: the Locations that share the room of a hex with this one, itself among them; undefined where it has its own. */
  sharing(at: Hex): readonly Location[] | undefined {
    const place = this.of(at)
    if (place && !place.shared) return undefined
    const hex = place?.hex ?? (at as Location)
    const inner = this.within(hex).filter((each) => this.of(each)!.shared)
    return inner.length > 0 ? [hex, ...inner] : undefined
  }

  /** The ways from a Location to those inside hexes, or from one of them. */
  waysFrom(at: Hex): readonly PlaceWay[] {
    return this.#ways.get(at) ?? NO_WAYS
  }

  way(from: Hex, to: Hex): PlaceWay | undefined {
    return this.waysFrom(from).find((way) => way.to === to)
  }

  /** Whether one of them lies inside a hex, so that only ways join them. */
  isInner(a: Hex, b: Hex): boolean {
    return a >= this.#hexes || b >= this.#hexes
  }

  /** A.8: whether a Location inside a hex is ADJACENT to another. */
  adjacent(a: Hex, b: Hex): boolean {
    return this.#adjacent.get(a)?.has(b as Location) ?? false
  }

  #join(a: Location, b: Location): void {
    setIn(this.#adjacent, a).add(b)
    setIn(this.#adjacent, b).add(a)
  }
}

const NONE: readonly Location[] = []
const NO_WAYS: readonly PlaceWay[] = []

function listIn<K, V>(map: Map<K, V[]>, key: K): V[] {
  const list = map.get(key) ?? []
  map.set(key, list)
  return list
}

function setIn<K, V>(map: Map<K, Set<V>>, key: K): Set<V> {
  const set = map.get(key) ?? new Set<V>()
  map.set(key, set)
  return set
}
