import { random } from '@firegroup/ai'
import { convoy, patrol } from '@firegroup/kernel/samples'
import { expect, test } from 'vitest'
import { arena } from './arena.ts'
import type { GameRecord } from './record.ts'
import { type SeriesPlan, seriesOf, seriesTasks } from './series.ts'
import { type FromWorker, playBatch, Workload } from './work.ts'

const trucks = arena(convoy, { random: () => random(), still: () => ({ ...random(), name: 'still' }) })
const plan: SeriesPlan = {
  arena: trucks,
  id: 'trucks',
  name: 'Trucks',
  scenario: {},
  games: 40,
  players: ['random', 'still'],
  seed: 's',
  swap: true,
}
const ready = [trucks.prepare({})]

/** Batches go to so many workers, and come back in an order that has nothing to do with theirs. */
function playWith(workers: number): Workload {
  const work = new Workload(seriesTasks(plan), workers)
  const heard: FromWorker[] = []
  for (let batch = work.nextBatch(); batch; batch = work.nextBatch()) playBatch(ready, batch, (message) => heard.unshift(message))
  for (const message of heard) if (message.type === 'played') work.keep(message.number, message.record)
  return work
}

test('records come in the order of the tasks, however many workers there were', () => {
  const one = playWith(1)
  expect(one.done).toBe(40)
  expect(one.records.map(({ seed }) => seed)).toEqual(seriesTasks(plan).map(({ seed }) => seed))
  for (const workers of [2, 3, 9]) expect(playWith(workers).records).toEqual(one.records)
})

test('what is done is what a shorter series gives: the games before the first that is missing', () => {
  const work = new Workload(seriesTasks(plan), 4)
  const record = (seed: string) => ({ seed }) as GameRecord
  for (const number of [0, 1, 3]) work.keep(number, record(`s ${number + 1}`))
  expect(work.done).toBe(3)
  expect(work.records.map(({ seed }) => seed)).toEqual(['s 1', 's 2'])
  work.keep(2, record('s 3'))
  expect(work.records).toHaveLength(4)
})

test('batches are small, and there is one for everybody', () => {
  const sizes = (games: number, workers: number) => {
    const work = new Workload(seriesTasks({ ...plan, games }), workers)
    const found: number[] = []
    for (let batch = work.nextBatch(); batch; batch = work.nextBatch()) found.push(batch.games.length)
    return found
  }
  expect(sizes(3, 4)).toEqual([1, 1, 1])
  expect(sizes(1000, 2).every((size) => size <= 8)).toBe(true)
  expect(sizes(0, 2)).toEqual([])
})

test('a series that goes on plays the games that it would have had from the start', () => {
  const more = { ...plan, games: 60 }
  expect([...seriesTasks(plan), ...seriesTasks(more, 0, 40)]).toEqual(seriesTasks(more))
  expect(seriesTasks(plan)[1]).toEqual({ seed: 's 2', scenario: 0, players: ['still', 'random'] })
})

test('a game that fails is told by its seed, and ends the batch', () => {
  const told: FromWorker[] = []
  const failing = [
    () => {
      throw new Error('no trucks')
    },
  ]
  playBatch(failing, { games: seriesTasks(plan).map((task, number) => ({ number, task })) }, (message) => told.push(message))
  expect(told).toEqual([{ type: 'failed', seed: 's 1', message: 'no trucks' }])
})

test('an arena offers only variants that can be played', () => {
  const varied = arena(
    {
      ...patrol,
      variants: () => [
        { id: 'longer', title: 'Longer', scenario: { length: 9 } },
        { id: 'impossible', title: 'Impossible', scenario: { length: -1 } },
      ],
    },
    { random: () => random() },
  )
  expect(varied.variants({ length: 8 }).map(({ id }) => id)).toEqual(['longer'])
  expect(trucks.variants({})).toEqual([])
})

test('a series knows its summary', () => {
  expect(seriesOf(plan, playWith(1).records).summary.games).toBe(40)
})
