import { neighbours, roomAt } from '../../map/terrain.ts'
import { canShare, type Room, roomIn } from '../../scenario/room.ts'
import type { AslskState, Location, Unit } from '../../state.ts'
import type { StackAdvances } from './acts.ts'

/** Those in a hex who may advance: what they could do stands in the list where the first of them does. */
export interface Stack {
  readonly first: number
  /** What all of them take up where they go. */
  readonly room: Room
  readonly advances: StackAdvances
}

/**
 * Who may advance where, by hex, kept through one APh. Each advance changes only who is in the two hexes that it joins, which matters there, and beside them
 * to those for whom there is no longer room, or has not been: most of what could be done before can be done after it. Whoever becomes DM by it (3.2.3) is an
 * enemy.
 */
export class KeptAdvances {
  /** Every unit of a side asks for its hex at every question, so it is found by its number. */
  #byHex: (Stack | null | undefined)[] = []

  /** What is known of a hex: null where nobody can advance; undefined where it is not known yet. */
  at(place: Location): Stack | null | undefined {
    return this.#byHex[place]
  }

  keep(place: Location, stack: Stack | null): Stack | null {
    for (let hex = this.#byHex.length; hex < place; hex++) this.#byHex.push(undefined)
    this.#byHex[place] = stack
    return stack
  }

  forget(): void {
    this.#byHex = []
  }

  /** These are in a hex before or after somebody of them leaves it or comes to it. */
  forgetAround(s: AslskState, place: Location, units: readonly Unit[]): void {
    this.#forgetAt(place)
    for (const beside of neighbours(s, place)) {
      const stack = this.#byHex[beside]
      if (stack && !canShare(roomIn(s, units), stack.room, roomAt(s, place))) this.#forgetAt(beside)
    }
  }

  #forgetAt(place: Location): void {
    if (place < this.#byHex.length) this.#byHex[place] = undefined
  }
}

/** What a phase may keep: nothing with modules, whose rules may depend on anything, nor where a side knows less than there is, or Locations share their room. */
export function keptAdvances({ setting }: AslskState): KeptAdvances | undefined {
  return setting.modules.length > 0 || setting.fog || setting.places ? undefined : new KeptAdvances()
}
