import type { Seat, Trace } from '@firegroup/kernel'

/** What happened at a place: how often it was fired at, and what was lost there, in the points of `Measure.losses`. */
export interface Heat {
  readonly place: string
  readonly fire: number
  readonly losses: { readonly [seat: Seat]: number }
}

/** Adds up the traces of a game, place by place. */
export class HeatKeeper {
  readonly #places = new Map<string, { fire: number; losses: { [seat: Seat]: number } }>()

  add({ kind, place, seat, points }: Trace): void {
    const heat = this.#at(place)
    if (kind === 'fire') heat.fire += points
    else heat.losses[seat] = (heat.losses[seat] ?? 0) + points
  }

  /** What one of so many games left at a place: its part of their mean. */
  addPart({ place, fire, losses }: Heat, games: number, seats: readonly Seat[]): void {
    const heat = this.#at(place)
    heat.fire += fire / games
    for (const seat of seats) heat.losses[seat] = (heat.losses[seat] ?? 0) + (losses[seat] ?? 0) / games
  }

  close(): Heat[] {
    return [...this.#places].map(([place, heat]) => ({ place, ...heat })).sort(byPlace)
  }

  #at(place: string): { fire: number; losses: { [seat: Seat]: number } } {
    let heat = this.#places.get(place)
    if (!heat) {
      heat = { fire: 0, losses: {} }
      this.#places.set(place, heat)
    }
    return heat
  }
}

/** The heat of many games: of each place what it had in a game on average, over all of them. */
export function meanHeat(games: readonly (readonly Heat[])[], seats: readonly Seat[]): Heat[] {
  const all = new HeatKeeper()
  for (const game of games) for (const heat of game) all.addPart(heat, games.length, seats)
  return all.close()
}

/** By name, so that the order depends on nothing else. */
function byPlace(a: Heat, b: Heat): number {
  return a.place < b.place ? -1 : a.place > b.place ? 1 : 0
}
