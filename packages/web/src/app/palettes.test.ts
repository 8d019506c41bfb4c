import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8')
const tokensIn = (css: string): Map<string, string> =>
  new Map([...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name!, value!]))
const printed = tokensIn(read('../style/tokens.css'))
const sheet = read('palettes.css')

function palette(name: string): Map<string, string> {
  const start = sheet.indexOf(`:root[data-palette="${name}"] {`)
  return new Map([...printed, ...tokensIn(sheet.slice(start, sheet.indexOf('}', start)))])
}

test.each(['signal', 'contrast'])('%s keeps text readable on its paper', (name) => {
  const tokens = palette(name)
  for (const text of ['ink', 'ink-soft', 'ink-faint', 'clear', 'target', 'reduced', 'good'])
    for (const paper of ['paper', 'card', 'page', 'note'])
      expect(contrast(tokens.get(text)!, tokens.get(paper)!), `${text} on ${paper}`).toBeGreaterThan(4.5)
})

test.each(['printed', 'signal', 'contrast'])('%s: outcomes fall in lightness, so that they can be told apart without colour', (name) => {
  const tokens = name === 'printed' ? printed : palette(name)
  const light = ['eliminated', 'reduced', 'broken', 'pinned', 'unharmed'].map((outcome) => luminance(tokens.get(outcome)!))
  expect(light).toEqual([...light].sort((a, b) => a - b))
})

test('signal shows the sides in blue and orange', () => {
  const tokens = palette('signal')
  for (const axis of ['german', 'italian', 'japanese']) expect(tokens.get(`${axis}-figure`)).toBe('#2f6db5')
  for (const allied of ['russian', 'american', 'british', 'french']) expect(tokens.get(`${allied}-figure`)).toBe('#e08a1e')
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
