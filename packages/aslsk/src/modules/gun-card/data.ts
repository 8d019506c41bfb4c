import type { Status } from '../../data/statuses.ts'

/** C5, C6: the letters of the full card, by the Starter Kit's number of the same case. Said here, and nowhere else. */
export const CASE_LETTERS: { readonly [number: number]: string } = {
  2: 'D',
  8: 'A',
  9: 'F',
  10: 'E',
  12: 'C3',
  13: 'I',
  14: 'C',
  16: 'C4',
  17: 'Q',
  18: 'R',
  20: 'N',
  22: 'P',
  24: 'J',
}

/** C5, C6: cases that the Starter Kit has without a number, by how it tells them. */
export const CASES_BY_LABEL: readonly { readonly begins: string; readonly letter: string }[] = [
  { begins: 'Advancing Fire', letter: 'B' },
  { begins: 'Non-Qualified use', letter: 'H' },
  { begins: 'captured', letter: 'H' },
  { begins: 'FFNAM', letter: 'J3' },
  { begins: 'FFMO', letter: 'J4' },
  { begins: 'concealed', letter: 'K' },
  { begins: 'Hazardous Movement', letter: 'O' },
  { begins: 'small Gun', letter: 'P' },
  { begins: 'large Gun', letter: 'P' },
]

/** By what a modifier is marked with. */
export const CASES_BY_TAG: readonly { readonly tag: string; readonly letter: string }[] = [
  { tag: 'tem', letter: 'Q' },
  { tag: 'hindrance', letter: 'R' },
]

/** Cases that do not count with the Area Target Type. */
export const NOT_AT_AREAS: readonly string[] = ['C1', 'C2', 'C4', 'E', 'G', 'L', 'Q']

/** C5.5: what does not count in one's own hex. */
export const NOT_IN_OWN_HEX: readonly string[] = ['J3', 'J4', 'L', 'M']

/** C5.1, C5.5: cases that count twice for a firer in woods, a building or rubble. */
export const DOUBLED_IN_COVER: readonly string[] = ['A', 'E']

/** C6.1: Case J, for Infantry that dashes. */
const DASHING = 2

interface Row {
  readonly status: Status
  readonly label: string
  readonly value: number
  /** Only where the hit is resolved on the IFT. */
  readonly ift?: true
}

/** C5: DRM for each time that whoever fires is so. */
export const FIRER_ROWS: readonly Row[] = [
  { status: 'overstacked', label: 'overstacked', value: 1 },
  { status: 'encircled', label: 'Encircled', value: 1 },
  { status: 'heavySurf', label: 'heavy surf', value: 1, ift: true },
]

/** C6: DRM for each time that the target is so. */
export const TARGET_ROWS: readonly Row[] = [
  { status: 'dashing', label: 'Case J: dashing', value: DASHING },
  { status: 'overstacked', label: 'overstacked target', value: -1 },
  { status: 'motorcycle', label: 'motorcycle', value: -1 },
  { status: 'cavalry', label: 'Cavalry', value: -2 },
  { status: 'wading', label: 'wading', value: 2 },
  { status: 'heavySurf', label: 'target in heavy surf', value: 1, ift: true },
]

/** C4: APCR and APDS are harder to hit with from 13 hexes on, by band. */
export const HARD_CORE: readonly number[] = [0, 0, -1, -1, -2, -2, -3, -3, -4, -4]

/** C3.8: calibres, in mm, whose hits may be two. */
export const MULTIPLE_HITS = { least: 15, most: 40 } as const

/** C3.6: what the dr of an Improbable Hit brings. */
export const IMPROBABLE = { critical: 1, turret: 2, hull: 3 } as const
