import type { Barrel } from '../../data/mortars.ts'

/** C9.31: fire with a spotter. */
export const SPOTTED = { drm: 2, rate: -1, pinned: 2 } as const

/** Mortars that are not as others of their calibre, by counter. */
export const NATIONAL: { readonly [id: string]: Partial<Barrel> } = {
  'am-MTR107': { areaFp: 12 },
  'ch-MTR107': { areaFp: 12 },
  'ch-MTR40': { noAirBursts: true },
  'ch-MTR50': { launcher: true },
  'al-MTR50': { noAirBursts: true },
}

/** C3.8: up to this calibre, in mm, doubles are two hits. */
export const TWO_HITS = 40

/** A9.8: Mortars of these calibres, in mm, are taken apart and carried. */
export const MEDIUM = { least: 76, most: 82, pp: 5 } as const
