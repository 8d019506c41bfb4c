import type { AslskState, Location } from '../state.ts'

/**
 * Which columns of the map lie within reach of somewhere. No hex is nearer to another than its column, so whoever is in none of these is out of reach, which
 * is told at a glance: on a large map that is most of both sides.
 */
export class Bands {
  readonly #columns: Int32Array
  /** By column: how many bands begin there, less those that have ended before it. */
  readonly #edges: number[]
  /** By column: how many bands it lies in; null until somebody asks. */
  #depths: readonly number[] | null = null

  constructor({ setting }: AslskState) {
    const { grid } = setting.map
    this.#columns = grid.columns
    this.#edges = new Array<number>(grid.columns[grid.hexes - 1]! + 2).fill(0)
  }

  /** Somewhere on the map, and how far it reaches from there. */
  add(place: Location, reach: number): void {
    if (reach < 0) return
    const column = this.#columns[place]!
    this.#edges[Math.max(0, column - reach)]!++
    this.#edges[Math.min(this.#edges.length - 1, column + reach + 1)]!--
    this.#depths = null
  }

  /** Whether a hex may be in reach of one of them; if not, it is of none. */
  mayReach(place: Location): boolean {
    this.#depths ??= sums(this.#edges)
    return place >= 0 && this.#depths[this.#columns[place]!]! > 0
  }
}

function sums(edges: readonly number[]): readonly number[] {
  let depth = 0
  return edges.map((edge) => {
    depth += edge
    return depth
  })
}
