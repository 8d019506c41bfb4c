import type { Location } from '../state.ts'
import type { Look, Watch } from './watch.ts'

export interface Found<D> {
  /** At which look it was last known to hold. */
  at: number
  readonly list: readonly D[]
}

/**
 * What may be done, kept from one question to the next. All of it goes when the question is another one, or when something has changed that may matter to
 * all.
 */
export abstract class Kept<D> {
  readonly #heedsSight: boolean
  #watch: Watch | null = null
  #under = ''
  #now = -1
  /** The look before this one, and where something has changed since. */
  #last = -1
  #changes: readonly Location[] = []
  /** What was found before this look is gone. */
  #first = 0

  constructor(heedsSight: boolean) {
    this.#heedsSight = heedsSight
  }

  /** Begins to answer a question of this kind. */
  begin(watch: Watch, under: string): this {
    const last = this.#now
    const changes = watch === this.#watch ? watch.changedSince(last) : null
    if (!changes || under !== this.#under || watch.everywhere > last || (this.#heedsSight && watch.sight > last)) this.#first = watch.now
    this.#now = watch.now
    this.#last = last
    this.#changes = changes ?? []
    this.#watch = watch
    this.#under = under
    return this
  }

  protected get watch(): Watch {
    return this.#watch!
  }

  /** How many hexes there are. */
  protected get size(): number {
    return this.#watch!.size
  }

  /** Where something has changed since the look before this one. */
  protected get changes(): readonly Location[] {
    return this.#changes
  }

  /** Whether it was found, or held, at the look before this one, so that `changes` tell all that may be different. */
  protected followsFrom(found: { readonly at: number }): boolean {
    return found.at === this.#now || found.at === this.#last
  }

  /** Where something has changed after a look; null if that is too long ago to tell. */
  protected changesSince(look: number): readonly Location[] | null {
    return this.#watch!.changedSince(look)
  }

  /** Whether something has changed there after this look. */
  hasChanged(place: Location, since: number): boolean {
    return this.#watch!.changed(place) > since
  }

  protected isThere<F extends { readonly at: number }>(found: F | undefined): found is F {
    return found !== undefined && found.at >= this.#first
  }

  /** This look. */
  protected get now(): number {
    return this.#now
  }

  protected hold(found: Found<D>): readonly D[] {
    found.at = this.#now
    return found.list
  }

  protected made(list: readonly D[]): Found<D> {
    return { at: this.#now, list: list.length > 0 ? list : NOTHING }
  }
}

const NOTHING: readonly never[] = []

/** What can be done in a hex, or from several into it; by the hex, or by another key where there is more than one such thing in it. */
export class KeptPlaces<D> extends Kept<D> {
  readonly #byKey = new Map<number, Found<D> & { readonly places: readonly Location[] }>()

  /** It depends on this hex, on the places that were named when it was worked out, and on what `isFresh` knows to be so since a look. */
  get(
    at: Location,
    isFresh: (since: number, list: readonly D[]) => boolean,
    workOut: (found: D[]) => readonly Location[],
    key: number = at,
  ): readonly D[] {
    const known = this.#byKey.get(key)
    if (this.isThere(known) && !this.hasChanged(at, known.at)) {
      const since = known.at
      if (!known.places.some((place) => this.hasChanged(place, since)) && isFresh(since, known.list)) return this.hold(known)
    }
    const list: D[] = []
    const places = workOut(list)
    this.#byKey.set(key, { ...this.made(list), places })
    return list
  }
}

/** What was kept under this key, ready for a question; null where nothing is kept. */
export function keptFor<K extends Kept<unknown>>(look: Look | undefined, key: new () => K, under: string): K | null {
  const watch = look?.watch
  return watch ? watch.keep(key, () => new key()).begin(watch, under) : null
}
