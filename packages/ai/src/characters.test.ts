import { expect, test } from 'vitest'
import { CHARACTERS, characterOf, characters, inCharacter, levelOf } from './characters.ts'
import { LEVELS } from './planner/levels.ts'

test('a player’s name tells its level and its character; others have none', () => {
  for (const level of Object.keys(LEVELS))
    for (const [id, character] of Object.entries(CHARACTERS)) {
      const name = inCharacter(level, id)
      expect([levelOf(name), characterOf(name)]).toEqual([level, character])
    }
  expect([levelOf('veteran'), characterOf('veteran')]).toEqual(['veteran', undefined])
  expect([levelOf('veteran-mad'), characterOf('veteran-mad')]).toEqual(['veteran-mad', undefined])
})

test('every level that thinks plays in every character', () => {
  const names = Object.keys(characters({} as Parameters<typeof characters>[0]))
  expect(names).toHaveLength(Object.keys(LEVELS).length * Object.keys(CHARACTERS).length)
  expect(names).toContain('elite-hoarder')
})
