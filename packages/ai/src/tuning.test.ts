import { KeyedChance, keyFromSeed } from '@firegroup/kernel'
import { convoy } from '@firegroup/kernel/samples'
import { expect, test } from 'vitest'
import type { Evaluation } from './evaluation.ts'
import { random } from './random.ts'
import { fitted, gather, type Sample, surprise, wavering } from './tuning.ts'

test('weights are found again from results that they made', () => {
  const chance = new KeyedChance(keyFromSeed('made'))
  const part = () => (chance.die(2001) - 1001) / 1000
  const samples: Sample[] = Array.from({ length: 4000 }, () => {
    const features = [part(), part(), part()]
    const odds = 1 / (1 + Math.exp(-(2 * features[0]! - features[1]!)))
    return { features, result: chance.die(10_000) <= odds * 10_000 ? 1 : 0 }
  })
  const [first, second, third] = fitted(samples, { restraint: 1e-6 }) as [number, number, number]
  expect(first).toBeCloseTo(2, 0)
  expect(second).toBeCloseTo(-1, 0)
  expect(Math.abs(third)).toBeLessThan(0.2)
  expect(surprise(samples, [first, second, third])).toBeLessThan(surprise(samples, [0, 0, 0]))
  expect(surprise(samples, [0, 0, 0])).toBeCloseTo(1)
})

test('positions of a game carry its result, as the first seat sees it', () => {
  type Trucks = ReturnType<typeof convoy.clone>
  const evaluation: Evaluation<Trucks> = {
    features: ['trucks'],
    weights: {},
    measure: ({ lost }, seat) => [seat === 'north' ? lost.south - lost.north : lost.north - lost.south],
  }
  const player = wavering(random<Trucks>(), random<Trucks>(), 3)
  const all = Array.from({ length: 40 }, (_, n) =>
    gather(convoy, { scenario: {} }, evaluation, { north: player, south: player }, `g${n}`, 1),
  ).flat()
  expect(all.length).toBeGreaterThan(100)
  expect(fitted(all)[0]).toBeGreaterThan(0)
})
