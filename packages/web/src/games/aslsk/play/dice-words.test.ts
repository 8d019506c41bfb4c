import { expect, test } from 'vitest'
import { resultWords } from './dice-words.ts'

test('every result of the fire table is said in words, and the figure of a 2MC is added to one check', () => {
  expect(resultWords('2MC')).toBe('a morale check with +2 for everyone (2MC)')
  for (const code of ['-', 'PTC', 'NMC', '1MC', '4MC', 'K/1', 'K/4', '1KIA', '5KIA']) {
    expect(resultWords(code)).not.toBe(code)
    expect(resultWords(code)).not.toMatch(/\d morale check/)
  }
})
