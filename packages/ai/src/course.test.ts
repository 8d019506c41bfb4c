import { expect, test } from 'vitest'
import { knotsAt, onCourse } from './course.ts'
import { type Evaluation, winChance } from './evaluation.ts'

const course = { ease: [2, 1, 0, 0, -1], trust: [0.5, 1.5] }

test('ease goes in proportion from knot to knot, and what the features say counts more and more', () => {
  expect(onCourse(course, 0, 1)).toBeCloseTo(2.5)
  expect(onCourse(course, 0.075, 0)).toBeCloseTo(1.5)
  expect(onCourse(course, 1, 1)).toBeCloseTo(0.5)
  expect(onCourse(course, 1.2, 1)).toBeCloseTo(0.5)
  for (const progress of [0, 0.1, 0.15, 0.5, 1]) {
    const reckoned = knotsAt(progress).reduce((sum, part, i) => sum + part * course.ease[i]!, 0)
    expect(reckoned).toBeCloseTo(onCourse(course, progress, 0))
  }
})

test('what is easier for one side is as much harder for the other', () => {
  const evaluation: Evaluation<number> = {
    features: ['lead'],
    weights: { lead: 1 },
    measure: (lead, seat) => [seat === 'north' ? lead : -lead],
    time: { progress: () => 0, course: () => course, first: 'north' },
  }
  expect(winChance(evaluation, 1, 'north')).toBeCloseTo(1 / (1 + Math.exp(-2.5)))
  expect(winChance(evaluation, 1, 'north') + winChance(evaluation, 1, 'south')).toBeCloseTo(1)
})
