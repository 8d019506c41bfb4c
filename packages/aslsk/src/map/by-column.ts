import type { AslskState, Location } from '../state.ts'

/** Places on the map by their columns. No hex is nearer to another than its column: most of a large map is out of reach by that alone. */
export class ByColumn {
  /** In the order of the columns. */
  readonly places: readonly Location[]
  readonly #columns: Int32Array
  /** By column: how many of them are in those before it. */
  readonly #before: readonly number[]

  constructor({ setting }: AslskState, places: readonly Location[]) {
    const { columns, hexes } = setting.map.grid
    const before = new Array<number>(columns[hexes - 1]! + 2).fill(0)
    for (const place of places) before[columns[place]! + 1]!++
    for (let column = 1; column < before.length; column++) before[column]! += before[column - 1]!
    const next = before.slice()
    const sorted = places.slice()
    for (const place of places) sorted[next[columns[place]!]!++] = place
    this.places = sorted
    this.#columns = columns
    this.#before = before
  }

  /** Where those begin that may be in reach of a hex. */
  first(at: Location, reach: number): number {
    return this.#before[Math.max(0, this.#columns[at]! - reach)]!
  }

  /** Where they end. */
  end(at: Location, reach: number): number {
    return this.#before[Math.min(this.#before.length - 1, this.#columns[at]! + reach + 1)]!
  }
}
