import type { Location } from '../state.ts'
import type { Look, Watch } from './watch.ts'

interface Found<D> {
  /** At which look it was last known to hold. */
  at: number
  readonly list: readonly D[]
}

/**
 * What may be done, kept from one question to the next: who may do it in one hex to what is in another. All of it goes when the question is another one, or
 * when something has changed that may matter to all.
 */
abstract class Kept<D> {
  readonly #heedsSight: boolean
  #watch: Watch | null = null
  #under = ''
  #since = -1
  #now = -1

  constructor(heedsSight: boolean) {
    this.#heedsSight = heedsSight
  }

  /** Begins to answer a question of this kind. */
  begin(watch: Watch, under: string): this {
    const last = this.#now
    const isOther = under !== this.#under || watch !== this.#watch || watch.everywhere > last || (this.#heedsSight && watch.sight > last)
    this.#watch = watch
    this.#under = under
    this.#since = isOther ? -1 : last
    this.#now = watch.now
    return this
  }

  /** Whether something has changed there since the last question. */
  hasChanged(place: Location): boolean {
    return this.#watch!.changed(place) > this.#since
  }

  /** Whether it was known to hold at the last question. */
  protected isRecent(found: Found<D> | undefined): found is Found<D> {
    return found !== undefined && (found.at === this.#since || found.at === this.#now)
  }

  protected hold(found: Found<D>): readonly D[] {
    found.at = this.#now
    return found.list
  }

  protected made(list: readonly D[]): Found<D> {
    return { at: this.#now, list }
  }
}

/** What each of a side can do to each enemy hex, by their own number. */
export class KeptPairs<D> extends Kept<D> {
  readonly #byDoer: Map<Location, Found<D>>[] = []

  constructor() {
    super(true)
  }

  get(doer: number, from: Location, to: Location, workOut: (found: D[]) => void): readonly D[] {
    this.#byDoer[doer] ??= new Map()
    const all = this.#byDoer[doer]!
    const known = all.get(to)
    if (this.isRecent(known) && !this.hasChanged(from) && !this.hasChanged(to)) return this.hold(known)
    const list: D[] = []
    workOut(list)
    all.set(to, this.made(list.length > 0 ? list : NOTHING))
    return list
  }
}

/** What can be done in a hex, or from several into it. */
export class KeptPlaces<D> extends Kept<D> {
  readonly #byPlace = new Map<Location, Found<D> & { readonly places: readonly Location[] }>()

  /** `isFresh`: whether what was found there still holds, as far as only the rule knows; it depends on this hex and on `places`. */
  get(at: Location, isFresh: (places: readonly Location[]) => boolean, workOut: (found: D[]) => readonly Location[]): readonly D[] {
    const known = this.#byPlace.get(at)
    if (this.isRecent(known) && !this.hasChanged(at) && !known.places.some((place) => this.hasChanged(place)) && isFresh(known.places))
      return this.hold(known)
    const list: D[] = []
    const places = workOut(list)
    this.#byPlace.set(at, { ...this.made(list.length > 0 ? list : NOTHING), places })
    return list
  }
}

const NOTHING: readonly never[] = []

/** What was kept under this key, ready for a question; null where nothing is kept. */
export function keptFor<K extends Kept<unknown>>(look: Look | undefined, key: new () => K, under: string): K | null {
  const watch = look?.watch
  return watch ? watch.keep(key, () => new key()).begin(watch, under) : null
}
