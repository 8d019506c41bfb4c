import type { AslskState, Hex } from '../state.ts'

/** An event in words: one line for the log, a second with the arithmetic where there is any, and where to look. */
export interface Telling {
  readonly text: string
  readonly detail?: string
  /** Who did or suffered it, as he was then, without the numbers: 'N5 and O6 fire at P5'. */
  readonly lead?: string
  readonly rule?: string
  readonly place?: Hex
}

/** Where a unit is, for events that don't say; nothing when it is not on the map. */
export function placeOfUnit(s: AslskState, id: number | undefined): { place?: Hex } {
  const at = id === undefined ? undefined : s.units[id]?.at
  return onMap(at)
}

export function onMap(place: Hex | undefined): { place?: Hex } {
  return place !== undefined && place >= 0 ? { place } : {}
}
