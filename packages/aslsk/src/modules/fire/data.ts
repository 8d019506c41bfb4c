import type { Environment } from '../../environment/environment.ts'

/** B25.11, B25.6: the DR with which terrain is set on fire, and with which its fire grows and spreads: asl-aids, fire.json, confidence high. */
export interface Burning {
  readonly kindle: number
  readonly spread: number
}

/** By terrain; what is not here does not burn. */
export const BURNABLE: { readonly [terrain: string]: Burning } = {
  'wooden-building': { kindle: 7, spread: 8 },
  'stone-building': { kindle: 8, spread: 9 },
  'wooden-rubble': { kindle: 7, spread: 8 },
  'stone-rubble': { kindle: 8, spread: 9 },
  woods: { kindle: 9, spread: 7 },
  brush: { kindle: 9, spread: 6 },
  grain: { kindle: 10, spread: 6 },
  orchard: { kindle: 11, spread: 9 },
  'orchard-out-of-season': { kindle: 11, spread: 9 },
  'light-jungle': { kindle: 12, spread: 12 },
  'dense-jungle': { kindle: 12, spread: 12 },
  bamboo: { kindle: 10, spread: 10 },
  'palm-trees': { kindle: 11, spread: 11 },
  hut: { kindle: 6, spread: 7 },
  'collapsed-hut': { kindle: 6, spread: 7 },
  kunai: { kindle: 9, spread: 8 },
}

/** B25.5: how dry everything is; not in buildings, and twice in bamboo. */
export const EC_DRM: { readonly [E in Environment['ec']]: number } = {
  snow: -3,
  mud: -3,
  wet: -2,
  moist: -1,
  moderate: 0,
  dry: 1,
  veryDry: 2,
}
export const EC_TIMES: { readonly [terrain: string]: number } = { bamboo: 2 }

/** B25.5: what there never is in the Pacific. */
export const NOT_IN_THE_PACIFIC: readonly Environment['ec'][] = ['snow', 'veryDry']

/** B25.11: who kindles. */
export const KINDLING_DRM = { halfSquad: -1, smc: -2, molotov: 2, fortified: -1 } as const

/** B25.6. The drawing of the wind's directions is lost: what counts for the three hexes downwind in a mild breeze is ours. */
export const SPREAD_DRM = { higher: 1, lower: -1, apart: -2, fortified: -1, downwind: 1 } as const

/** B24.72: by whom a Flame is put out, and the final DR with which it is out, or hampered. */
export const CLEARANCE = { squad: -1, moreHalfSquad: -1, moreSquad: -2, out: 2, hampered: 6 } as const

/** B25.15: with this final DR or less a Flame goes out by itself. */
export const GOES_OUT = 2

/** B25.2: the Hindrance of the smoke of burning terrain, and of a burning wreck; how many levels it rises, and in a mild breeze. */
export const BLAZE_SMOKE = { terrain: 3, wreck: 2, height: 4, inBreeze: 2 } as const

/** A24.32: white phosphorus sets fire only to what is dry, and seldom to a house. */
export const WP_FIRE = { dry: -1, building: -2 } as const

/** E3.6, E3.72, E3.73: over what a Blaze spreads to the next hex on such ground. */
export const SPREADS_OVER: { readonly [G in Exclude<Environment['ground'], 'normal'>]: readonly string[] } = {
  mud: ['wooden-building', 'stone-building', 'woods', 'brush', 'grain', 'orchard'],
  groundSnow: ['wooden-building', 'stone-building', 'woods', 'brush'],
  deepSnow: ['wooden-building', 'stone-building', 'woods'],
}

/** G5: the coloured die with which fire at huts sets them alight. */
export const HUT_FIRE = 1

/** A22.611: the coloured die with which a Molotov burns where it strikes, and where it was thrown. */
export const MOLOTOV = { kind: 'molotov', target: 1, thrower: 6 } as const

/** A24.3: the counter of a grenade of white phosphorus. */
export const WP_GRENADE_CLOUD = 'wpGrenade'
