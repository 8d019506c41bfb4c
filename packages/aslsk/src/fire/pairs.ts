import { SlotRows } from '@firegroup/kernel'
import type { ByColumn } from '../map/by-column.ts'
import type { Location } from '../state.ts'

/** Somebody who fires, and the hexes that may be in his reach. */
interface Row<C> {
  readonly of: C
  readonly among: ByColumn
  readonly first: number
  /** So many slots for each hex, and which of what he can fire there is in the first. */
  readonly each: number
  readonly least: number
}

/**
 * What can be fired between hexes, as slots: so many for whoever fires and each hex that may be in his reach. Most pairs have nothing, which is told soon: they
 * are too far apart, or out of sight.
 */
export abstract class Pairs<C, D> extends SlotRows<Row<C>, D> {
  /** Slots for somebody at each of these hexes that may be in his reach: `each` of them, for what he can fire there, from the one with the number `least` on. */
  protected addReach(of: C, at: Location, reach: number, among: ByColumn, each: number, least = 0): void {
    const first = among.first(at, reach)
    this.add({ of, among, first, each, least }, (among.end(at, reach) - first) * each)
  }

  /** Of what somebody can fire at a hex the one with this number, if there are so many. */
  protected abstract nth(of: C, at: Location, n: number): D | null

  protected inRow({ of, among, first, each, least }: Row<C>, slot: number): D | null {
    return this.nth(of, among.places[first + Math.floor(slot / each)]!, least + (slot % each))
  }
}
