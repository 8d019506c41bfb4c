import { expect, test } from 'vitest'
import { progressWords } from './LessonList.tsx'

const taught = (...lessons: readonly { id: string; minutes: number }[]) =>
  ({ game: {}, learn: { lessons } }) as unknown as Parameters<typeof progressWords>[0]

test('a game tells how many lessons it has, how many are left, and one without any does not say that they are taken', () => {
  const two = taught({ id: 'a', minutes: 1 }, { id: 'b', minutes: 3 })
  expect(progressWords(two, [])).toBe('2 lessons, 4 minutes in all')
  expect(progressWords(two, ['a'])).toBe('1 of 2 lessons left, 3 minutes')
  expect(progressWords(two, ['a', 'b'])).toBe('All lessons taken')
  expect(progressWords(taught(), [])).toBe('Rules and terms')
})
