import type { Location } from '../../state.ts'
import { type Facing, sees } from './enemy-field.ts'

/** From which of the enemies' hexes a unit has been seen on its way. What it costs to find out is paid only where it matters for how the way goes on. */
export interface Seen {
  readonly from: readonly Location[]
  /** Those of them in which there is no enemy any more. */
  readonly left: readonly Location[]
  /** Whether a hex in which there are enemies, by its index, is among them. */
  has(index: number): boolean
  /** Whether all of these are among those of another way of the same search; what was seen before the search is the same for both. */
  isWithin(other: Seen): boolean
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

  isWithin(other: Seen): boolean {
    return other.follows(this)
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

  /** Up to where the two ways part, which is all that they do not have in common. */
  isWithin(other: Seen): boolean {
    if (other.follows(this)) return true
    if (!this.#before.isWithin(other)) return false
    const { length } = this.#r.field.places
    for (let i = 0; i < length; i++) if (sees(this.#r, i, this.#at) && !other.has(i)) return false
    return true
  }

  follows(earlier: Seen): boolean {
    return earlier === this || this.#before.follows(earlier)
  }

  get from(): readonly Location[] {
    this.#from ??= seenAt(this.#r, this.#at, this.#before.from)
    return this.#from
  }
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
