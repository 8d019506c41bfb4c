/**
 * What changes firepower and the IFT DR. Rulebook 3.2.2, 3.2.3, 3.3.1, 3.3.3, 3.4, 3.5, 4.1 and 4.2 (seed lines 665, 679, 705, 804, 862, 874, 906, 916,
 * 1101, 1103, 1112); confidence high: all stand in the rulebook's text, the card's own list is lost.
 */
export const FIREPOWER_FACTORS = {
  sameHex: { num: 3, den: 1 },
  pointBlank: { num: 2, den: 1 },
  longRange: { num: 1, den: 2 },
  pinned: { num: 1, den: 2 },
  advancingFire: { num: 1, den: 2 },
  subsequentFirstFire: { num: 1, den: 2 },
  finalProtectiveFire: { num: 1, den: 2 },
  firstFireMarked: { num: 1, den: 2 },
  machineGunByOneLeader: { num: 1, den: 2 },
  machineGunBeyondLongRange: { num: 1, den: 2 },
} as const

/** 3.5 Assault Fire: FP added after all factors. */
export const ASSAULT_FIRE_BONUS = 1

/** 3.2.2: how far beyond its normal range a unit or Weapon reaches. */
export const LONG_RANGE_TIMES = 2

/** 4.1: beyond this range SW MG fire needs a leader's direction. */
export const LONG_MACHINE_GUN_RANGE = 16

export const FIRE_DRM = { cx: 1, ffnam: -1, ffmo: -1, flamethrowerCarried: -1, heightAdvantage: 1, smokeOutOf: 1 } as const

/** 3.2.2 Cowering: columns to the left. */
export const COWERING = { columns: 1, inexperiencedColumns: 2 } as const

/** 3.3.3, 3.4, 4.0, 4.2: changes of a Weapon's breakdown number. */
export const BREAKDOWN = { sustainedFire: -2, inexperiencedUser: -1, notElite: -2 } as const
