import { expect, test } from 'vitest'
import { partOf, rankOf, SECTIONS } from './acts.ts'

test('an act that nobody has placed is offered all the same, under Other and last', () => {
  expect(partOf('flamethrower')).toEqual({ section: 'Other' })
  expect(SECTIONS.map(({ name }) => name)).toContain('Other')
  expect(rankOf('flamethrower')).toBeGreaterThan(rankOf('panic'))
  expect(rankOf('fire')).toBeLessThan(rankOf('move'))
})
