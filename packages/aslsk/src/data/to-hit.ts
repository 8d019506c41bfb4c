import { IFT_COLUMNS } from './ift.ts'
import { checkTable } from './table.ts'

/*
 * 3.2.4: Ordnance. The rulebook's examples, the play aids and a transcription of the full game's charts agree on these numbers; that the kit's own card
 * prints the same is of medium confidence (GAP-11).
 */

/** 3.2.4: what Ordnance aims at: Infantry, an area, or a vehicle. */
export const TARGET_TYPES = ['itt', 'att', 'vtt'] as const
export type TargetType = (typeof TARGET_TYPES)[number]

/** The first range of each band, in hexes. */
const BANDS: readonly number[] = [0, 7, 13, 19, 25, 31, 37, 43, 49, 55]

const BASIC = {
  itt: [8, 7, 6, 5, 4, 3, 2, 1, 0, -1],
  ittRed: [8, 6, 5, 4, 3, 2, 1, 0, -1, -2],
  att: [7, 7, 8, 8, 7, 7, 6, 6, 5, 5],
  vtt: [10, 9, 8, 7, 6, 6, 5, 4, 3, 2],
  vttRed: [10, 8, 7, 6, 5, 4, 3, 2, 1, 0],
} as const

/** By the length of the barrel, and for small calibres. They change the number, not the DR. */
const LENGTH = {
  '': [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  '*': [0, 0, -1, -1, -1, -1, -1, -1, -1, -1],
  L: [0, 0, 1, 1, 1, 1, 1, 1, 1, 1],
  LL: [0, 0, 1, 1, 2, 2, 2, 2, 2, 2],
} as const
const SMALL: readonly { readonly most: number; readonly change: readonly number[] }[] = [
  { most: 57, change: [0, 0, -1, -1, -2, -2, -3, -3, -4, -4] },
  { most: 40, change: [0, 0, -1, -1, -1, -1, -1, -1, -1, -1] },
]

/** Added at exactly this range, on the ITT, and on the VTT at what stands still (GAP-11). */
const CLOSE: ReadonlyMap<number, number> = new Map([
  [1, 2],
  [2, 1],
])

/** 3.2.4: the number that the final TH DR may not exceed. The ATT has one for everybody. `close`: whether the numbers of close range count. */
export function toHitNumber(
  target: TargetType,
  red: boolean,
  range: number,
  { caliber, length }: { readonly caliber: number; readonly length: keyof typeof LENGTH },
  close = target === 'itt',
): number {
  const band = BANDS.findLastIndex((first) => first <= range)
  let th: number = BASIC[target === 'att' ? 'att' : red ? (`${target}Red` as const) : target][band]! + LENGTH[length][band]!
  for (const { most, change } of SMALL) if (caliber <= most) th += change[band]!
  return close ? th + closeRange(range) : th
}

/** C4: what some shells change of the number, by band. */
export function shellChange(row: readonly number[], range: number): number {
  return row[BANDS.findLastIndex((first) => first <= range)]!
}

/** What close range adds to the number. */
export function closeRange(range: number): number {
  return CLOSE.get(range) ?? 0
}

/** C4: what a LATW's TH# has more for white phosphorus. */
export const SMOKE_TO_HIT = 2

/** 6.1: on the ITT a final TH DR at or under this is a Critical Hit: the largest whole number below half of the TH#. */
export function criticalNumber(th: number): number {
  return Math.ceil(th / 2) - 1
}

/** No DR is less: a number below it can't be hit. */
export const LEAST_DR = 2

/** 6.1: on the ATT an original DR of this that hits is one. */
export const CRITICAL_DR = 2

/** 3.2.4: added to the TH DR, besides TEM, Hindrance, FFMO and FFNAM, leadership and Acquisition. */
export const TO_HIT_DRM = {
  pinned: 2,
  intensiveFire: 2,
  ownHex: 2,
  cx: 1,
  advancingFire: 2,
  nonQualified: 2,
  captured: 2,
  backblast: 2,
} as const

/** 7.7 Case 13: the main armament of a vehicle that is buttoned up. */
export const BUTTONED_UP = 1

/** 3.3.2.2, 3.5 Case 14: a vehicle that has moved, by how it turns its gun, and by the MP that it has spent in LOS of its target; the most of them in the AFPh. */
export const BOUNDING_FIRE = {
  turret: { over3: 4, over2: 5, fewer: 6 },
  hull: { over3: 5, over2: 6, fewer: 7 },
} as const

/** 3.2.4 Case 24: at a vehicle that moves, or is in Motion; harder as Defensive First Fire at one that has spent no more MP in the firer's LOS, in halves. */
export const MOVING_VEHICLE = { usual: 2, few: { most: 6, drm: 3 }, one: { most: 2, drm: 4 } } as const

/** 7.3 Case 22, by the printed DRM. */
export const SIZE_NAMES: { readonly [drm: number]: string } = { [-2]: 'very large', [-1]: 'large', 1: 'small', 2: 'very small' }

/** 3.2.4 Case 8: for the first hexspine of a change of CA, and for each further one. */
export const CA_CHANGE = {
  '360': { first: 1, further: 1 },
  ST: { first: 2, further: 1 },
  NT: { first: 3, further: 1 },
} as const

/** 3.2.4: added to the ROF; all that apply are added. */
export const ORDNANCE_RATE = { captured: -1, nonQualified: -1, turned: -1, ife: -1 } as const

/** 3.2.4: Mortars of this size, in mm, are turned without losing rate. */
export const TURNS_FREELY = { least: 76, most: 82 } as const

/** 3.2.4, 6.12, 7.2.1: added to the B#; an original DR of the printed number or more then removes the Weapon for good. */
export const ORDNANCE_BREAKDOWN = {
  intensiveFire: -2,
  nonQualified: -2,
  captured: -2,
  sustainedIfe: -2,
  inexperienced: -1,
  lowAmmo: -1,
} as const

/** 7.2.1: an original TH DR of this is a malfunction, not only little ammunition. */
export const ORDNANCE_LOW_AMMO = 12

/** 4.4.3: the column of backblast. */
export const BACKBLAST_FP = 1

/** 6.8: the normal range of IFE. */
export const IFE_RANGE = 16

/** 6.10: the first Acquisition counter, and the most. */
export const ACQUISITION = { first: -1, most: -2 } as const

/** 6.3, 6.6: the TEM of an Emplaced Gun and its crew, and what its shield counts for instead. */
export const EMPLACEMENT = 2
export const GUNSHIELD = { usual: 2, mortar: 1 } as const

/** 1.1.1: a Mortar's shells that burst in the trees, instead of their TEM. */
export const AIR_BURST_DRM = -1

/** 3.3.5: Air Bursts leave so many steps more. */
export const AIR_BURST_RESIDUAL = 1

/** 3.6: Ordnance interdicts under this range. */
export const ORDNANCE_INTERDICTION = 17

/** The smallest calibre of each IFT column. */
const COLUMN_CALIBERS: readonly number[] = [20, 30, 37, 50, 60, 70, 80, 100, 120, 150, 200]

/** 3.2.4: the FP of a High Explosive shell; 0 where it is none that counts. */
export function highExplosiveFp(caliber: number): number {
  const column = COLUMN_CALIBERS.findLastIndex((least) => least <= caliber)
  return column < 0 ? 0 : IFT_COLUMNS[column]!
}

/** 3.2.4: the FP of armour-piercing shot against Infantry, for small calibres and the others. */
export function armourPiercingFp(caliber: number): number {
  return caliber < SMALL_AP ? 1 : 2
}
const SMALL_AP = 37

/** 6.2: APCR and APDS against Infantry. */
export const HARD_CORE_FP = 1

/** 6.2: HEAT of a Gun against Infantry: one column below that of High Explosive. */
export function shapedChargeFp(caliber: number): number {
  const column = COLUMN_CALIBERS.findLastIndex((least) => least <= caliber)
  return column < 1 ? 0 : IFT_COLUMNS[column - 1]!
}

/** 3.2.4: nations whose Guns use the red TH numbers; until the end of this year where there is one. */
export const RED_TO_HIT: { readonly [nation: string]: number | undefined } = {
  russian: 9999,
  italian: 9999,
  polish: 9999,
  slovak: 9999,
  american: 1943,
}

checkTable(COLUMN_CALIBERS.length === IFT_COLUMNS.length, 'to-hit', 'calibers', 'columns', 'must be those of the IFT.')
for (const [name, row] of Object.entries({ ...BASIC, ...LENGTH }))
  checkTable(row.length === BANDS.length, 'to-hit', name, 'bands', 'must be as many as there are.')

/** C5.7 Case G: a shot at the tracks of a vehicle, where a module knows that. */
export const AT_TRACKS = { drm: 5, range: 6 } as const
