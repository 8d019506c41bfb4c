import type { Location } from '../state.ts'
import type { Look, Watch } from './watch.ts'

interface Found<D> {
  /** At which look it was last known to hold. */
  at: number
  readonly list: readonly D[]
}

/**
 * What may be done, kept from one question to the next. All of it goes when the question is another one, or when something has changed that may matter to
 * all.
 */
abstract class Kept<D> {
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

  /** Whether what was found at the last look still holds where nothing has changed in the hexes that `matters` picks. */
  protected stillHolds(found: Found<D>, matters: (place: Location) => boolean): boolean {
    return (found.at === this.#now || found.at === this.#last) && !this.#changes.some(matters)
  }

  /** Whether something has changed there after this look. */
  hasChanged(place: Location, since: number): boolean {
    return this.#watch!.changed(place) > since
  }

  protected isThere<F extends Found<D>>(found: F | undefined): found is F {
    return found !== undefined && found.at >= this.#first
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

/** What each of a side, in his hex, can do to what is in another: by his number. */
export class KeptPairs<D> extends Kept<D> {
  readonly #byDoer: Map<Location, Found<D>>[] = []

  constructor() {
    super(true)
  }

  get(doer: number, from: Location, to: Location, workOut: (found: D[]) => void): readonly D[] {
    this.#byDoer[doer] ??= new Map()
    const all = this.#byDoer[doer]!
    const known = all.get(to)
    if (this.isThere(known) && !this.hasChanged(from, known.at) && !this.hasChanged(to, known.at)) return this.hold(known)
    const list: D[] = []
    workOut(list)
    all.set(to, this.made(list))
    return list
  }
}

/** All that each of a side can do from his hex to what is in sight and reach of it: by his number. */
export class KeptDoers<D> extends Kept<D> {
  readonly #byDoer: Found<D>[] = []

  constructor() {
    super(true)
  }

  /** It depends on his hex, and on every hex that he reaches and `sees`. */
  get(from: Location, doer: number, reaches: (place: Location) => boolean, workOut: (found: D[]) => void): readonly D[] {
    const known = this.#byDoer[doer]
    if (this.isThere(known) && this.stillHolds(known, (place) => place === from || reaches(place))) return this.hold(known)
    const list: D[] = []
    workOut(list)
    this.#byDoer[doer] = this.made(list)
    return list
  }
}

/** What can be done in a hex, or from several into it; by the hex, or by another key where there is more than one such thing in it. */
export class KeptPlaces<D> extends Kept<D> {
  readonly #byKey = new Map<number, Found<D> & { readonly places: readonly Location[] }>()

  /** It depends on this hex, on the places that were named when it was worked out, and on what `isFresh` knows to be so since a look. */
  get(at: Location, isFresh: (since: number) => boolean, workOut: (found: D[]) => readonly Location[], key: number = at): readonly D[] {
    const known = this.#byKey.get(key)
    if (this.isThere(known) && !this.hasChanged(at, known.at)) {
      const since = known.at
      if (!known.places.some((place) => this.hasChanged(place, since)) && isFresh(since)) return this.hold(known)
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
