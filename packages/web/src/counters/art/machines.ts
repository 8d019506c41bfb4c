/**
 * Vehicles and Guns from above, nose up about the origin, some 44 wide and 66 long. A hull is drawn under its turret, which turns about a pivot of its own.
 * Colours are the counter's: figure for plates, lighter where light falls, deep for outlines, tracks and barrels.
 */
const PLATE = 'var(--figure)'
const LIT = 'var(--plate-lit)'
const SHADED = 'var(--plate-shaded)'
const DEEP = 'var(--deep)'
const RUBBER = 'var(--rubber)'

const plate = (d: string, fill = PLATE, width = 1.4): string =>
  `<path d="${d}" fill="${fill}" stroke="${DEEP}" stroke-width="${width}" stroke-linejoin="round"/>`
const seam = (d: string, width = 1.2, opacity = 0.55): string =>
  `<path d="${d}" fill="none" stroke="${DEEP}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round"/>`
const glint = (d: string): string =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="1.1" stroke-opacity=".5" stroke-linecap="round"/>`
const round = (x: number, y: number, r: number, fill = LIT): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${DEEP}" stroke-width="1.2"/>`
/** Two tracks with their links. */
const tracks = (inner: number, width: number, half: number): string =>
  [-inner - width, inner]
    .map(
      (x) =>
        `<rect x="${x}" y="${-half}" width="${width}" height="${half * 2}" rx="3" fill="${RUBBER}"/><path d="M${x + width / 2} ${2 - half}V${half - 2}" fill="none" stroke="${SHADED}" stroke-width="${width - 2.4}" stroke-dasharray="2.1 1.5"/>`,
    )
    .join('')
const wheels = (x: number, ys: readonly number[], width = 5.8, height = 11): string =>
  ys
    .flatMap((y) => [-x - width, x].map((left) => [left, y] as const))
    .map(([left, y]) => `<rect x="${left}" y="${y}" width="${width}" height="${height}" rx="2.2" fill="${RUBBER}"/>`)
    .join('')
const barrel = (from: number, to: number, width: number, brake = false, x = 0): string =>
  `<rect x="${x - width / 2}" y="${to}" width="${width}" height="${from - to}" rx="1" fill="${DEEP}" stroke="var(--halo)" stroke-width=".9" paint-order="stroke"/>${
    brake ? `<rect x="${x - width / 2 - 1.1}" y="${to}" width="${width + 2.2}" height="4.6" rx="1" fill="${DEEP}"/>` : ''
  }`
const grille = (y: number): string => seam(`M-10 ${y}V${y + 8}M-6.6 ${y}V${y + 8}M6.6 ${y}V${y + 8}M10 ${y}V${y + 8}`, 1.4)
const trail = (d: string): string =>
  `<path d="${d}" fill="none" stroke="${DEEP}" stroke-width="4.6" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${PLATE}" stroke-width="1.8" stroke-linecap="round"/>`

export interface Machine {
  readonly hull: string
  readonly turret?: {
    readonly pivot: readonly [number, number]
    readonly art: string
    /** Outline alone, for its shadow. */
    readonly outline: string
    readonly hatch: readonly [x: number, y: number, r: number]
  }
}

const boxedHull = `${tracks(12.6, 8.8, 31)}${plate('M-13 -30H13V31H-13Z')}${plate('M-13 -30H13V-20H-13Z', LIT, 1)}${plate('M-17.8 -17.500H17.800V21.500L14 24.500H-14L-17.800 21.500Z', PLATE, 1.3)}${plate('M-10 -28.6H-4.4V-23.6H-10ZM4.4 -28.6H10V-23.6H4.4Z', SHADED, 0.8)}${grille(14)}${plate('M-7.4 26H7.4V29.800H-7.4Z', SHADED, 0.8)}`
const slopedHull = `${tracks(12.2, 9.2, 31)}${plate('M-13.4 -30H13.4L16 -19V24L11.6 32H-11.6L-16 24V-19Z')}${plate('M-13.4 -30H13.4L16 -19H-16Z', LIT, 1)}${plate('M-15 6H-12.4V22H-15ZM12.4 6H15V22H12.4Z', SHADED, 0.8)}${seam('M-9 16H9M-9 19.5H9M-9 23H9M-9 26.5H9', 1.3, 0.6)}${plate('M-8.6 -27.4H-.8V-21.6H-8.6Z', SHADED, 0.9)}`
const castHull = `${tracks(12.4, 8.6, 30)}${plate('M-13.4 -24C-13.4 -29.500 -8 -31 0 -31C8 -31 13.400 -29.500 13.400 -24V27C13.400 30 10 32 0 32C-10 32 -13.400 30 -13.400 27Z')}${plate('M-12.4 -24C-12.4 -28 -7 -29.600 0 -29.600C7 -29.600 12.4 -28 12.4 -24L14.600 -16H-14.600Z', LIT, 1)}${plate('M-10.4 -25.400H-4.600V-20.600H-10.400ZM4.600 -25.400H10.400V-20.600H4.600Z', SHADED, 0.8)}${seam('M-10 16H10M-10 20H10', 1.3, 0.5)}${grille(20)}`

const boxedTurret = (reach: number, brake: boolean): NonNullable<Machine['turret']> => ({
  pivot: [0, -3],
  art: `${barrel(-13, reach, 3.6, brake)}${plate('M-5.8 -19.200H5.800V-13H-5.800Z', SHADED, 1)}${plate('M-8.2 -15.800H8.200L12.600 -7.200V8L9 14H-9L-12.600 8V-7.200Z', LIT, 1.5)}${seam('M-12 -7L-6 -9.600H6L12 -7', 0.9)}${glint('M-7.2 -14H6')}`,
  outline: 'M-8.2 -15.800H8.200L12.600 -7.200V8L9 14H-9L-12.600 8V-7.200Z',
  hatch: [0, 6.6, 4.6],
})
const roundedTurret = (reach: number, brake: boolean): NonNullable<Machine['turret']> => ({
  pivot: [0, -5],
  art: `${barrel(-15, reach, 3.6, brake)}${plate('M-5.4 -19.500H5.400V-12H-5.400Z', SHADED, 1.1)}${plate('M-9.6 -13.4C-5 -17.4 5 -17.4 9.600 -13.400L12.400 -1C11.400 6.600 7.600 9.800 0 9.800C-7.600 9.800 -11.400 6.600 -12.400 -1Z', LIT, 1.5)}${glint('M-9 -11.600C-5.600 -14.400 0 -15 3.600 -14.400')}`,
  outline: 'M-9.6 -13.4C-5 -17.4 5 -17.4 9.6 -13.4L12.4 -1C11.4 6.6 7.6 9.8 0 9.8C-7.6 9.8 -11.4 6.6 -12.4 -1Z',
  hatch: [0, -1, 4],
})

/** A gun in the bow, low between the tracks, under a roof. */
const assaultGun = `${boxedHull}${plate('M-17.6 -6L-12.6 -17H12.600L17.600 -6V13H-17.600Z', LIT, 1.5)}${plate('M-12.4 -17H12.400L10.600 -11H-10.600Z', PLATE, 1)}${barrel(-18, -46, 3.6, true, 1.4)}${plate('M-4.6 -21C-4.600 -25 7.400 -25 7.400 -21V-13H-4.600Z', SHADED, 1.2)}${round(-8.6, 5.6, 4.4)}${plate('M3 1H12V10H3Z', SHADED, 1)}${glint('M-11.6 -15.4H10')}`
/** The same without a roof: one sees into the fighting compartment. */
const openGun = `${boxedHull}${plate('M-17 -8L-11 -16H11L17 -8V16H-17Z', LIT, 1.5)}<path d="M-13 -8L-8.600 -13H8.600L13 -8V12.600H-13Z" fill="${DEEP}" fill-opacity=".78"/>${barrel(2, -46, 3.6, true)}${plate('M-4.2 -10H4.200V5H-4.200Z', PLATE, 1)}${plate('M-12 6H-7V11.600H-12ZM7 6H12V11.600H7Z', SHADED, 0.8)}`

/** Cabin and tail boom under a rotor of four blades; and a plane with its wings. */
const rotor = `<path d="M0 -10L26 -36M0 -10L-26 16M0 -10L-26 -36M0 -10L26 16" fill="none" stroke="${DEEP}" stroke-width="3" stroke-opacity=".75" stroke-linecap="round"/><circle cx="0" cy="-10" r="27" fill="none" stroke="${DEEP}" stroke-width=".9" stroke-opacity=".4"/>${round(0, -10, 3.6)}`
const helicopter = `${plate('M-2.6 8H2.600V38H-2.600Z')}${plate('M-8 36H8V40H-8Z', LIT, 1)}${plate('M0 -32C7 -32 10.500 -24 10.500 -12C10.500 0 8 10 0 14C-8 10 -10.500 0 -10.500 -12C-10.500 -24 -7 -32 0 -32Z')}${plate('M0 -31C5.600 -31 8.400 -26 9 -19H-9C-8.400 -26 -5.600 -31 0 -31Z', LIT, 1)}${seam('M-8 0H8', 1)}${rotor}`
const plane = `${plate('M0 -36C4 -34 5 -26 5 -14L30 -2V6L5 4V22L13 30V34L0 31L-13 34V30L-5 22V4L-30 6V-2L-5 -14C-5 -26 -4 -34 0 -36Z')}${plate('M-3 -22H3V-12H-3Z', LIT, 1)}${seam('M-24 2H-8M8 2H24', 1)}`

/** By the name that a counter's face gives: what the hull is like, and the turret on it. */
export const machines: { readonly [art: string]: Machine } = {
  boxed: { hull: boxedHull, turret: boxedTurret(-34, false) },
  'boxed-long': { hull: boxedHull, turret: boxedTurret(-46, true) },
  sloped: { hull: slopedHull, turret: roundedTurret(-36, false) },
  'sloped-long': { hull: slopedHull, turret: roundedTurret(-45, false) },
  cast: { hull: castHull, turret: roundedTurret(-36, false) },
  'cast-long': { hull: castHull, turret: roundedTurret(-46, true) },
  'assault-gun': { hull: assaultGun },
  'open-gun': { hull: openGun },
  helicopter: { hull: helicopter },
  plane: { hull: plane },
  car: {
    hull: `${wheels(11.8, [-27, -13.6, 3.2, 17])}${plate('M-6.6 -35H6.600L13 -20V18L7.600 35H-7.600L-13 18V-20Z')}${plate('M-6.6 -35H6.600L13 -20H-13Z', LIT, 1)}${seam('M-13 18H13M-8 22L-5 32M8 22L5 32', 1)}${plate('M-6 -27H-1V-22H-6ZM1.400 -27H6.400V-22H1.400Z', SHADED, 0.8)}`,
    turret: {
      pivot: [0, -1],
      art: `${barrel(-9, -32, 2.8)}${plate('M-6.6 -11H6.600L10.600 -2L7.600 10H-7.600L-10.600 -2Z', LIT, 1.5)}${seam('M-5 2H5', 0.9)}`,
      outline: 'M-6.6 -11H6.6L10.6 -2L7.6 10H-7.6L-10.6 -2Z',
      hatch: [0, 2.4, 3.8],
    },
  },
  AT: {
    hull: `${trail('M-2.5 6L-15 33M2.500 6L15 33')}<path d="M-18.5 31.500L-11.500 35M18.500 31.500L11.500 35" stroke="${DEEP}" stroke-width="3.2" stroke-linecap="round"/>${wheels(12.9, [-6], 5.6, 14)}${barrel(2, -40, 3.6, true)}${plate('M-20 -5.600L-8 -10.400H8L20 -5.600L19 -2.200L8 -6H-8L-19 -2.200Z', LIT)}${plate('M-4.2 -8H4.200V10H-4.200Z')}`,
  },
  INF: {
    hull: `<path d="M0 6V32" stroke="${DEEP}" stroke-width="8" stroke-linecap="round"/><path d="M0 6V31" stroke="${PLATE}" stroke-width="4.6" stroke-linecap="round"/><path d="M-7.5 32.500H7.500" stroke="${DEEP}" stroke-width="4" stroke-linecap="round"/>${wheels(13.6, [-8], 6.4, 17)}${barrel(2, -25, 6)}${plate('M-21 -6L-12 -12H12L21 -6L20 -2.400L11 -7H-11L-20 -2.400Z', LIT)}${plate('M-5.6 -9H5.600V11H-5.600Z')}${round(0, 3, 2.4, SHADED)}`,
  },
  ART: {
    hull: `${trail('M-4 6L-17 33M4 6L17 33')}<path d="M-20.5 31.500L-13.500 35M20.500 31.500L13.500 35" stroke="${DEEP}" stroke-width="3.4" stroke-linecap="round"/>${wheels(14.4, [-9], 7, 19)}${barrel(2, -36, 6)}${plate('M-22 -6H22V-2H-22Z', LIT)}${plate('M-6.4 -12H6.400V13H-6.400Z')}${plate('M-3.4 13H3.400V19H-3.400Z', SHADED, 1)}`,
  },
  AA: {
    hull: `<path d="M0 0V33M0 0V-26M0 0H30M0 0H-30" fill="none" stroke="${DEEP}" stroke-width="5" stroke-linecap="round"/><path d="M0 0V32M0 0V-25M0 0H29M0 0H-29" fill="none" stroke="${PLATE}" stroke-width="2" stroke-linecap="round"/>${round(0, 0, 13, PLATE)}${barrel(6, -42, 3.6)}${plate('M-5.4 -8H5.400V12H-5.400Z', LIT)}${plate('M7.400 -5H12V6H7.400Z', SHADED, 1)}`,
  },
  MTR: {
    hull: `<path d="M0 -10L-13 -27M0 -10L13 -27" fill="none" stroke="${DEEP}" stroke-width="3.6" stroke-linecap="round"/><path d="M-8 -20H8" stroke="${DEEP}" stroke-width="2.2"/>${round(0, 17, 13, PLATE)}${seam('M-9.2 7.800L9.200 26.200M9.200 7.800L-9.200 26.200M-13 17H13', 1.4, 0.45)}${barrel(17, -32, 8)}<ellipse cx="0" cy="-32" rx="4" ry="2.4" fill="${DEEP}" stroke="var(--halo)" stroke-width=".9"/>`,
  },
}

/** Earth thrown up before an emplaced Gun. */
export const bank =
  '<path d="M-32 8C-31 -16 -17 -25 0 -25C17 -25 31 -16 32 8" fill="none" stroke="#7d6a45" stroke-width="8" stroke-linecap="round" stroke-opacity=".55"/><path d="M-32 8C-31 -16 -17 -25 0 -25C17 -25 31 -16 32 8" fill="none" stroke="#d9c69b" stroke-width="5.4" stroke-linecap="round" stroke-dasharray="6.4 2.6"/>'
