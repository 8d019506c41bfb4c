import { checkTable } from './table.ts'

/* 7.10: what becomes of an AFV. The rulebook's text; of the play aids, and so of the full game, are the chart of DC positions and aerial armour (GAP-17). */

/** 7.10: what a TK DR may do to an AFV. */
export type Kill = 'destroyed' | 'immobilized' | 'shock' | 'possibleShock' | 'stun' | 'none'

/** 3.2.4: where it is hit. */
export type Aspect = 'hull' | 'turret'

/** 7.10: what makes the TK DR, as far as its results differ. */
export type KillKind = 'shot' | 'blast' | 'mg' | 'flame'

type Row = { readonly [C in 'less' | 'equal' | 'oneMore']: Kill | { readonly [A in Aspect]: Kill } }

const CRIPPLED = { hull: 'immobilized', turret: 'shock' } as const

/** By how the TK DR compares with the Final TK#: less, equal, exactly one more. Anything higher does nothing. */
const RESULTS: { readonly [K in KillKind]: Row } = {
  shot: { less: 'destroyed', equal: CRIPPLED, oneMore: 'possibleShock' },
  /** High Explosive and demolition charges. */
  blast: { less: 'destroyed', equal: CRIPPLED, oneMore: CRIPPLED },
  mg: { less: 'destroyed', equal: 'stun', oneMore: 'none' },
  flame: { less: 'destroyed', equal: 'none', oneMore: 'none' },
}

/** 7.10: what a TK DR means. With `flameEquals` the full game's table counts for a FT: an equal DR is enough (GAP-26). */
export function killOf(kind: KillKind, aspect: Aspect, dr: number, final: number, flameEquals = false): Kill {
  const over = dr - final
  if (over < 0) return 'destroyed'
  if (over > 1) return 'none'
  if (over === 0 && kind === 'flame' && flameEquals) return 'destroyed'
  const result = RESULTS[kind][over === 0 ? 'equal' : 'oneMore']
  return typeof result === 'string' ? result : result[aspect]
}

/** 7.10: the highest dr with which a crew comes to: out of Shock, which else becomes an Unconfirmed Kill; out of that, which else is a wreck. */
export const RECUPERATION = { shock: 2, unconfirmedKill: 3 } as const

/** 7.10: a lasting +1 to TH, MG and IFE, CC and MC DR after a Stun. */
export const STUNNED_DRM = 1

/** 7.10: how many Stuns are a Recall. */
export const STUNS_TO_RECALL = { others: 2, oneManTurret: 1 } as const

/** 7.7: the DRM of a CE crew, where the vehicle has none of its own. */
export const CREW_EXPOSED_DRM = 2

/** 7.11, 7.13: added to the IFT DR of a hit on an area against an AFV. */
export const AREA_ON_AFV = { thin: { most: 4, drm: -1 }, thick: { least: 8, drm: 1 }, openTopped: -1 } as const

/** 4.3: the DC Position DR: the highest final DR of each; above the last it strikes unarmoured units alone. */
export const DC_POSITION = { aerial: 5, armour: 8, collateral: 11 } as const

/** 4.3: added to the DC Position DR. */
export const DC_POSITION_DRM = {
  moving: 2,
  concealed: 2,
  cx: 1,
  hullFront: 1,
  crewExposed: 1,
  hullRear: -1,
  immobile: -2,
  openTopped: -2,
} as const

/** 4.3: armour from above, by the worst AF of the vehicle. */
const AERIAL: readonly (readonly [least: number, af: number])[] = [
  [0, 0],
  [2, 1],
  [3, 2],
  [4, 3],
  [8, 4],
]

export function aerialArmour(worst: number): number {
  return AERIAL.findLast(([least]) => least <= worst)![1]
}

for (const [kind, { less }] of Object.entries(RESULTS)) checkTable(less === 'destroyed', 'afv-results', kind, 'less', 'destroys.')
