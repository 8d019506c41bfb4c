import type { Parts } from './parts.ts'

/**
 * Candidates that need not be listed for one of them to be chosen. Each stands in one slot and no other, and a slot has one candidate or none: how many
 * slots there are is told at a glance, and what is in a slot is worked out for that slot alone. Whoever wants any candidate, each as likely as the others,
 * looks into slots by chance until there is something in one; whoever wants to see all of them gets the list, in its order, as of any other row.
 */
export abstract class Slots<T> implements Iterable<T> {
  /** How many slots there are: no fewer than candidates, and not many times as many, or most looks are in vain. */
  abstract readonly size: number
  /** What is in a slot, by its number from 0; null if nothing is. */
  abstract at(slot: number): T | null
  /** All of them, in the order in which they are offered. */
  abstract list(): readonly T[] | Parts<T>

  /** How many there are; whether there are more than so many nobody wants to know. */
  countUpTo(enough: number): number {
    let count = 0
    for (let slot = 0; slot < this.size && count < enough; slot++) if (this.at(slot) !== null) count++
    return count
  }

  [Symbol.iterator](): Iterator<T> {
    return this.list()[Symbol.iterator]()
  }
}

/** Slots of several who have some each, in a row: of units, of hexes, of pairs of them. */
export abstract class SlotRows<Of, T> extends Slots<T> {
  size = 0
  readonly #rows: Of[] = []
  readonly #begins: number[] = []
  /** The row of the slot that was looked into last: often the next one is in it too. */
  #current = 0

  protected add(of: Of, slots: number): void {
    if (slots === 0) return
    this.#rows.push(of)
    this.#begins.push(this.size)
    this.size += slots
  }

  /** What is in one of somebody's slots, by its number among them. */
  protected abstract inRow(of: Of, slot: number): T | null

  at(slot: number): T | null {
    const begins = this.#begins
    let row = this.#current
    while (begins[row]! > slot) row--
    while (row + 1 < begins.length && begins[row + 1]! <= slot) row++
    this.#current = row
    return this.inRow(this.#rows[row]!, slot - begins[row]!)
  }
}
