import { expect, test } from 'vitest'
import { combinedTest, hexesNamed } from './conditions.ts'

const atLeast = (limit: number) => (limit < 0 ? 'a limit below zero can’t be' : (points: number) => points >= limit)

test('all and any hold as their parts do, and tell of the first part that can’t be', () => {
  const read = (type: 'all' | 'any', ...of: number[]) => combinedTest({ type, of }, atLeast)
  const all = read('all', 2, 5)
  const any = read('any', 2, 5)
  if (typeof all === 'string' || typeof any === 'string') throw new Error('These can be.')
  expect([all(4), all(5), any(1), any(2)]).toEqual([false, true, false, true])
  expect(read('all', 2, -1)).toBe('a limit below zero can’t be')
})

test('a condition names its hexes, those of its area and those of its parts', () => {
  expect(
    hexesNamed({
      type: 'all',
      of: [
        { type: 'control', hexes: ['A1', 'B2'] },
        { type: 'not', of: { type: 'noEnemyIn', area: { within: 2, of: ['C3'] } } },
        { type: 'controlBuildings', area: { hexes: ['D4'] } },
        { type: 'noEnemyIn', area: { edge: 'north' } },
        { type: 'casualties' },
      ],
    }),
  ).toEqual(['A1', 'B2', 'C3', 'D4'])
})
