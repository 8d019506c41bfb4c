import { onCourse } from '@firegroup/ai'
import { KeyedChance, keyFromSeed } from '@firegroup/kernel'
import { expect, test } from 'vitest'
import { beginsAt, begunAt, type Lesson, learnedCourse, type Told, usualCourse } from './courses.ts'

const TIMES = [0.15, 0.4, 0.7, 1] as const

/** Games in which the features say too much by half, and the first side has an easier task than they tell. */
function games(count: number, ease: number): Lesson[] {
  const chance = new KeyedChance(keyFromSeed(`games ${count}`))
  return Array.from({ length: count }, () => {
    const told = (chance.die(601) - 301) / 100
    const won = 1 / (1 + Math.exp(-(ease + told / 2)))
    return { result: chance.die(10_000) <= won * 10_000 ? 1 : 0, positions: TIMES.map((progress) => [told, progress]) }
  })
}

test('how far the features can be trusted is learnt from games of all scenarios', () => {
  const { ease, trust } = usualCourse(games(2500, 0))
  expect(ease).toEqual([0, 0, 0, 0, 0])
  for (const part of trust) expect(Math.abs(part - 0.5)).toBeLessThan(0.2)
})

test('a scenario whose games go otherwise than its features tell gets a course of its own; with few games it is near the usual one', () => {
  const usual = { ease: [0, 0, 0, 0, 0], trust: [1, 1] }
  const beginning = {
    told: [
      [0.3, 0],
      [-0.1, 0],
    ] as const,
    share: 0.7,
  }
  const { ease, trust } = learnedCourse(games(2500, 1), beginning, usual)
  for (const later of ease.slice(1)) expect(Math.abs(later - 1)).toBeLessThan(0.35)
  expect(trust[1]).toBeLessThan(0.75)
  const few = learnedCourse(games(3, 1), beginning, usual)
  expect(Math.abs(few.trust[1]! - 1)).toBeLessThan(0.3)
  expect(learnedCourse(games(50, 1), beginning, usual)).toEqual(learnedCourse(games(50, 1), beginning, usual))
})

test('games begin as they were measured, whatever their course', () => {
  const told = [
    [0.4, 0],
    [1.2, 0.08],
    [-0.3, 0.02],
  ] as const
  const course = { ease: [9, 1, 1, 1, 1], trust: [0.6, 1] }
  expect(beginsAt(begunAt(course, { told, share: 0.31 }), told)).toBeCloseTo(0.31, 2)
  expect(begunAt(course, { told, share: 0.31 }).ease.slice(1)).toEqual([1, 1, 1, 1])
  expect(beginsAt(learnedCourse(games(40, 1), { told, share: 0.62 }, course), told)).toBeCloseTo(0.62, 2)
})

test('what is told early is what comes of it, also where one side wins quickly and the other after a long time', () => {
  // a quarter of these games are won at once, the others lost after many turns: whoever stands at the beginning of one wins one in four
  const quick: Lesson = { result: 1, positions: [[0, 0.2]] }
  const long: Lesson = { result: 0, positions: Array.from({ length: 17 }, (_, i): Told => [0, 0.2 + i / 20]) }
  const lessons = Array.from({ length: 2000 }, (_, n) => (n % 4 === 0 ? quick : long))
  const { ease } = learnedCourse(lessons, { told: [[0, 0]], share: 0.25 }, { ease: [0, 0, 0, 0, 0], trust: [1, 1] })
  const early = onCourse({ ease, trust: [1, 1] }, 0.2, 0)
  expect(1 / (1 + Math.exp(-early))).toBeGreaterThan(0.17)
  expect(1 / (1 + Math.exp(-early))).toBeLessThan(0.33)
})
