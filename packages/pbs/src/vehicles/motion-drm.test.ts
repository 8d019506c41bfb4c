import { expect, test } from 'vitest'
import { ordnanceTables as tables } from '../data/ordnance-tables.ts'
import { type MotionFacts, motionModifiers } from './motion-drm.ts'

/** A tank far away that has been in sight for long and stands. */
const FAR: MotionFacts = { movingDrm: 2, rolling: false, inCover: false, friends: 0, range: 9, beside: false, stops: false }

const sum = (facts: Partial<MotionFacts>): number =>
  motionModifiers({ ...FAR, ...facts }, tables).reduce((all, { value }) => all + value, 0)

test.each<{ title: string; facts: Partial<MotionFacts>; value: number }>([
  { title: 'PBS-MOT-12 in sight for one MP', facts: { movingDrm: 4, rolling: true }, value: 4 },
  { title: 'PBS-MOT-13 in sight for three MP', facts: { movingDrm: 3, rolling: true }, value: 2 },
  { title: 'PBS-MOT-14 in woods or a building', facts: { inCover: true }, value: 3 },
  { title: 'PBS-MOT-15 two friends who can harm it', facts: { friends: 2 }, value: 2 },
  { title: 'PBS-MOT-16 within two hexes', facts: { range: 2 }, value: -1 },
  { title: 'PBS-MOT-17 at its weaker side', facts: { beside: true }, value: -1 },
  { title: 'PBS-MOT-18 it stops', facts: { stops: true }, value: -2 },
])('$title', ({ facts, value }) => {
  expect(sum({})).toBe(0)
  expect(sum(facts)).toBe(value)
})

test('PBS-MOT-12 PBS-MOT-13 nothing for how long it was in sight once it has stopped', () => {
  expect(sum({ movingDrm: 4 })).toBe(0)
  expect(sum({ movingDrm: 3 })).toBe(0)
})
