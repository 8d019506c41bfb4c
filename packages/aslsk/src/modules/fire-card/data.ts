import type { Status } from '../../data/statuses.ts'

/** The card of the full game beside the columns of the IFT: which attacks stand over which column, the calibre of each, and the Final DR that destroys an unarmored vehicle. */
export const COLUMN_CALIBRES = [20, 30, 37, 50, 60, 70, 80, 100, 120, 150, 200] as const
export const UNARMORED_KILL = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const
export const COLUMN_OWNERS: { readonly [fp: number]: readonly string[] } = {
  1: ['backblast', 'ATR'],
  4: ['MOL'],
  6: ['A-P mines'],
  8: ['A-P mines'],
  12: ['A-P mines', 'PFk', 'C37'],
  16: ['PF', 'sN'],
  20: ['C75'],
  24: ['C105'],
  30: ['DC'],
  36: ['A-T mine', 'Set DC'],
}

/** The most KIA that a column shows: how many unarmored vehicles one attack can reach. */
export const MOST_KIA = [1, 2, 2, 3, 3, 3, 4, 4, 5, 6, 7] as const

/** What halves the FP of whoever is so. */
export const FIRER_HALVED: readonly { readonly status: Status; readonly label: string }[] = [
  { status: 'inStream', label: 'in a stream' },
  { status: 'fording', label: 'fording' },
  { status: 'inMarsh', label: 'in marsh' },
  { status: 'mounted', label: 'mounted' },
]

/** High explosives do half as much to whoever is so. */
export const HE_HALVED: readonly Status[] = ['fording', 'inMarsh']

/** DRM for each time that one of those who fire is so. */
export const FIRER_DRM: readonly { readonly status: Status; readonly label: string; readonly value: number }[] = [
  { status: 'encircled', label: 'Encircled', value: 1 },
  { status: 'overstacked', label: 'overstacked', value: 1 },
  { status: 'wire', label: 'on wire', value: 1 },
]

/** DRM for each time that the target is so. */
export const TARGET_DRM: readonly { readonly status: Status; readonly label: string; readonly value: number }[] = [
  { status: 'overstacked', label: 'overstacked target', value: -1 },
  { status: 'cavalry', label: 'Cavalry', value: -2 },
  { status: 'motorcycle', label: 'motorcycle', value: -1 },
]

/** An overrun: at Infantry in Open Ground, and at a vehicle in Motion. */
export const OVERRUN = { kind: 'overrun', openGround: -1, motion: 2 } as const

/** Beyond the last column every so many FP are a DRM. */
export const HEAVY_PAYLOAD = { each: 8, drm: -1 } as const
