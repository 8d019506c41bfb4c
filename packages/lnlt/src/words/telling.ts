import type { BaseEvent } from '../events.ts'
import type { LnltState, Location } from '../state.ts'

/** An event in words: one line for the log, a second with the arithmetic where there is any, and where to look. */
export interface Telling {
  readonly text: string
  readonly detail?: string
  /** Who did or suffered it, as he was then, without the numbers: 'N5 and O6 fire at P5'. */
  readonly lead?: string
  readonly rule?: string
  readonly place?: Location
}

/** How each event of a part of the rules is told. Each part has its own list, and events.ts joins them: none can be forgotten. */
export type Tellers<E extends BaseEvent> = {
  readonly [T in E['type']]: (s: LnltState, event: Extract<E, { readonly type: T }>) => Telling
}

/** How the events of a game are told, by their type: those of the base game, and those of its modules. */
export interface GameTellers {
  readonly [type: string]: (s: LnltState, event: never) => Telling
}

/** Where a unit is, for events that don't say; nothing when it is not on the map. */
export function placeOfUnit(s: LnltState, id: number | undefined): { place?: Location } {
  return onMap(id === undefined ? undefined : s.units[id]?.at)
}

export function onMap(place: Location | undefined): { place?: Location } {
  return place !== undefined && place >= 0 ? { place } : {}
}
