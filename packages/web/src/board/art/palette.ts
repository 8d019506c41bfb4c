/** Terrain colours of the printed look: light, main, dark. The same values stand in tokens.css for the interface; a test holds them equal. */
export interface Tones {
  readonly light: string
  readonly main: string
  readonly dark: string
}

export const palette = {
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
} as const satisfies Record<string, Tones>

export const levelTints = ['#dccb99', '#cdb179', '#b8955e', '#a17c4a'] as const
export const bank = '#8a7a4c'
export const crest = '#7e6237'
export const ink = '#22241d'
export const cream = '#fbf8ef'

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
