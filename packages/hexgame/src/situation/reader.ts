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
  /** What a place is called: 'hex', 'place'. */
  readonly word: string
  /** Of a counter that is out of the game; also where one is put whose place could not be found, since the situation is refused anyway. */
  readonly gone: number
  /** What to tell somebody who names a place that is not there, where there is more to say. */
  readonly hint?: (name: string) => string | undefined
}

const LONG_ENOUGH = 20

/** How many turns there are in a game of which only a moment is told. */
export function turnsAround({ turn = 1, turns }: { readonly turn?: number; readonly turns?: number }): number {
  return turns ?? Math.max(LONG_ENOUGH, turn)
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

  /** A place on the map or elsewhere. */
  protected place(path: string, name: string): number {
    const { elsewhere } = this.#places
    return Object.hasOwn(elsewhere, name) ? elsewhere[name]! : this.placeOnMap(path, name)
  }

  protected placeOnMap(path: string, name: string): number {
    const { onMap, word, gone, hint } = this.#places
    const at = onMap(name)
    if (at >= 0) return at
    this.complain(path, `the map has no ${word} '${name}'${hint?.(name) ?? ''}`)
    return gone
  }

  /** A turn must be one of those that there are. */
  protected turn(turn: number, turns: number): void {
    if (turn > turns) this.complain('situation.turn', `turn ${turn} comes after the last, ${turns}`)
  }

  /** Each side fights for a nation that there is. */
  protected nations<S extends string>(
    sides: readonly S[],
    given: { readonly [side in S]: { readonly nation: string } },
    isNation: (id: string) => boolean,
  ): void {
    for (const side of sides)
      if (!isNation(given[side].nation)) this.complain(`situation.${side}.nation`, `there is no nation '${given[side].nation}'`)
  }

  /** The place over which a unit is to enter, which only one that is offboard does; undefined where it enters nowhere. */
  protected entry(path: string, { entry, at }: { readonly entry?: string; readonly at: string }): number | undefined {
    if (entry === undefined) return undefined
    if (at !== 'offboard') this.complain(`${path}.entry`, `only a unit that is offboard enters, and this one is ${at}`)
    return this.placeOnMap(`${path}.entry`, entry)
  }

  /** What can't be in the position that was read. What is made of names that there are not can't be judged. */
  protected judge(impossibilities: () => readonly Problem[]): void {
    if (this.problems.length > 0) return
    for (const { message, ...rest } of impossibilities()) this.problems.push({ ...rest, message: `situation.${message}` })
  }

  /** The unit that has a weapon, -1 for nobody, and where the weapon is: with its owner, or where it lies. */
  protected possession(path: string, { owner, at }: Carried, units: readonly Placed[]): { readonly owner: number; readonly at: number } {
    const { word, gone } = this.#places
    if ((owner === undefined) === (at === undefined)) this.complain(path, `a weapon has an owner, or else a ${word} where it lies`)
    const holder = owner === undefined ? undefined : units[owner]
    if (owner !== undefined && !holder) this.complain(`${path}.owner`, `there is no unit ${owner}`)
    if (holder?.at === gone) this.complain(`${path}.owner`, `unit ${owner} is out of the game`)
    const lies = at === undefined ? gone : this.place(`${path}.at`, at)
    return { owner: owner ?? -1, at: holder ? holder.at : lies }
  }

  /** Who controls what: a place belongs to one side at most. */
  protected control<S extends string>(sides: readonly S[], given: { readonly [side in S]?: readonly string[] }, control: (S | '')[]): void {
    const named = new Map<number, S>()
    for (const side of sides)
      for (const [index, name] of (given[side] ?? []).entries()) {
        const path = `situation.control.${side}[${index}]`
        const at = this.placeOnMap(path, name)
        if (at < 0) continue
        if (named.has(at)) this.complain(path, `${name} is ${named.get(at)}'s already`)
        named.set(at, side)
        control[at] = side
      }
  }
}
