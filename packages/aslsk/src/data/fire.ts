import { FP_UNIT } from './ift.ts'
import { checkTable } from './table.ts'
import { HEIGHT_ADVANTAGE_TEM } from './terrain.ts'

/**
 * What changes the FP and the DR of a fire attack. Basis: the rulebook's text (lines 665-709, 804, 862-916, 1093-1123), confidence high; the printed
 * list of the reference card is lost.
 */
export interface FpFactor {
  readonly num: number
  readonly den: number
}

const HALF: FpFactor = { num: 1, den: 2 }

/** 3.2.2 and where each is told: all that apply are multiplied. */
export const FIREPOWER_FACTORS = {
  sameHex: { num: 3, den: 1 },
  pointBlank: { num: 2, den: 1 },
  longRange: HALF,
  pinned: HALF,
  advancingFire: HALF,
  boundingFire: HALF,
  nonStopped: HALF,
  subsequentFirstFire: HALF,
  finalProtectiveFire: HALF,
  firstFireMarked: HALF,
  machineGunByOneLeader: HALF,
  machineGunBeyondLongRange: HALF,
  concealedTarget: HALF,
} as const satisfies { readonly [key: string]: FpFactor }

/** 3.2.2: a unit or Weapon reaches this many times its normal range, at long range. */
export const LONG_RANGE_TIMES = 2

/** 4.1: beyond this range SW MG fire needs a leader's direction, and is halved against unbroken Infantry. */
export const LONG_MACHINE_GUN_RANGE = 16

/** 3.5: the FP that a squad with underlined FP adds after all factors, before the fraction is rounded up. */
export const ASSAULT_FIRE_BONUS = 1

/** 3.2.3: added to the IFT DR, besides leadership, the terrain's TEM and Hindrance. */
export const FIRE_DRM = {
  heightAdvantage: HEIGHT_ADVANTAGE_TEM,
  cx: 1,
  ffnam: -1,
  ffmo: -1,
  /** 4.2: per FT in the target's possession. */
  flamethrowerCarried: -1,
  /** 7.8: a MG that is fixed in the bow, at what moves. */
  fixedMount: 1,
} as const

/** 4.0: how many Weapons a unit can fire in a Player Turn. */
export const WEAPON_LIMITS = { squad: 2, others: 1 } as const

/** 3.2.2: columns to the left when an attack cowers. */
export const COWERING = { columns: 1, inexperiencedColumns: 2 } as const

/** Added to a Weapon's B# or X#; all that apply are added. */
export const BREAKDOWN = {
  /** 4.1: a MG in SFF or FPF, or in the DFPh when marked First Fire. */
  sustainedFire: -2,
  /** 4.0, 5.4: a SW used by an Inexperienced MMC. */
  inexperiencedUser: -1,
  /** 4.0, 5.5: a Weapon of the other side. */
  captured: -2,
  /** 4.2, 4.3: a FT or DC used by a MMC that is not elite. */
  notElite: -2,
  /** 8.1.8.2: a Japanese MMG, HMG or ATR used by a Japanese squad or half squad. */
  japanese: -1,
} as const

/** 1.2.4.1, 4.0: added to the printed ROF. */
export const RATE = { captured: -1, japanese: -1 } as const

for (const [key, { num, den }] of Object.entries(FIREPOWER_FACTORS)) {
  checkTable(Number.isInteger(num) && FP_UNIT % den === 0, 'firepower factors', key, 'num/den', 'must keep FP a whole number of 64ths.')
}
