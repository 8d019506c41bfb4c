import { KeyedChance, keyFromSeed } from '@firegroup/kernel'
import { convoy } from '@firegroup/kernel/samples'
import { expect, test } from 'vitest'
import type { Evaluation } from './evaluation.ts'
import type { Player } from './player.ts'
import { random } from './random.ts'
import { fitted, gather, type Sample, surprise, wavering } from './tuning.ts'

test('weights are found again from results that they made', () => {
  const chance = new KeyedChance(keyFromSeed('made'))
  const part = () => (chance.die(2001) - 1001) / 1000
  const samples: Sample[] = Array.from({ length: 4000 }, () => {
    const features = [part(), part(), part()]
    const odds = 1 / (1 + Math.exp(-(2 * features[0]! - features[1]!)))
    return { features, said: 0.5, told: 0, progress: 0, result: chance.die(10_000) <= odds * 10_000 ? 1 : 0, cell: '' }
  })
  const [first, second, third] = fitted(samples, 1e-6) as [number, number, number]
  expect(first).toBeCloseTo(2, 0)
  expect(second).toBeCloseTo(-1, 0)
  expect(Math.abs(third)).toBeLessThan(0.2)
  expect(surprise(samples, [first, second, third])).toBeLessThan(surprise(samples, [0, 0, 0]))
  expect(surprise(samples, [0, 0, 0])).toBeCloseTo(1)
})

test('what all positions of a cell have in common is not taken for what makes a difference', () => {
  const chance = new KeyedChance(keyFromSeed('cells'))
  // In the second cell both the feature and the chance to win are high, but within a cell the feature means nothing.
  const samples: Sample[] = Array.from({ length: 4000 }, (_, i) => {
    const second = i % 2 === 1
    return {
      features: [chance.die(3) + (second ? 2 : 0)],
      said: 0.5,
      told: 0,
      progress: 0,
      result: chance.die(10) <= (second ? 8 : 3) ? 1 : 0,
      cell: second ? 'b' : 'a',
    }
  })
  expect(Math.abs(fitted(samples, 1e-6)[0]!)).toBeLessThan(0.15)
  expect(
    fitted(
      samples.map((sample) => ({ ...sample, cell: '' })),
      1e-6,
    )[0],
  ).toBeGreaterThan(0.5)
})

type Trucks = ReturnType<typeof convoy.clone>

const evaluation: Evaluation<Trucks> = {
  features: ['trucks'],
  weights: {},
  measure: ({ lost }, seat) => [seat === 'north' ? lost.south - lost.north : lost.north - lost.south],
}
const foresight = {
  attention: {},
  otherwise: { thought: 1, width: 1, ahead: 0 },
  isSettled: () => true,
  toil: () => ({ nodes: 1, each: 1 }),
  pointOfAdvice: 0,
  surprise: 0.1,
}
const counsel = { advisor: { judge: () => () => 0 }, evaluation, foresight }

test('positions of a game carry its result, as the first seat sees it', () => {
  const player = wavering(random<Trucks>(), random<Trucks>(), 3)
  const all = Array.from({ length: 120 }, (_, n) =>
    gather(convoy, { scenario: {} }, counsel, { north: player, south: player }, { seed: `g${n}`, scenario: 'convoy' }),
  ).flat()
  expect(all.length).toBeGreaterThan(100)
  expect(fitted(all)[0]).toBeGreaterThan(0)
})

test('a part of a game may be played by others, whose positions are left out', () => {
  const time = { progress: ({ turn }: Trucks) => Math.min(1, turn / 6), course: () => undefined, first: 'north' }
  const timed = { ...counsel, evaluation: { ...evaluation, time } }
  const played = (until: number) => {
    const asked = { usual: 0, others: 0 }
    const by = (who: keyof typeof asked): Player<Trucks> => ({
      ...random<Trucks>(),
      choose: (position) => {
        asked[who]++
        return random<Trucks>().choose(position)
      },
    })
    const [usual, other] = [by('usual'), by('others')]
    const unsteady = { players: { north: other, south: other }, until }
    const progress = Array.from({ length: 20 }, (_, n) =>
      gather(convoy, { scenario: {} }, timed, { north: usual, south: usual }, { seed: `part ${n}`, scenario: 'convoy', unsteady }),
    ).flatMap((samples) => samples.map((sample) => sample.progress))
    return { ...asked, earliest: Math.min(...progress) }
  }
  expect(played(0).others).toBe(0)
  const half = played(0.5)
  expect(half.earliest).toBeGreaterThanOrEqual(0.5)
  expect(half.usual).toBeGreaterThan(0)
  expect(half.others).toBeGreaterThan(0)
})
