import { expect, test } from 'vitest'
import { hexesNamed } from './conditions.ts'

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
