import { expect, test } from 'vitest'
import { type TableOptions, table } from '../../test/table.ts'
import { evaluation } from './evaluation.ts'

const usual = 'axis A[2] Woods: Ant, Bee, Cat\nallied A[1] Woods: Owl, Emu, Yak'

/** What a position is worth to the axis, as log odds. */
function worth(text: string, options: TableOptions = {}): number {
  const measured = evaluation.measure(table(text, options).state, 'axis')
  return measured.reduce((sum, value, i) => sum + value * evaluation.weights[evaluation.features[i]!], 0)
}

test('every feature has a weight, and every weight a feature', () => {
  expect(Object.keys(evaluation.weights).sort()).toEqual([...evaluation.features].sort())
})

test('pinned men, bad cards and Wire cost something', () => {
  expect(worth(usual.replace('Cat', 'Cat pinned'))).toBeLessThan(worth(usual))
  expect(worth(usual, { hands: { axis: 'Minefield' } })).toBeLessThan(worth(usual, { hands: { axis: 'Fire 3/5' } }))
  expect(worth(usual.replace('Woods: Ant', 'Woods, Wire: Ant'))).toBeLessThan(worth(usual))
})

test('however much ground a game is won by, it does not drown what else there is on the table', () => {
  const place = evaluation.features.indexOf('prospects')
  for (const range of [1, 5]) {
    const { state } = table(`axis A[${range}] Woods: Ant, Bee, Cat, Dog, Eel, Fox\nallied A[0] Woods: Owl`)
    expect(Math.abs(evaluation.measure(state, 'axis')[place]!)).toBeLessThan(1)
  }
})
