import type { Status } from '../../data/statuses.ts'

/** A DRM of a Close Combat attack on a unit that is so, and of one that it makes itself. */
export interface StatusDrm {
  readonly status: Status
  readonly label: string
  readonly rule: string
  /** Of attacks on it. */
  readonly on?: number
  /** Of attacks by it. */
  readonly by?: number
}

/** A11: the rows of the Close Combat card that the Starter Kit has no counters for. */
export const STATUS_DRM: readonly StatusDrm[] = [
  { status: 'hero', label: 'Heroic', rule: 'A15.24', by: -1 },
  { status: 'gurkha', label: 'Gurkha', rule: 'A25.43', by: -1 },
  { status: 'dareDeath', label: 'Dare-Death', rule: 'G18.62', by: -1 },
  { status: 'crest', label: 'Crest', rule: 'A11.11', on: -2, by: 2 },
  { status: 'skis', label: 'on skis', rule: 'A11.11', on: -2, by: 2 },
  { status: 'truckPassenger', label: 'Passengers', rule: 'A11.11', on: -2, by: 2 },
  { status: 'boatPassenger', label: 'in a boat', rule: 'E5.6', on: -2, by: 2 },
  { status: 'rider', label: 'Riders', rule: 'A11.11', on: -1, by: 1 },
  { status: 'ti', label: 'TI', rule: 'A11.11', on: -1, by: 1 },
  { status: 'wire', label: 'on wire', rule: 'B26.31', on: -1, by: 1 },
  { status: 'bank', label: 'on a Bank', rule: 'G8.212', on: -1, by: 1 },
  { status: 'panji', label: 'on Panji', rule: 'G9.21', on: -1, by: 1 },
  { status: 'overstacked', label: 'overstacked', rule: 'A5.131', on: -1, by: 1 },
]

/** A11.71, B30.6: who is not held in Melee. */
export const NOT_HELD: readonly Status[] = ['cavalry', 'motorcycle', 'skis', 'pillbox']

/** P5.132: a vehicle on a narrow street. */
export const NARROW_STREET_DRM = 1
/** A11.51: an unarmored vehicle, and its escort: for each half squad or crew, and for each squad. */
export const UNARMORED_DRM = -3
export const ESCORT_DRM = { half: 1, squad: 2 } as const

/** A11.2: attacks on Infantry that withdraws, and what each unit that stays to cover it adds. */
export const WITHDRAWAL_DRM = { on: -2, covered: 1 } as const

/** A11.8: attacks of street fighters on a vehicle, and attacks on them. */
export const STREET_DRM = { by: -1, on: 1 } as const

/** A11.5: what would take a CCV lower is added to the DR instead. */
export const LEAST_CCV = 1

/** A11.4: ambush drm of a side that has anybody who is so. */
export const AMBUSH_STATUS_DRM: readonly { readonly status: Status; readonly label: string; readonly value: number }[] = [
  { status: 'cavalry', label: 'Cavalry', value: 2 },
  { status: 'pillbox', label: 'pillbox', value: 2 },
  { status: 'bank', label: 'above a Bank', value: 2 },
  { status: 'berserk', label: 'berserk', value: 1 },
  { status: 'panji', label: 'on Panji', value: 1 },
]

/** E1.77: the margin that is enough for the ATTACKER in the dark. */
export const NIGHT_AMBUSH_MARGIN = 2

/** A11.18: who is Lax besides the Inexperienced and those who charge, whom the Starter Kit has too; A11.17: who is Stealthy while in Good Order. */
export const LAX: readonly Status[] = ['lax', 'berserk', 'humanWave']
export const STEALTHY: readonly Status[] = ['stealthy', 'anzac', 'gurkha', 'finn', 'hero', 'commando', 'partisan']
export const LAX_DRM = 1
export const STEALTHY_DRM = -1

/** C13.7: anti-tank magnetic mines: who has them, the dr that brings one out, and the one that pins. */
export const ATMM = {
  nation: 'german',
  from: 1944,
  succeeds: 3,
  pins: 6,
  drm: -3,
  /** What is added to the dr. */
  smc: 2,
  small: 1,
  cx: 1,
  earlyTankHunter: 1,
  unarmored: 1,
  /** In the factories of Stalingrad the elite has them too, on this dr alone. */
  rbElite: 1,
} as const

/** A11.22: dice after which the Infantry of one side may break away. */
export const BREAKAWAY = { attackers: 2, targets: 12 } as const
/** A11.13: the coloured die with which Weapons are lost as well. */
export const WEAPON_LOST_ON = 1
