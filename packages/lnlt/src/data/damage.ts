import { checkTable } from './table.ts'

/**
 * The Damage Check Table: the first band that holds gives the result of the column. Rulebook lines 5309-5315 and 6647-6671, two copies that agree;
 * confidence high. The check is 1d6 + (attack - defence) - LM against the Morale of the side of the counter that shows.
 */
export const DAMAGE_COLUMNS = [
  'goodOrderMmc',
  'shakenMmc',
  'goodOrderSmc',
  'heroOrShakenSmc',
  'armoredVehicle',
  'unarmoredVehicle',
  'helicopter',
] as const
export type DamageColumn = (typeof DAMAGE_COLUMNS)[number]

export type DamageResult = 'none' | 'shaken' | 'casualties' | 'wounded' | 'eliminated' | 'abandoned' | 'destroyed' | 'damaged'

/** From `atLeast` times the Morale on; the first band begins just above it. */
export interface DamageBand {
  readonly name: string
  readonly holds: (total: number, morale: number) => boolean
  readonly results: { readonly [C in DamageColumn]: DamageResult }
}

export const DAMAGE_BANDS: readonly DamageBand[] = [
  { name: 'up to Morale', holds: (total, morale) => total <= morale, results: row('none', 'none', 'none', 'none', 'none', 'none', 'none') },
  {
    name: 'above Morale',
    holds: (total, morale) => total < 2 * morale,
    results: row('shaken', 'casualties', 'shaken', 'wounded', 'shaken', 'shaken', 'damaged'),
  },
  {
    name: 'double Morale',
    holds: (total, morale) => total < 3 * morale,
    results: row('casualties', 'casualties', 'wounded', 'wounded', 'shaken', 'destroyed', 'destroyed'),
  },
  {
    name: 'triple Morale',
    holds: () => true,
    results: row('eliminated', 'eliminated', 'eliminated', 'eliminated', 'abandoned', 'destroyed', 'destroyed'),
  },
]

/** 5.1: what each wound adds to a Single-Man Counter that is no Hero, and how many kill. L1107-1121. */
export const WOUND = { morale: -1, leadership: -1, leadershipMin: 0, leadershipRange: -1, rallyRange: -1, fatal: 2 } as const

/** 5.1, 11.2.1: a natural 1 of a Squad or Half-Squad on a check that enemy fire caused, then an even die, makes a Hero. L1125-1131, L2260-2274. */
export const HERO_ROLL = { on: 1, madeBy: ['squad', 'halfSquad'], succeeds: (die: number) => die % 2 === 0, perNation: 2 } as const

/** 13.0: which of two Half-Squads a Squad becomes, by 1d6. L4862. */
export function isOddReduction(die: number): boolean {
  return die % 2 === 1
}

export function damageResult(total: number, morale: number, column: DamageColumn): DamageResult {
  for (const band of DAMAGE_BANDS) if (band.holds(total, morale)) return band.results[column]
  return 'none'
}

checkTable(DAMAGE_BANDS.at(-1)!.holds(0, 1), 'damage', 'last band', 'holds', 'must hold whatever the total.')

function row(...results: readonly DamageResult[]): DamageBand['results'] {
  checkTable(results.length === DAMAGE_COLUMNS.length, 'damage', 'band', 'results', 'must have a result for each column.')
  return Object.fromEntries(DAMAGE_COLUMNS.map((column, i) => [column, results[i]])) as DamageBand['results']
}
