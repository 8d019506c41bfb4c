import type { AslskState, Place } from '../state.ts'

/** An event in words: one line for the log, a second with the arithmetic where there is any, and where to look. */
export interface Telling {
  readonly text: string
  readonly detail?: string
  readonly rule?: string
  readonly place?: Place
}

/** Where a unit is, for events that don't say; nothing when it is not on the map. */
export function placeOfUnit(s: AslskState, id: number | undefined): { place?: Place } {
  const at = id === undefined ? undefined : s.units[id]?.at
  return onMap(at)
}

export function onMap(place: Place | undefined): { place?: Place } {
  return place !== undefined && place >= 0 ? { place } : {}
}
