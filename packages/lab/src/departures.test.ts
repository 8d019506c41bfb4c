import type { Counsel } from '@firegroup/ai'
import { convoy } from '@firegroup/kernel/samples'
import { expect, test } from 'vitest'
import { departuresOf } from './departures.ts'

type Trucks = ReturnType<typeof convoy.clone>

const counsel: Counsel<Trucks> = {
  advisor: { judge: () => () => 0 },
  evaluation: {
    features: ['trucks'],
    weights: { trucks: 1 },
    measure: ({ lost }, seat) => (seat === 'north' ? [lost.south - lost.north] : [lost.north - lost.south]),
  },
  foresight: {
    attention: {},
    otherwise: { thought: 1, width: 6, ahead: 1 },
    isSettled: () => true,
    toil: () => ({ nodes: 1, each: 1 }),
    pointOfAdvice: 0.006,
    surprise: 0.1,
  },
}
const mistaken: Counsel<Trucks> = { ...counsel, evaluation: { ...counsel.evaluation, weights: { trucks: -1 } } }

function told(by: Counsel<Trucks>) {
  const games = Array.from({ length: 12 }, (_, n) =>
    departuresOf(convoy, { scenario: {} }, by, n % 2 === 0 ? 'north' : 'south', {
      level: { name: 'thinker', nodes: 120, error: 0, byHeart: true },
      seed: `departures ${n}`,
      playouts: 30,
    }),
  )
  const all = games.flatMap(({ departures }) => departures)
  const mean = (of: (each: (typeof all)[number]) => number) => all.reduce((sum, each) => sum + of(each), 0) / all.length
  return {
    all,
    choices: games.reduce((sum, { choices }) => sum + choices, 0),
    said: mean(({ said }) => said),
    came: mean(({ came }) => came),
  }
}

test('a planner that judges positions wrongly promises more of its departures than one that judges them well, and less comes of them', () => {
  const right = told(counsel)
  const wrong = told(mistaken)
  expect(right.all.length).toBeGreaterThan(10)
  expect(right.choices).toBeGreaterThan(right.all.length)
  expect(right.came).toBeGreaterThan(0)
  expect(wrong.said).toBeGreaterThan(right.said)
  expect(wrong.came).toBeLessThan(right.came)
})

test('the same game gives the same figures', () => {
  expect(told(counsel)).toEqual(told(counsel))
})
