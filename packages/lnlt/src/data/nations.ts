import type { DiceKind } from '../context.ts'
import { checkTable, indexed, unknown } from './table.ts'

/**
 * 13.0: national characteristics. The rulebook prints few (lines 442, 910-912, 1466, 2498, 3857-3861, 3961, 4862, 5525, 6657, 6671); those of the module
 * "Heroes of Normandy" stand in NORMANDY with confidence high. All other values are ours, marked `house`, to be tuned by play.
 */
export interface Nation {
  readonly id: string
  readonly name: string
  readonly adjective: string
  /** How the ids of its counters begin: 'de-wehrmacht-squad'. */
  readonly prefix: string
  /** 7.0: Smoke is laid on 1d6 up to this. */
  readonly smoke: number
  /** 20.2: a Starshell is fired on 1d6 up to this. */
  readonly starshell: number
  readonly mortarStarshell: boolean
  /** 11.2.1: its Squads and Half-Squads may spawn Heroes. */
  readonly heroes: boolean
  /** 8.4: terrain from which its first Melee round is an Ambush. */
  readonly ambushFrom: readonly string[]
  /** 5.1: Shaken units left alone in Melee are removed; where not, Shaken MMCs hold out with a firepower of one each. */
  readonly surrender: boolean
  readonly commissars: boolean
  /** 1.6: nations whose Support Weapons it uses like its own. */
  readonly sharesWeapons: readonly string[]
  readonly house: boolean
}

const usual = {
  smoke: 2,
  starshell: 3,
  mortarStarshell: true,
  heroes: true,
  ambushFrom: [],
  surrender: true,
  commissars: false,
  sharesWeapons: [],
  house: true,
} as const

export const NATIONS: readonly Nation[] = [
  { ...usual, id: 'german', name: 'Germany', adjective: 'German', prefix: 'de' },
  { ...usual, id: 'american', name: 'United States', adjective: 'American', prefix: 'us' },
  { ...usual, id: 'british', name: 'Great Britain', adjective: 'British', prefix: 'uk' },
  { ...usual, id: 'soviet', name: 'Soviet Union', adjective: 'Soviet', prefix: 'su', smoke: 1, starshell: 2, commissars: true },
  {
    ...usual,
    id: 'japanese',
    name: 'Japan',
    adjective: 'Japanese',
    prefix: 'jp',
    smoke: 1,
    starshell: 2,
    ambushFrom: ['forest', 'heavyJungle', 'cave', 'tunnel'],
    surrender: false,
  },
  { ...usual, id: 'french', name: 'France', adjective: 'French', prefix: 'fr' },
  { ...usual, id: 'italian', name: 'Italy', adjective: 'Italian', prefix: 'it' },
  { ...usual, id: 'dutch', name: 'Netherlands', adjective: 'Dutch', prefix: 'nl' },
  { ...usual, id: 'nva', name: 'North Vietnam', adjective: 'NVA', prefix: 'nva', sharesWeapons: ['vc'] },
  { ...usual, id: 'vc', name: 'Viet Cong', adjective: 'VC', prefix: 'vc', sharesWeapons: ['nva'] },
  { ...usual, id: 'arvn', name: 'South Vietnam', adjective: 'ARVN', prefix: 'arvn' },
  { ...usual, id: 'argentine', name: 'Argentina', adjective: 'Argentine', prefix: 'ar' },
  { ...usual, id: 'mujahideen', name: 'Mujahideen', adjective: 'Mujahideen', prefix: 'mj' },
]

/** Heroes of Normandy, for all its nations: rulebook line 5525, confidence high. */
export const NORMANDY = { smoke: 2 } as const

const nations = indexed('nations', NATIONS)

for (const { id, smoke, starshell, sharesWeapons } of NATIONS) {
  checkTable(smoke >= 0 && smoke <= 5, 'nations', id, 'smoke', 'must be from 0 to 5.')
  checkTable(starshell >= 0 && starshell <= 5, 'nations', id, 'starshell', 'must be from 0 to 5.')
  for (const other of sharesWeapons) checkTable(nations.has(other), 'nations', id, 'sharesWeapons', `names no nation: ${other}.`)
}

export function nationOf(id: string): Nation {
  return nations.get(id) ?? unknown('nation', id)
}

export function isNation(id: string): boolean {
  return nations.has(id)
}

/** 1.6: a side uses Support Weapons of its own colour, and those of a faction that shares with it. */
export function ownWeapons(nation: string, weaponNation: string): boolean {
  return nation === weaponNation || nationOf(nation).sharesWeapons.includes(weaponNation)
}

/** 1.2, 13.0: the dice of that module (lines 3857-3861, 3893): an eight-sided one to fire with, and one of them beside a six-sided in Melee. */
export const FALKLANDS: { readonly british: { readonly [purpose: string]: DiceKind } } = {
  british: { attack: { count: 1, sides: 8 }, melee: { count: 2, sides: 6, first: 8 } },
}
