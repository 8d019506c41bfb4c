import type { Modifier } from '@firegroup/kernel'
import { FP_UNIT } from './ift.ts'
import { checkTable } from './table.ts'

/**
 * What changes the FP and the DR of a fire attack. Basis: the rulebook's text (lines 665-709, 804, 862-916, 1093-1123), confidence high; the printed
 * list of the reference card is lost.
 */
export interface FpFactor {
  readonly rule: string
  readonly label: string
  readonly num: number
  readonly den: number
}

/** All that apply are multiplied. */
export const FP_FACTORS = {
  pointBlank: { rule: '3.2.2', label: 'point blank', num: 2, den: 1 },
  triplePointBlank: { rule: '3.2.2.1', label: 'triple point blank', num: 3, den: 1 },
  longRange: { rule: '3.2.2', label: 'long range', num: 1, den: 2 },
  pinned: { rule: '3.2.3', label: 'pinned', num: 1, den: 2 },
  advancingFire: { rule: '3.5', label: 'Advancing Fire', num: 1, den: 2 },
  subsequentFirstFire: { rule: '3.3.3', label: 'Subsequent First Fire', num: 1, den: 2 },
  finalFireAfterFirstFire: { rule: '3.4', label: 'marked First Fire', num: 1, den: 2 },
  mgByOneSmc: { rule: '4.1', label: 'MG fired by one SMC', num: 1, den: 2 },
  mgOver16: { rule: '4.1', label: 'MG beyond 16 hexes', num: 1, den: 2 },
} as const satisfies { readonly [key: string]: FpFactor }

/** 3.2.2: a unit or Weapon reaches this many times its normal range, at Long Range. */
export const LONG_RANGE_FACTOR = 2

/** 4.1: beyond this range SW MG fire needs a leader's direction, and is halved against unbroken Infantry. */
export const MG_RANGE_LIMIT = 16

/** 3.5: what a squad with underlined FP adds after all factors, before the fraction is rounded up; in 64ths. */
export const ASSAULT_FIRE_FP64 = FP_UNIT

/** Added to the IFT DR, besides leadership, TEM and Hindrance. */
export const FIRE_DRM = {
  cx: { rule: '3.3.1', label: 'CX', value: 1 },
  ffnam: { rule: '3.3.3', label: 'FFNAM', value: -1 },
  ffmo: { rule: '3.3.3', label: 'FFMO', value: -1 },
  /** Per FT in the target's possession. */
  ftPossessed: { rule: '4.2', label: 'has a FT', value: -1 },
} as const satisfies { readonly [key: string]: Modifier }

/** 3.2.2: columns to the left when an attack cowers. */
export const COWERING_COLUMNS = { experienced: 1, inexperienced: 2 } as const

/** Added to a Weapon's B# or X#; all that apply are added. */
export const BREAKDOWN_CHANGES = {
  /** 4.1: a MG in SFF or FPF, or in the DFPh when marked First Fire. */
  sustained: { rule: '4.1', label: 'sustained fire', value: -2 },
  /** 4.0, 5.4: a SW used by an Inexperienced MMC. */
  inexperienced: { rule: '5.4', label: 'Inexperienced', value: -1 },
  /** 4.2, 4.3: a FT or DC used by a MMC that is not elite. */
  notElite: { rule: '4.2', label: 'not elite', value: -2 },
  /** 4.0: used by the side that captured it. */
  captured: { rule: '4.0', label: 'captured', value: -2 },
} as const satisfies { readonly [key: string]: Modifier }

/** 4.0: added to the ROF of a captured Weapon. */
export const CAPTURED_ROF = -1

for (const [key, { num, den }] of Object.entries(FP_FACTORS)) {
  checkTable(Number.isInteger(num) && FP_UNIT % den === 0, 'fire factors', key, 'num/den', 'must keep FP a whole number of 64ths.')
}
