import { scenario } from '@firegroup/content/aslsk'
import type { Task } from '@firegroup/lab'
import { depth } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import { employAll, playAll } from './crew.ts'

/** Workers start slowly beside other tests. */
const PATIENCE = { timeout: 120_000 }

const firstLight = { system: 'aslsk', scenarios: [scenario('first-light')] }
const tasks = (games: number): Task[] =>
  Array.from({ length: games }, (_, i) => ({ seed: `crew ${i + 1}`, scenario: 0, players: ['random', 'random'] }))

test('records come in the order of the tasks, whoever played them', PATIENCE, async () => {
  const told: number[] = []
  const two = await playAll(firstLight, tasks(20), { jobs: 2, onPlayed: (done) => told.push(done) })
  expect(two.map(({ seed }) => seed)).toEqual(tasks(20).map(({ seed }) => seed))
  expect(told).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
  expect(await playAll(firstLight, tasks(20), { jobs: 1 })).toEqual(two)
})

test.runIf(depth.isDeep)('a series that is stopped gives the games before the first that is missing', PATIENCE, async () => {
  const stopping = new AbortController()
  const some = await playAll(firstLight, tasks(5000), {
    jobs: 2,
    stop: stopping.signal,
    onPlayed: (done) => done === 300 && stopping.abort(),
  })
  expect(some.length).toBeGreaterThan(0)
  expect(some.length).toBeLessThan(5000)
  expect(some.map(({ seed }) => seed)).toEqual(tasks(some.length).map(({ seed }) => seed))
})

test('a game that fails ends the series and says which it was', PATIENCE, async () => {
  const broken = { system: 'aslsk', scenarios: [scenario('first-light'), { format: 'nothing' }] }
  const bad: Task = { seed: 'the bad one', scenario: 1, players: ['random', 'random'] }
  await expect(playAll(broken, [...tasks(3), bad], { jobs: 2 })).rejects.toThrow(/^The game with the seed 'the bad one' failed: scenario/)
})

test('a worker that dies is told in a sentence that says what to do', PATIENCE, async () => {
  const dying = new URL('data:text/javascript,process.exit(3)')
  await expect(employAll(dying, firstLight, tasks(3), { jobs: 1 })).rejects.toThrow(
    'A worker ended with code 3 before its games were played. Run it again with fewer --jobs.',
  )
})

test('a worker that can’t even begin is an error, not a series without an end', PATIENCE, async () => {
  await expect(playAll({ system: 'chess', scenarios: [] }, tasks(3), { jobs: 2 })).rejects.toThrow(
    `There are no computer players for 'chess'; there are for aslsk, lnlt, upfront.`,
  )
})
