import { CHARACTERS, inCharacter } from '@firegroup/ai'
import { expect, test } from 'vitest'
import { levelWords } from '../matches/glance.ts'
import { levelInCharacter, PLAIN, WAYS } from './WayToPlay.tsx'

test('the ways to play are the characters that computer players have, by the names that they know', () => {
  expect(WAYS.map(({ id }) => id)).toEqual(Object.keys(CHARACTERS))
  for (const { id } of WAYS) expect(levelInCharacter('veteran', id)).toBe(inCharacter('veteran', id))
  expect(levelInCharacter('veteran', PLAIN)).toBe('veteran')
})

test('a character that is drawn is one of them, and told beside the level', () => {
  const drawn = levelInCharacter('regular', 'drawn')
  expect(WAYS.map(({ id }) => `regular-${id}`)).toContain(drawn)
  expect(levelWords('regular-bold', [{ id: 'regular', name: 'Regular', note: '', patience: 0 }])).toBe('bold regular')
})
