import type { DeckChanges, Victory } from '../scenario/types.ts'
import type { Nation } from './nations.ts'

/*
 * 43: the tables for making one's own scenarios. Source: the rulebook's section 43 with its tables, and 53. A half-year ends in a (January to June) or b.
 */

/** 43.31: who attacks whom, by the number of column 4. */
export const TACTICAL_POSITIONS: readonly { readonly attacker: Nation; readonly defender: Nation }[] = [
  { attacker: 'Russian', defender: 'German' },
  { attacker: 'German', defender: 'Russian' },
  { attacker: 'American', defender: 'German' },
  { attacker: 'German', defender: 'American' },
]
export const POSITION_COLUMN = 4

/** 43.32: the half-year, by the number of a column: 6 against Americans, 9 against Russians. */
export const HALF_YEARS = ['1945a', '1944b', '1944a', '1943b', '1943a', '1942b', '1942a', '1941b', '1941a'] as const
export type HalfYear = (typeof HALF_YEARS)[number]
export const YEAR_COLUMNS = { American: 6, Russian: 9 } as const

/** 43.33: what is to be won, and what becomes of the deck. The attacker is told apart by the scenario's roles. */
export interface SituationRow {
  readonly title: string
  readonly kind: 'attack' | 'meeting'
  readonly victory: Victory
  readonly cower: readonly string[]
  readonly removeFirst: NonNullable<DeckChanges['removeFirst']>
  /** The defender has the Pillbox on his group B. */
  readonly pillbox?: true
}
export const SITUATION_COLUMN = 8
export const SITUATIONS: readonly SituationRow[] = [
  {
    title: 'Twice the defender’s points, Buildings alone scoring',
    kind: 'attack',
    victory: { type: 'vpRatio', ratio: 2, positionTerrain: 'Buildings' },
    cower: ['Pillbox', 'Marsh', 'Stream'],
    removeFirst: { Woods: 4 },
  },
  {
    title: 'Twice the defender’s points',
    kind: 'attack',
    victory: { type: 'vpRatio', ratio: 2 },
    cower: ['Pillbox'],
    removeFirst: { Buildings: 4 },
  },
  { title: 'Most points', kind: 'meeting', victory: { type: 'mostVP' }, cower: ['Pillbox'], removeFirst: { Buildings: 4 } },
  {
    title: 'Most points, Buildings alone scoring',
    kind: 'meeting',
    victory: { type: 'mostVP', positionTerrain: 'Buildings' },
    cower: ['Pillbox'],
    removeFirst: { Woods: 4 },
  },
  {
    title: 'Clear the Pillbox',
    kind: 'attack',
    victory: { type: 'clearPillbox' },
    cower: [],
    removeFirst: { Stream: 1, Buildings: 4 },
    pillbox: true,
  },
  {
    title: 'Four men at range 4 in cover first',
    kind: 'meeting',
    victory: { type: 'firstTo', count: 4, range: 4 },
    cower: ['Pillbox'],
    removeFirst: { Buildings: 4 },
  },
  {
    title: 'Half the attackers in the defender’s position',
    kind: 'attack',
    victory: { type: 'fractionAtRR5', parts: 1, of: 2 },
    cower: ['Pillbox'],
    removeFirst: { Buildings: 3 },
  },
  { title: 'Break the defender', kind: 'attack', victory: { type: 'breakDefender' }, cower: ['Pillbox'], removeFirst: { Buildings: 5 } },
]

/** 43.5: second line, line and elite by half-year: a band of column 0r, in which 0 is ten. The rulebook has no rows for the others. */
export type GradeLetter = 'S' | 'L' | 'E'
export const UNIT_TYPES: { readonly [N in Nation]?: { readonly [G in GradeLetter]: { readonly [H in HalfYear]?: string } } } = {
  German: {
    S: { '1945a': '1-5', '1944b': '1-4', '1944a': '1-3', '1943b': '1-2', '1943a': '1' },
    L: {
      '1945a': '6-9',
      '1944b': '5-8',
      '1944a': '4-8',
      '1943b': '3-7',
      '1943a': '2-7',
      '1942b': '1-7',
      '1942a': '1-7',
      '1941b': '1-8',
      '1941a': '1-9',
    },
    E: {
      '1945a': '0',
      '1944b': '9-0',
      '1944a': '9-0',
      '1943b': '8-0',
      '1943a': '8-0',
      '1942b': '8-0',
      '1942a': '8-0',
      '1941b': '9-0',
      '1941a': '0',
    },
  },
  Russian: {
    S: { '1944a': '1', '1943b': '1-2', '1943a': '1-3', '1942b': '1-3', '1942a': '1-4', '1941b': '1-4', '1941a': '1-3' },
    L: {
      '1945a': '1-5',
      '1944b': '1-6',
      '1944a': '2-7',
      '1943b': '3-7',
      '1943a': '4-7',
      '1942b': '4-8',
      '1942a': '5-9',
      '1941b': '5-0',
      '1941a': '4-0',
    },
    E: { '1945a': '6-0', '1944b': '7-0', '1944a': '8-0', '1943b': '8-0', '1943a': '8-0', '1942b': '9-0', '1942a': '0' },
  },
  American: {
    S: { '1945a': '1', '1944b': '1-2', '1944a': '1-3', '1943b': '1-4', '1943a': '1-5', '1942b': '1-6' },
    L: { '1945a': '2-7', '1944b': '3-8', '1944a': '4-8', '1943b': '5-9', '1943a': '6-9', '1942b': '7-0' },
    E: { '1945a': '8-0', '1944b': '9-0', '1944a': '9-0', '1943b': '0', '1943a': '0' },
  },
  British: {
    S: { '1944b': '1', '1944a': '1', '1943b': '1', '1943a': '1', '1942b': '1', '1942a': '1-2', '1941b': '1-2' },
    L: { '1945a': '1-7', '1944b': '2-7', '1944a': '2-7', '1943b': '2-7', '1943a': '2-8', '1942b': '2-8', '1942a': '3-8', '1941b': '3-9' },
    E: { '1945a': '8-0', '1944b': '8-0', '1944a': '8-0', '1943b': '8-0', '1943a': '9-0', '1942b': '9-0', '1942a': '9-0', '1941b': '0' },
  },
  Japanese: {
    S: { '1945a': '1-2', '1944b': '1', '1944a': '1', '1943b': '1', '1943a': '1' },
    L: { '1945a': '3-9', '1944b': '2-9', '1944a': '2-9', '1943b': '2-8', '1943a': '2-8', '1942b': '1-8', '1942a': '1-8', '1941b': '1-7' },
    E: { '1945a': '0', '1944b': '0', '1944a': '0', '1943b': '9-0', '1943a': '9-0', '1942b': '9-0', '1942a': '9-0', '1941b': '8-0' },
  },
}

/** 43.6, 43.7, 48.1 */
export const SNIPER_PRICE = 35
export const DOUBLE_SNIPER_PRICE = 15
export const RANDOM_REINFORCEMENT_PRICE = 50
/** 43.4: what comes after so many Decks costs this many tenths. */
export const LATER_TENTHS: { readonly [deck: number]: number } = { 1: 8, 2: 5, 3: 2 }
/** 43.5: hundredths of the price. */
export const GRADE_HUNDREDTHS = { line: 100, elite: 115, second: 85, partisan: 95 } as const
/** 43.7: when a secondary weapon is to be had, as a month. */
export const AVAILABLE_FROM: { readonly [weapon: string]: string } = { ATMM: '1944-01', panzerfaust: '1943-07' }
/** 21.11, 53: anti-tank weapons of the secondary kind for a squad. */
export const ANTI_TANK_LIMIT: { readonly [N in Nation]: number } = {
  American: 1,
  British: 1,
  French: 1,
  German: 2,
  Japanese: 2,
  Italian: 2,
  Russian: 3,
}
export const ANTI_TANK: readonly string[] = ['ATMM', 'ATMine', 'panzerfaust']
