import type { Task } from '@firegroup/lab'
import { expect, test } from 'vitest'
import type { LabGame } from '../games/lab.ts'
import { Laboratory, type Subject } from './laboratory.ts'
import { fakeCrew, recordOf } from './testing/fake-crew.ts'

const game = { arena: { id: 'any', rules: 3, seats: ['north', 'south'], players: ['random', 'greedy'] } } as unknown as LabGame
const subject = (more: Partial<Subject> = {}): Subject => ({
  game,
  id: 'ford',
  name: 'The Ford',
  scenario: { turns: 5 },
  players: ['greedy', 'greedy'],
  seed: 'x',
  ...more,
})
const seeds = (laboratory: Laboratory): string[] | undefined => laboratory.state.printed?.records.map(({ seed }) => seed)
const numbered = (count: number): string[] => Array.from({ length: count }, (_, i) => `x ${i + 1}`)

test('a series is played to its end, and more of it goes on where it was', async () => {
  const laboratory = new Laboratory(fakeCrew(2, (task) => recordOf(task)))
  await laboratory.run(subject(), 20)
  expect(laboratory.state).toMatchObject({
    progress: null,
    problem: null,
    last: { what: 'Games', done: 20, of: 20 },
    printed: { games: 20, summary: { games: 20, draws: 0 } },
  })
  expect(seeds(laboratory)).toEqual(numbered(20))
  await laboratory.run(subject(), 11)
  expect(laboratory.state.printed?.games).toBe(31)
  expect(seeds(laboratory)).toEqual(numbered(31))
})

test('another seed, scenario or player begins anew', async () => {
  const laboratory = new Laboratory(fakeCrew(1, (task) => recordOf(task)))
  await laboratory.run(subject(), 5)
  await laboratory.runSkill('random', 5, 'Random')
  await laboratory.run(subject({ players: ['greedy', 'random'] }), 3)
  expect(laboratory.state.printed?.records).toHaveLength(3)
  expect(laboratory.state.skill.size).toBe(0)
})

test('variants are played as often as the scenario, with its seeds, and are topped up', async () => {
  const played: Task[] = []
  const crew = fakeCrew(2, (task) => {
    played.push(task)
    return recordOf(task)
  })
  const laboratory = new Laboratory(crew)
  const variants = [
    { id: 'longer', title: 'One turn more', scenario: { turns: 6 } },
    { id: 'shorter', title: 'One turn fewer', scenario: { turns: 4 } },
  ]
  await laboratory.runVariants(variants)
  expect(laboratory.state.variants.size).toBe(0)
  await laboratory.run(subject(), 12)
  await laboratory.runVariants(variants)
  expect([...laboratory.state.variants.values()].map(({ records }) => records.map(({ seed }) => seed))).toEqual([
    numbered(12),
    numbered(12),
  ])
  expect(crew.sent.findLast(({ type }) => type === 'orders')).toMatchObject({ orders: { scenarios: [{ turns: 6 }, { turns: 4 }] } })
  await laboratory.run(subject(), 3)
  played.length = 0
  await laboratory.runVariants(variants.slice(0, 1))
  expect(played.map(({ seed }) => seed).sort()).toEqual(['x 13', 'x 14', 'x 15'])
  expect(laboratory.state.variants.get('longer')).toMatchObject({ games: 15, variant: { id: 'longer', title: 'One turn more' } })
})

test('cancelled, what is done stays and counts, up to the first game that is missing', async () => {
  const laboratory = new Laboratory(fakeCrew(2, (task) => (task.seed === 'x 7' ? null : recordOf(task))))
  const running = laboratory.run(subject(), 60)
  expect(laboratory.state.progress).toMatchObject({ done: 0, of: 60, secondsLeft: null })
  await new Promise((resolve) => setTimeout(resolve, 5))
  laboratory.cancel()
  await running
  expect(seeds(laboratory)).toEqual(numbered(6))
  expect(laboratory.state).toMatchObject({ progress: null, last: { done: 6, of: 60 }, printed: { games: 60 } })
})

test('while games are played, the page is told now and then how far it is', async () => {
  let now = 0
  const laboratory = new Laboratory(
    fakeCrew(1, (task) => {
      now += 100
      return recordOf(task)
    }),
    () => now,
  )
  const told: number[] = []
  laboratory.subscribe(() => {
    const { progress } = laboratory.state
    if (progress && progress.done > 0) told.push(progress.done)
    if (progress?.done === 10) expect(progress).toMatchObject({ of: 20, rate: 10, secondsLeft: 1 })
  })
  await laboratory.run(subject(), 20)
  expect(told).toContain(20)
  expect(told.length).toBeGreaterThan(3)
  expect(told.length).toBeLessThan(12)
})

test('a game that fails ends the series with a sentence; the games before count', async () => {
  const crew = fakeCrew(1, (task) => {
    if (task.seed === 'x 9') throw new Error('No outcome.')
    return recordOf(task)
  })
  let now = 0
  const laboratory = new Laboratory(crew, () => {
    now += 1000
    return now
  })
  await laboratory.run(subject(), 12)
  expect(laboratory.state.problem).toBe(
    "The series stopped: The game with the seed 'x 9' failed: No outcome. What was played before counts.",
  )
  expect(seeds(laboratory)).toEqual(numbered(8))
})
