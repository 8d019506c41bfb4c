import { checkTable } from './table.ts'

/*
 * 7.9: To Kill. What the rulebook's examples and the play aids print agrees with a transcription of the full game's charts, from which the rest comes; that
 * the kit's own card prints the same is of medium confidence (GAP-13).
 */

/** 7.9: what is fired: the table that resolves a hit on a vehicle goes by it. */
export const SHELLS = ['ap', 'apcr', 'apds', 'heat', 'he'] as const
export type Shell = (typeof SHELLS)[number]

/** The size of a barrel, as the tables go by it. */
export interface Bore {
  /** In mm. */
  readonly caliber: number
  readonly length: string
  readonly nation: string
  /** Its counter. */
  readonly id: string
}

type Sized = { readonly [bore: string]: number }

/** By calibre and length of the barrel. */
const PIERCING: { readonly [S in 'ap' | 'apcr' | 'apds']: Sized } = {
  ap: {
    '12': 5,
    '15': 5,
    '20L': 6,
    '20LL': 7,
    '25LL': 7,
    '37*': 7,
    '37': 8,
    '37L': 9,
    '37LL': 11,
    '40': 9,
    '40L': 10,
    '45L': 10,
    '45LL': 11,
    '47*': 8,
    '47': 10,
    '47L': 11,
    '50': 11,
    '50L': 13,
    '57*': 8,
    '57': 9,
    '57L': 15,
    '57LL': 15,
    '65*': 9,
    '70*': 8,
    '75*': 10,
    '75': 14,
    '75L': 17,
    '75LL': 23,
    '76*': 9,
    '76': 12,
    '76L': 17,
    '76LL': 23,
    '77L': 19,
    '80L': 17,
    '83L': 17,
    '84*': 12,
    '85L': 17,
    '88L': 20,
    '88LL': 27,
    '90L': 21,
    '100L': 27,
    '105': 14,
    '105L': 21,
    '120*': 13,
    '120L': 27,
    '122L': 25,
    '128L': 33,
    '140L': 32,
    '150*': 17,
    '150': 21,
    '150L': 28,
    '152*': 17,
    '152': 21,
    '155': 21,
    '155L': 28,
    '170L': 33,
    '200L': 19,
  },
  apcr: {
    '28LL': 12,
    '37L': 10,
    '40LL': 14,
    '45L': 12,
    '45LL': 13,
    '47L': 13,
    '50': 14,
    '50L': 17,
    '57LL': 18,
    '75L': 20,
    '76L': 20,
    '85L': 19,
    '88L': 23,
    '90L': 27,
  },
  apds: { '57L': 18, '76LL': 25 },
}

/** The Guns of a nation that are not as others of their size. */
const OF_NATIONS: { readonly [S in 'ap' | 'apcr']: { readonly [nation: string]: Sized } } = {
  ap: {
    russian: { '76L': 13, '76LL': 16 },
    japanese: { '76L': 13, '76LL': 16 },
    british: { '88': 13, '88*': 11 },
    italian: { '90L': 20 },
  },
  apcr: { russian: { '76L': 14, '76LL': 18 }, american: { '76L': 22 } },
}

/** Counters that are not even as their nation's others of their size: the Year-38 field gun, and the short 75 in the hull of a Lee or Grant, which nobody fires yet. */
const OF_COUNTERS: { readonly [id: string]: number } = { 'ja-AR75s': 12, 'am-M3MT:hull': 13, 'br-grant:hull': 13 }

/** By calibre alone. */
const HEAT: Sized = {
  '37': 26,
  '40': 26,
  '47': 26,
  '57': 11,
  '65': 11,
  '70': 12,
  '75': 13,
  '76': 13,
  '94': 11,
  '95': 16,
  '100': 14,
  '105': 15,
  '114': 15,
  '122': 17,
  '150': 21,
}

/** The smallest calibre of each row, with its number. */
const HIGH_EXPLOSIVE: readonly (readonly [least: number, tk: number])[] = [
  [20, 3],
  [30, 4],
  [40, 5],
  [50, 6],
  [70, 7],
  [80, 8],
  [100, 10],
  [120, 12],
  [150, 16],
]

/** 7.9: the Basic TK# of a shell; null where there is no such shell for this barrel, or none that counts. Tapered barrels have no AP but APCR. */
export function basicToKill(shell: Shell, { caliber, length, nation, id }: Bore): number | null {
  if (shell === 'he') return HIGH_EXPLOSIVE.findLast(([least]) => least <= caliber)?.[1] ?? null
  if (shell === 'heat') return HEAT[caliber] ?? null
  if (shell === 'ap' && OF_COUNTERS[id] !== undefined) return OF_COUNTERS[id]
  const bore = `${caliber}${length}`
  const own = shell === 'apds' ? undefined : OF_NATIONS[shell][nation]?.[bore]
  return own ?? PIERCING[shell][bore] ?? (shell === 'ap' ? (PIERCING.apcr[bore] ?? null) : null)
}

/** 4.1, 4.4: the TK# of Weapons that are no Guns, by what they are. */
export const WEAPON_TO_KILL = {
  mg: 4,
  heavyMg: 5,
  atr: 5,
  strongAtr: 6,
  baz43: 13,
  baz44: 16,
  piat: 15,
  psk: 26,
  pf: 31,
  pfk: 22,
  dc: 16,
  ft: 8,
} as const

/** 4.4.4: nations whose anti-tank rifles are the stronger ones. */
export const STRONG_ATR: readonly string[] = ['russian', 'finnish', 'japanese', 'alliedMinor', 'axisMinor']

/** The first range of each band, in hexes. */
const BANDS: readonly number[] = [0, 2, 3, 7, 13, 19, 25, 31, 37, 43, 49, 55, 61, 67, 73, 79]

interface RangeRow {
  readonly shell: 'ap' | 'apcr' | 'apds'
  /** The largest calibre of the row. */
  readonly most: number
  /** By band, as far as the shot can kill. */
  readonly change: readonly number[]
}

const RANGE_CHANGE: readonly RangeRow[] = [
  { shell: 'ap', most: 25, change: [2, 1, 1, 0, 0, -1, -2, -3, -4, -5] },
  { shell: 'ap', most: 64, change: [1, 1, 0, 0, 0, -1, -2, -2, -3, -4, -4, -5] },
  { shell: 'ap', most: 999, change: [1, 0, 0, 0, 0, -1, -1, -2, -2, -3, -3, -4, -4, -5, -5] },
  { shell: 'apcr', most: 74, change: [3, 2, 1, 0, -2, -4, -6] },
  { shell: 'apcr', most: 999, change: [3, 2, 1, 0, -1, -3, -4, -5, -6, -7] },
  { shell: 'apds', most: 999, change: [1, 0, 0, 0, 0, 0, -1, -2, -3, -4] },
]

/** 7.9: what the range adds to a TK#: nothing to HEAT and High Explosive; null where the shot can't kill any more. MG and ATR count as the smallest calibre. */
export function rangeChange(shell: Shell, caliber: number, range: number): number | null {
  if (shell === 'he' || shell === 'heat') return 0
  const band = BANDS.findLastIndex((first) => first <= range)
  return RANGE_CHANGE.find((row) => row.shell === shell && caliber <= row.most)!.change[band] ?? null
}

/** The calibre as which MG and ATR count for `rangeChange`. */
export const SMALL_ARMS_CALIBER = 12

/** 7.9, 4.2, 7.13: added to a TK# before the AF is taken off. */
export const TO_KILL_CHANGE = { rear: 1, flameCrewExposed: 1, flameOpenTopped: 2 } as const

/** C13.5: the same for a Molotov projector; what helps others in the rear does not help flames. */
export const MOLOTOV_TO_KILL = { openTopped: 1, rear: -1 } as const

/** 6.1: a Critical Hit multiplies the TK#. */
export const CRITICAL_TIMES = 2

/** 7.1: the Armor Factors that there are. */
const ARMOUR_FACTORS: readonly number[] = [0, 1, 2, 3, 4, 6, 8, 11, 14, 18, 26]

/** 7.1: the AF of a turret, from that of the hull in the same facing: printed as it is, in a circle a step less, in a square a step more. */
export function turretFactor(hull: number, mark: 'circle' | 'square' | null): number {
  const step = ARMOUR_FACTORS.indexOf(hull) + (mark === 'circle' ? -1 : mark === 'square' ? 1 : 0)
  return ARMOUR_FACTORS[Math.max(0, Math.min(step, ARMOUR_FACTORS.length - 1))]!
}

for (const { shell, most, change } of RANGE_CHANGE)
  checkTable(change.length <= BANDS.length && change.length > 0, 'to-kill', `${shell} to ${most}`, 'bands', 'must be those that there are.')
