import type { Part } from '@firegroup/kernel'
import type { Location } from '../state.ts'
import { Kept } from './kept.ts'

/** What stands in the rows of a question, and how it is found. `C` is whoever or whatever a row belongs to. */
export interface Making<C, P, D> {
  /** The hexes that rows have parts for, in the order of the list. What is in a hex alone decides whether it is among them, and before which others. */
  readonly places: readonly Location[]
  /** Whether a row has a part for this hex. */
  reaches(of: C, place: Location, index: number): boolean
  /** It depends on the row's own hex and on this one; null where there is nothing. */
  part(of: C, place: Location, index: number): P | null
  /** The row as a list, from its parts alone. A late one may be looked at in another state in which nothing of the row has changed. */
  whole(of: C, parts: readonly P[]): Part<D>
  /** What there is where all parts come to nothing; it depends on every hex that it `heeds`, being what it is. */
  otherwise?(of: C): Part<D>
  heeds?(of: C, place: Location, other: Part<D>): boolean
}

interface Row<P, D> {
  at: number
  list: Part<D>
  readonly places: Location[]
  readonly parts: P[]
  /** The list is what there is otherwise. */
  isOther: boolean
}

/**
 * What can be done between one hex and many others, a row each: by somebody to all whom he reaches, or to somebody by all who reach him. Where something has
 * changed in one of the others only its part is worked out again, and where that is not in reach nothing is.
 */
export abstract class KeptRows<C, P, D> extends Kept<D> {
  readonly #rows: Row<P, D>[] = []
  #making!: Making<C, P, D>
  /** By hex: where it stands in the order of this question, counted from 1; 0 or nothing where it does not. */
  #ranks = new Int32Array(0)
  #ranked: readonly Location[] = []
  /** By hex: 1 where some row has, or has had, a part for it. */
  #had = new Uint8Array(0)
  /** Of what has changed since the look before this one, what may change rows of others than whoever is there. */
  #relevant: readonly Location[] = []

  constructor() {
    super(true)
  }

  /** What this question's rows are made of. */
  of(making: Making<C, P, D>): this {
    this.#making = making
    if (this.#ranks.length !== this.size) {
      this.#ranks = new Int32Array(this.size)
      this.#had = new Uint8Array(this.size)
    }
    for (const place of this.#ranked) this.#ranks[place] = 0
    this.#ranked = making.places
    for (let i = 0; i < making.places.length; i++) this.#ranks[making.places[i]!] = i + 1
    this.#relevant = making.heeds ? this.changes : this.changes.filter((place) => this.#ranks[place]! > 0 || this.#had[place]! > 0)
    return this
  }

  /** The row under a key, of whoever is in a hex. */
  get(key: number, at: Location, of: C): Part<D> {
    const known = this.#rows[key]
    if (!this.isThere(known) || !this.followsFrom(known) || this.ownChange(of, at) > known.at) return this.#anew(key, of)
    let isDirty = this.restChange(of) > known.at
    if (isDirty) this.#lessen(known)
    for (const place of this.#relevant) if (this.#renew(known, of, place)) isDirty = true
    if (isDirty) this.#sum(known, of)
    known.at = this.now
    return known.list
  }

  /** When last something changed at a row's own end that it depends on: unless more is known of it, anything in its hex. */
  protected ownChange(_of: C, at: Location): number {
    return this.watch.changed(at)
  }

  /** When last something changed there that leaves of each part what `restOf` says. */
  protected restChange(_of: C): number {
    return 0
  }

  protected restOf(part: P): P | null {
    return part
  }

  #lessen(row: Row<P, D>): void {
    let left = 0
    for (let i = 0; i < row.parts.length; i++) {
      const rest = this.restOf(row.parts[i]!)
      if (rest === null) continue
      row.parts[left] = rest
      row.places[left++] = row.places[i]!
    }
    row.parts.length = left
    row.places.length = left
  }

  #anew(key: number, of: C): Part<D> {
    const { places, reaches, part } = this.#making
    const row: Row<P, D> = { at: this.now, list: NOTHING, places: [], parts: [], isOther: false }
    for (let i = 0; i < places.length; i++) {
      const place = places[i]!
      const made = reaches(of, place, i) ? part(of, place, i) : null
      if (made === null) continue
      row.places.push(place)
      row.parts.push(made)
      this.#had[place] = 1
    }
    this.#rows[key] = row
    this.#sum(row, of)
    return row.list
  }

  /** The part of a hex in which something has changed; whether that changes the row. */
  #renew(row: Row<P, D>, of: C, place: Location): boolean {
    const { reaches, part, heeds } = this.#making
    const before = row.places.indexOf(place)
    if (before >= 0) {
      row.places.splice(before, 1)
      row.parts.splice(before, 1)
    }
    const rank = this.#ranks[place]!
    const made = rank > 0 && reaches(of, place, rank - 1) ? part(of, place, rank - 1) : null
    if (made !== null) {
      let i = 0
      while (i < row.places.length && this.#ranks[row.places[i]!]! < rank) i++
      row.places.splice(i, 0, place)
      row.parts.splice(i, 0, made)
      this.#had[place] = 1
    }
    return made !== null || before >= 0 || (row.isOther && (heeds?.(of, place, row.list) ?? false))
  }

  #sum(row: Row<P, D>, of: C): void {
    const { whole, otherwise } = this.#making
    row.isOther = row.parts.length === 0 && otherwise !== undefined
    row.list = row.isOther ? otherwise!(of) : row.parts.length === 0 ? NOTHING : whole(of, row.parts)
  }
}

const NOTHING: readonly never[] = []
