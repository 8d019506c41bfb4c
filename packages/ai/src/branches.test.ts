import { convoy } from '@firegroup/kernel/samples'
import { expect, test } from 'vitest'
import { branches } from './branches.ts'
import type { Counsel } from './counsel.ts'

type Trucks = ReturnType<typeof convoy.clone>

/** Every question is thought about; `later`: turns after which it shows what a decision was worth. */
function counselOf(later: number): Counsel<Trucks> {
  return {
    advisor: { judge: () => () => 0 },
    evaluation: {
      features: ['trucks'],
      weights: {},
      measure: ({ lost }, seat) => [seat === 'north' ? lost.south - lost.north : lost.north - lost.south],
    },
    foresight: {
      attention: {},
      otherwise: { thought: 1, width: 1, ahead: 0 },
      isSettled: ({ turn }, _open, since) => turn >= since.turn + later,
      luck: () => () => 7,
      toil: () => ({ nodes: 1, each: 1 }),
      pointOfAdvice: 0,
      surprise: 0.1,
    },
  }
}

const played = (later: number, seed = 'b') =>
  Array.from({ length: 40 }, (_, n) =>
    branches(convoy, { scenario: {} }, counselOf(later), { seed: `${seed} ${n}`, scenario: 'convoy' }),
  ).flat()

test('each question that is looked at has ways of its own, gone on with to the end of the game, with what was lucky after it had its effect', () => {
  const samples = played(1)
  const cells = [...Map.groupBy(samples, ({ cell }) => cell).values()]
  expect(cells.length).toBeGreaterThan(5)
  expect(cells.some((some) => some.length > 4)).toBe(true)
  for (const { result, features, luck } of samples) {
    expect([0, 0.5, 1]).toContain(result)
    expect(features.length).toBe(1)
    expect(luck! % 7).toBe(0)
  }
  expect(samples).toEqual(played(1))
  expect(samples).not.toEqual(played(1, 'c'))
})

test('what is over before it shows what it was worth tells nothing', () => {
  expect(played(1000)).toEqual([])
})
