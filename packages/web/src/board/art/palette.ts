/**
 * Terrain colours: light, main, dark. Those of the printed look stand in tokens.css for the interface too; a test holds them equal. A board is painted in
 * one look at a time, which `wear` puts on before anything of it is drawn.
 */
export interface Tones {
  readonly light: string
  readonly main: string
  readonly dark: string
}

/** 'contrast': white ground, and what matters on it dark and apart from the rest in lightness. */
export type Look = 'printed' | 'contrast'

const PRINTED = {
  ground: { light: '#d4d6ad', main: '#cbcfa2', dark: '#c2c996' },
  woods: { light: '#809a63', main: '#6a8550', dark: '#52683f' },
  orchard: { light: '#c2ca93', main: '#97ad69', dark: '#586f3b' },
  brush: { light: '#bdbe8a', main: '#9ba268', dark: '#5c6336' },
  grain: { light: '#efe0a8', main: '#e0ca7c', dark: '#bf9f50' },
  stone: { light: '#b9bdc1', main: '#848a90', dark: '#3d4248' },
  wood: { light: '#c7956a', main: '#93633d', dark: '#452b18' },
  dirt: { light: '#e0cda1', main: '#c9b183', dark: '#a68c5e' },
  paved: { light: '#dad6cc', main: '#c6c1b5', dark: '#86827a' },
  water: { light: '#bbdae0', main: '#8ab7c4', dark: '#5e8a92' },
  wall: { light: '#c9c3b4', main: '#9a9487', dark: '#6f6a5e' },
  marsh: { light: '#aebf9c', main: '#7fa9ad', dark: '#5f7544' },
  jungle: { light: '#a7c9a2', main: '#6f9a76', dark: '#3f6a4c' },
  palm: { light: '#b0c07c', main: '#9bbb66', dark: '#4f7340' },
  bamboo: { light: '#c3d07f', main: '#a9b56e', dark: '#525f2a' },
  kunai: { light: '#e6e0a4', main: '#cbc887', dark: '#8f9552' },
  thatch: { light: '#e6cc90', main: '#c9a965', dark: '#5d451c' },
} as const satisfies Record<string, Tones>

type Terrain = { readonly [K in keyof typeof PRINTED]: Tones }

const CONTRAST: Terrain = {
  ground: { light: '#ffffff', main: '#f8f8f2', dark: '#eeeee4' },
  woods: { light: '#4a8433', main: '#2c6119', dark: '#123a05' },
  orchard: { light: '#e4efc8', main: '#5f962a', dark: '#274a08' },
  brush: { light: '#e9e7b4', main: '#8c8c22', dark: '#454503' },
  grain: { light: '#fff2a8', main: '#f2cc30', dark: '#8a6a00' },
  stone: { light: '#b0b6bc', main: '#565c64', dark: '#0e1216' },
  wood: { light: '#c98a52', main: '#7a4218', dark: '#231002' },
  dirt: { light: '#f0d9a4', main: '#c09244', dark: '#523808' },
  paved: { light: '#d4d4d4', main: '#a2a2a2', dark: '#303030' },
  water: { light: '#9ed2f2', main: '#3a8fd0', dark: '#0a4378' },
  wall: { light: '#989898', main: '#484848', dark: '#080808' },
  marsh: { light: '#c2e0ba', main: '#2f8890', dark: '#16421a' },
  jungle: { light: '#5fae84', main: '#1e6a4a', dark: '#06351f' },
  palm: { light: '#e2efcc', main: '#6aa82e', dark: '#1f4a0a' },
  bamboo: { light: '#e4ee9a', main: '#b3c24a', dark: '#3c4a02' },
  kunai: { light: '#fffbcf', main: '#e4dc82', dark: '#726c0c' },
  thatch: { light: '#f6d88c', main: '#c8962e', dark: '#3a2402' },
}

const LOOKS = {
  printed: {
    terrain: PRINTED,
    levels: ['#dccb99', '#cdb179', '#b8955e', '#a17c4a'],
    bank: '#8a7a4c',
    crest: '#7e6237',
    hexLine: 0.26,
    id: 0.78,
  },
  contrast: {
    terrain: CONTRAST,
    levels: ['#f2dfae', '#dcb468', '#b98236', '#8a5a18'],
    bank: '#5a4a14',
    crest: '#3c2804',
    hexLine: 0.8,
    id: 1,
  },
} as const satisfies Record<Look, object>

let worn: Look = 'printed'

/** The colours of the look that is worn. */
export const palette: { -readonly [K in keyof Terrain]: Tones } = { ...PRINTED }
export const levelTints: [string, string, string, string] = [...LOOKS.printed.levels]
export let bank: string = LOOKS.printed.bank
export let crest: string = LOOKS.printed.crest
/** How strong the lines between hexes and the hexes' names are. */
export let hexLine: number = LOOKS.printed.hexLine
export let idStrength: number = LOOKS.printed.id
export const ink = '#22241d'
export const cream = '#fbf8ef'

export function wear(look: Look): void {
  if (look === worn) return
  worn = look
  const { terrain, levels, ...rest } = LOOKS[look]
  Object.assign(palette, terrain)
  Object.assign(levelTints, levels)
  bank = rest.bank
  crest = rest.crest
  hexLine = rest.hexLine
  idStrength = rest.id
}

export const wornLook = (): Look => worn

/** A colour of the palette with the given opacity. */
export function alpha(hex: string, opacity: number): string {
  const value = Number.parseInt(hex.slice(1), 16)
  return `rgba(${value >> 16}, ${(value >> 8) & 255}, ${value & 255}, ${opacity})`
}

/** Between two colours; t = 0 is the first. */
export function blend(from: string, to: string, t: number): string {
  const a = Number.parseInt(from.slice(1), 16)
  const b = Number.parseInt(to.slice(1), 16)
  const channel = (shift: number): number => {
    const low = (a >> shift) & 255
    return Math.round(low + (((b >> shift) & 255) - low) * t)
  }
  return `#${((channel(16) << 16) | (channel(8) << 8) | channel(0)).toString(16).padStart(6, '0')}`
}
