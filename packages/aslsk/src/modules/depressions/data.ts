import type { PlaceSpec } from '../../places/schema.ts'

export type Depression = Extract<PlaceSpec, { readonly type: 'depression' }>['as']

/**
 * B19, B20: the Location sheet of the play aids, lines 2128 and 2168 to 2178. Costs in half MF and MP. Down into a gully Infantry pays 1 MF more than the ground in it (a
 * culvert, entered "as a gully", is 2 MF in line 2957); what a stream asks besides is a ruling. Vehicles: lines 3409 and 3593.
 */
export const DOWN_MF = 2
export const STREAM_MF: Readonly<Record<Depression, number>> = { gully: 0, sunkenRoad: 0, wadi: 0, stream: 2, deepStream: 4 }
export const DOWN_MP = { tracked: 4, wheeled: 12 } as const

export const CREST = {
  /** From the bottom. */
  upMf: 4,
  /** Out of it, besides what the next hex costs; down to the bottom it is this alone. */
  outMf: 2,
  /** Less than what it would cost to go into the hex. */
  lessMf: 2,
  /** B27.3: as for entrenched men. */
  tem: 2,
} as const

export const STREAMS: readonly Depression[] = ['stream', 'deepStream']

/** Of the hexsides, clockwise from north. */
export const DIRECTIONS = ['north', 'northeast', 'southeast', 'south', 'southwest', 'northwest'] as const
