/** A decision in the making: what the player has chosen so far, what that would do, and what the engine says to it. */
import type { HexMap } from '@firegroup/hexmap'
import type { Problem, Seat } from '@firegroup/kernel'
import type { KnownQuestion } from './known-question.ts'

/** A hex of the map by its index, or -1 for none. A game without a map numbers its places as it likes. */
export type Place = number

export type MarkTone = 'selected' | 'target' | 'aim' | 'option' | 'area' | 'refused' | 'path' | 'enemy' | 'shooter'

/** What the board shows on a hex. `label` is large, `detail` small, `risk` of 1 tints. */
export interface HexMark {
  readonly place: Place
  readonly tone: MarkTone
  readonly label?: string
  /** The label where there is little room. */
  readonly brief?: string
  readonly detail?: string
  readonly risk?: number
  /** It is shown by something else: no ring. */
  readonly bare?: boolean
}

export interface Line {
  readonly from: Place
  readonly to: Place
}

/** What Enter would do, in words for the button. */
export interface Ready {
  readonly decision: unknown
  readonly label: string
  readonly tone: 'fire' | 'move' | 'plain'
}

/** All that a draft knows of the game. */
export interface Desktop<S> {
  readonly s: S
  readonly seat: Seat
  readonly question: KnownQuestion
  changed(): void
  /** What the game's thinker answers, bit by bit; the next such query, or the next question, ends it. */
  trickle(query: unknown, tell: (part: unknown) => void): void
}

export interface Draft {
  /** Which view shows it. */
  readonly view: string
  /** What Enter would decide now; null while there is nothing. */
  readonly ready: Ready | null
  /** The other of just two answers: it stands beside the first, where there is nothing to go back to. */
  readonly second?: Ready | null
  /** What the engine has against the draft as it stands. */
  readonly problems: readonly Problem[]
  /** What the player should know who asks why nothing more can be done; without it the place under the cursor is asked about. */
  readonly why?: Problem | null
  /** A place was clicked. Returns why nothing came of it, or null. */
  choosePlace(place: Place): Problem | null
  /** Takes back the last choice; false when there was none. */
  back(): boolean
  /** Puts everything that was chosen back as it is now, whenever it is called. */
  remember(): () => void
  /** Own places with somebody who can still act, in order. */
  readonly actors: readonly Place[]
  /** Whoever is chosen must go on: nobody else has his turn before. */
  readonly isAlone?: boolean
}

/** A draft of a game on a map: what the board shows of it. */
export interface HexDraft extends Draft {
  readonly marks: readonly HexMark[]
  readonly path: readonly Place[]
  readonly lines: readonly Line[]
}

/** A state with a map in its setting: all that names of hexes need. */
export interface OnMap {
  readonly setting: { readonly map: HexMap }
}

export function nameOf(s: OnMap, place: Place): string {
  return place >= 0 ? s.setting.map.grid.idOf(place) : 'off the map'
}

export function placeOf(s: OnMap, name: string): Place {
  const { grid } = s.setting.map
  return grid.has(name) ? grid.indexOf(name) : -1
}

export const percent = (share: number): string => {
  const rounded = Math.round(share * 100)
  return `${share > 0 && rounded === 0 ? 1 : share < 1 && rounded === 100 ? 99 : rounded}%`
}

export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')

export const unique = <T>(items: Iterable<T>): T[] => [...new Set(items)]

/** The next of those places after this one, or before it; round to the first. Null where there is none. */
export function nextOf(places: readonly Place[], from: Place, by: 1 | -1): Place | null {
  if (places.length === 0) return null
  const sorted = by === 1 ? places : [...places].reverse()
  return sorted.find((place) => (by === 1 ? place > from : place < from)) ?? sorted[0]!
}
