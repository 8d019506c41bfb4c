import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bank, levelTints, palette, wear } from '../board/art/palette.ts'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const tokens = new Map([...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]))

/** Colours of the painter alone: no part of the interface is in them. */
const PACIFIC: readonly string[] = ['jungle', 'palm', 'bamboo', 'kunai', 'thatch']

test('the board is painted in the colours that the interface names', () => {
  for (const [terrain, tones] of Object.entries(palette)) {
    if (PACIFIC.includes(terrain)) continue
    expect(tokens.get(`${terrain}-light`), terrain).toBe(tones.light)
    expect(tokens.get(`${terrain}-dark`), terrain).toBe(tones.dark)
    if (terrain !== 'wall') expect(tokens.get(terrain), terrain).toBe(tones.main)
  }
  for (const [index, tint] of levelTints.entries()) expect(tokens.get(`level-${index + 1}`)).toBe(tint)
  expect(tokens.get('bocage-bank')).toBe(bank)
})

test('in high contrast what hides and hinders stands out from the ground by at least 3 to 1, and all is as before when it is taken off', () => {
  const printed = JSON.stringify([palette, levelTints, bank])
  wear('contrast')
  const ground = palette.ground.main
  for (const terrain of ['woods', 'stone', 'wood', 'water', 'wall', 'orchard', 'brush', 'marsh', 'jungle'] as const)
    expect(contrast(palette[terrain].main, ground), terrain).toBeGreaterThan(3)
  for (const terrain of ['grain', 'dirt', 'paved', 'palm', 'bamboo', 'kunai', 'thatch'] as const)
    expect(contrast(palette[terrain].dark, ground), terrain).toBeGreaterThan(4.5)
  wear('printed')
  expect(JSON.stringify([palette, levelTints, bank])).toBe(printed)
})

test('text stands out from its paper by at least 4.5 to 1', () => {
  for (const text of ['ink', 'ink-soft', 'ink-faint', 'clear', 'target', 'reduced', 'good']) {
    for (const paper of ['paper', 'card', 'page', 'note'])
      expect(contrast(tokens.get(text)!, tokens.get(paper)!), `${text} on ${paper}`).toBeGreaterThan(4.5)
  }
  expect(contrast(tokens.get('field-text')!, tokens.get('field')!)).toBeGreaterThan(7)
})

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}
