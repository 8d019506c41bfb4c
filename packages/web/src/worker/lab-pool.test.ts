import { scenario } from '@firegroup/content'
import type { Task } from '@firegroup/lab'
import { describe, expect, test } from 'vitest'
import { labGameOf } from '../games/lab.ts'
import { fakeCrew, recordOf } from '../lab/testing/fake-crew.ts'
import { playAll } from './lab-pool.ts'

const ORDERS = { system: 'any', scenarios: [{}] }
const tasks = (count: number): Task[] =>
  Array.from({ length: count }, (_, i) => ({ seed: `s ${i + 1}`, scenario: 0, players: ['greedy', 'random'] }))
const seeds = (list: readonly { readonly seed: string }[]): string[] => list.map(({ seed }) => seed)
const going = (): AbortSignal => new AbortController().signal
const ignore = (): void => undefined

describe('the pool', () => {
  test.each([1, 2, 4])('plays every game once and gives them in order, with %i workers', async (size) => {
    const crew = fakeCrew(size, (task) => recordOf(task))
    const told: number[] = []
    const records = await playAll(crew, ORDERS, tasks(70), { stop: going(), onPlayed: ({ done }) => told.push(done) })
    expect(seeds(records)).toEqual(seeds(tasks(70)))
    expect(told).toEqual(Array.from({ length: 70 }, (_, i) => i + 1))
    expect([crew.started, crew.ended]).toEqual([size, size])
  })

  test('starts no more workers than there are games', async () => {
    const crew = fakeCrew(4, (task) => recordOf(task))
    await playAll(crew, ORDERS, tasks(2), { stop: going(), onPlayed: ignore })
    expect(crew.started).toBe(2)
    await expect(playAll(crew, ORDERS, [], { stop: going(), onPlayed: ignore })).resolves.toEqual([])
  })

  test('stopped, it does not wait for whoever is in the middle of a game, and gives what a shorter series would have given', async () => {
    const crew = fakeCrew(2, (task) => (task.seed === 's 9' ? null : recordOf(task)))
    const stopping = new AbortController()
    const records = await playAll(crew, ORDERS, tasks(40), {
      stop: stopping.signal,
      onPlayed: ({ done }) => {
        if (done === 25) stopping.abort()
      },
    })
    expect(seeds(records)).toEqual(seeds(tasks(8)))
    expect(crew.ended).toBe(2)
  })

  test('a game that fails is told by its seed, and everybody goes home', async () => {
    const crew = fakeCrew(3, (task) => {
      if (task.seed === 's 5') throw new Error('No outcome.')
      return recordOf(task)
    })
    await expect(playAll(crew, ORDERS, tasks(40), { stop: going(), onPlayed: ignore })).rejects.toThrow(
      "the seed 's 5' failed: No outcome.",
    )
    expect(crew.ended).toBe(3)
  })

  test('a worker that can’t be started is told in words', async () => {
    const crew = fakeCrew(1, (task) => recordOf(task))
    const broken = {
      ...crew,
      start: () => {
        const port = crew.start()
        queueMicrotask(() => port.onerror?.({ message: '' } as ErrorEvent))
        return port
      },
    }
    await expect(playAll(broken, ORDERS, tasks(3), { stop: going(), onPlayed: ignore })).rejects.toThrow('Reload the page')
  })
})

describe.each([
  ['aslsk', 'first-light'],
  ['upfront', 'the-milk-run'],
])('a game of %s that is kept whole', (system, id) => {
  test('is the game of the series', async () => {
    const { arena, keep } = await labGameOf(system)
    const [seed, players] = ['kept 7', ['greedy', 'greedy']]
    const record = arena.prepare(scenario(id))(players, seed)
    const save = keep(scenario(id), players, seed)
    expect(save.decisions).toHaveLength(record.decisions)
    const other = arena.prepare(scenario(id))(players, 'another')
    expect(other).not.toMatchObject({ decisions: record.decisions, heat: record.heat })
  })
})
