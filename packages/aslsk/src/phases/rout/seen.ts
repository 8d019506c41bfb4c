import type { Location } from '../../state.ts'
import { type Facing, NOBODY, seersOf, sees } from './enemy-field.ts'

/** From which of the enemies' hexes a unit has been seen on its way. What it costs to find out is paid only where it matters for how the way goes on. */
export interface Seen {
  readonly from: readonly Location[]
  /** Those of them in which there is no enemy any more. */
  readonly left: readonly Location[]
  /** Whether a hex in which there are enemies, by its index, is among them. */
  has(index: number): boolean
  /** All of these. */
  readonly by: readonly number[]
  /** Whether it is what was seen by then, on the same way further on: all that was seen before is among it. */
  follows(earlier: Seen): boolean
}

/** What was seen of a unit before a search begins. */
export class SeenBefore implements Seen {
  readonly from: readonly Location[]
  readonly left: readonly Location[]
  readonly #places: readonly Location[]

  constructor({ field }: Pick<Facing, 'field'>, from: readonly Location[]) {
    this.from = from
    this.#places = field.places
    this.left = from.length === 0 ? from : from.filter((place) => !field.places.includes(place))
  }

  has(index: number): boolean {
    return this.from.length > 0 && this.from.includes(this.#places[index]!)
  }

  get by(): readonly number[] {
    return this.from.length === 0 ? NOBODY : this.from.map((place) => this.#places.indexOf(place)).filter((index) => index >= 0)
  }

  follows(earlier: Seen): boolean {
    return earlier === this
  }
}

/** Somewhere on a way, after what was seen of it before. */
export class SeenAt implements Seen {
  readonly #r: Facing
  readonly #at: Location
  readonly #before: Seen
  #from: readonly Location[] | null = null
  #by: readonly number[] | null = null
  readonly left: readonly Location[]

  constructor(r: Facing, at: Location, before: Seen) {
    this.#r = r
    this.#at = at
    this.#before = before
    this.left = before.left
  }

  has(index: number): boolean {
    return this.#before.has(index) || sees(this.#r, index, this.#at)
  }

  get by(): readonly number[] {
    this.#by ??= joined(this.#before.by, seersOf(this.#r, this.#at))
    return this.#by
  }

  follows(earlier: Seen): boolean {
    return earlier === this || this.#before.follows(earlier)
  }

  get from(): readonly Location[] {
    this.#from ??= seenAt(this.#r, this.#at, this.#before.from)
    return this.#from
  }
}

function joined(some: readonly number[], others: readonly number[]): readonly number[] {
  if (some.length === 0) return others
  return others.length === 0 ? some : [...some, ...others]
}

/** The enemies' hexes from which a unit that has stood here has been seen by now. */
export function seenAt(r: Facing, at: Location, seenFrom: readonly Location[]): readonly Location[] {
  const { places } = r.field
  let now: Location[] | null = null
  for (let i = 0; i < places.length; i++)
    if (!seenFrom.includes(places[i]!) && sees(r, i, at)) {
      now ??= seenFrom.slice()
      now.push(places[i]!)
    }
  return now ?? seenFrom
}

/** Whether who has seen the unit on one way of a search has seen it on another too; what was seen of it before the search is the same for both. */
export function isWithin(one: Seen, other: Seen): boolean {
  for (const index of one.by) if (!other.has(index)) return false
  return true
}
