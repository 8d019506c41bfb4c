import type { Counsel, Sample } from '@firegroup/ai'
import { KeyedChance, keyFromSeed } from '@firegroup/kernel'
import { convoy } from '@firegroup/kernel/samples'
import { expect, test } from 'vitest'
import { type TuningPlan, tuner, tuningOf, tuningTasks, withWeights } from './tuning.ts'

type Trucks = ReturnType<typeof convoy.clone>

const counsel: Counsel<Trucks> = {
  advisor: { judge: () => () => 0 },
  evaluation: {
    features: ['trucks', 'nothing'],
    weights: { trucks: -1 },
    measure: ({ lost }, seat) => [seat === 'north' ? lost.south - lost.north : lost.north - lost.south, 0],
  },
  foresight: {
    attention: {},
    otherwise: { thought: 0, width: 1, ahead: 0 },
    isSettled: () => true,
    toil: () => ({ nodes: 1, each: 1 }),
    pointOfAdvice: 0.01,
    surprise: 0.1,
  },
}
const trucks = tuner(convoy, counsel)
const plan: TuningPlan = { tuner: trucks, scenarios: ['a', 'b'], games: 240, seed: 's' }
const play = trucks.prepare({}, 'a')
const samples = tuningTasks(plan).map(({ players, seed }) => play(players, seed))

test('two of three games are fitted to, of every scenario, and the third is tried', () => {
  const tasks = tuningTasks({ ...plan, games: 12 })
  expect(tasks.map(({ scenario }) => scenario)).toEqual([0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1])
  expect(new Set(tasks.map(({ seed }) => seed)).size).toBe(12)
  const { inside, outside } = tuningOf(plan, samples)
  expect([inside.games, outside.games]).toEqual([160, 80])
  expect(outside.positions).toBe(samples.filter((_, i) => i % 3 === 2).flat().length)
})

test('weights that make sense foretell games better than those that don’t, also games that they have not seen', () => {
  const { fitted, inside, outside } = tuningOf(plan, samples)
  expect(fitted[0]).toBeGreaterThan(0)
  expect(fitted[1]).toBe(0)
  expect(inside.fitted).toBeLessThan(inside.present)
  expect(outside.fitted).toBeLessThan(outside.present)
  expect(outside.gain!.mean).toBeCloseTo(outside.present - outside.fitted)
  expect(outside.gain!.low).toBeGreaterThan(0)
  expect(outside.gain!.mean).toBeLessThan(outside.gain!.high)
  expect(tuningOf(plan, samples.slice(0, 5)).outside.gain).toBeNull()
  expect(tuningOf(plan, samples)).toEqual(tuningOf(plan, [...samples]))
})

test('luck that came afterwards is known of, so that it does not hide what features are worth', () => {
  const chance = new KeyedChance(keyFromSeed('luck'))
  const part = () => (chance.die(2001) - 1001) / 1000
  const games = Array.from({ length: 240 }, (_, n): Sample[] =>
    Array.from({ length: 8 }, () => {
      const [feature, luck] = [part(), 90 * part()]
      const won = 1 / (1 + Math.exp(-(feature + luck / 12)))
      return { features: [feature, 0], luck, said: 0.5, told: 0, progress: 0, cell: `${n}`, result: chance.die(1000) <= 1000 * won ? 1 : 0 }
    }),
  )
  const blind = games.map((game) => game.map(({ luck: _, ...rest }) => rest))
  const [known, hidden] = [games, blind].map((some) => tuningOf(plan, some).outside.gain!)
  expect(known!.low).toBeGreaterThan(0)
  expect(known!.low / known!.mean).toBeGreaterThan(hidden!.low / hidden!.mean)
})

test('weights are written into their table, and all around it stays', () => {
  const source = '/** What it is worth. */\nexport const TUNED = {\n  trucks: -1,\n  gone: 3,\n}\n\nexport const OTHER = { trucks: 1 }\n'
  const tuning = { ...tuningOf(plan, []), fitted: [0.5, -0.25] }
  expect(withWeights(source, tuning)).toBe(
    '/** What it is worth. */\nexport const TUNED = {\n  trucks: 0.5,\n  nothing: -0.25,\n}\n\nexport const OTHER = { trucks: 1 }\n',
  )
  expect(withWeights('export const OTHER = {}\n', tuning)).toBeNull()
})
