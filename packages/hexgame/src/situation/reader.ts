import type { Problem } from '@firegroup/kernel'

/** Where a counter of a situation is that may be carried. */
interface Carried {
  readonly owner?: number
  readonly at?: string
}

interface Placed {
  readonly at: number
}

/** How a game finds its places. */
export interface PlaceNames {
  /** By the names that situations use for what is not on the map: offboard, reserve … */
  readonly elsewhere: { readonly [name: string]: number }
  /** Negative where the map has no such place. */
  readonly onMap: (name: string) => number
  /** What a place is called where there is none: 'hex', 'place'. */
  readonly word: string
  /** Where a counter is whose place could not be found; the situation is refused anyway. */
  readonly nowhere: number
}

/** Puts what a situation describes into a state, and collects what can't be, each with the path to what says so. */
export abstract class PositionReader {
  readonly problems: Problem[] = []
  readonly #places: PlaceNames

  constructor(places: PlaceNames) {
    this.#places = places
  }

  protected complain(path: string, what: string, rule?: string): void {
    this.problems.push({ ...(rule === undefined ? {} : { rule }), message: `${path}: ${what}.` })
  }

  protected place(path: string, name: string): number {
    const { elsewhere, onMap, word, nowhere } = this.#places
    if (Object.hasOwn(elsewhere, name)) return elsewhere[name]!
    const at = onMap(name)
    if (at >= 0) return at
    this.complain(path, `the map has no ${word} '${name}'`)
    return nowhere
  }

  /** The unit that has a weapon, -1 for nobody, and where the weapon is: with its owner, or where it lies. */
  protected possession(path: string, { owner, at }: Carried, units: readonly Placed[]): { readonly owner: number; readonly at: number } {
    if ((owner === undefined) === (at === undefined))
      this.complain(path, `a weapon has an owner, or else a ${this.#places.word} where it lies`)
    const holder = owner === undefined ? undefined : units[owner]
    if (owner !== undefined && !holder) this.complain(`${path}.owner`, `there is no unit ${owner}`)
    const lies = at === undefined ? this.#places.nowhere : this.place(`${path}.at`, at)
    return { owner: owner ?? -1, at: holder ? holder.at : lies }
  }
}
