import { describe, expect, test } from 'vitest'
import { boards, CATALOGUE, scenario, scenarios } from './index.ts'

test('everything has an id of its own, over all games', () => {
  for (const all of [CATALOGUE, boards, scenarios]) expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
})

test('a scenario is found by its id', () => {
  expect(scenario('first-light').system).toBe('aslsk')
})

test('what is not there is an error that names what is', () => {
  expect(() => scenario('nowhere')).toThrow(/^There is no scenario "nowhere"; there are first-light, /)
})

describe.each(CATALOGUE)('$title', ({ id, usual, rules, content }) => {
  test('its rules and all that comes with it are of the same system', async () => {
    expect(await rules(({ system }) => system.id)).toBe(id)
    const own = (await content()).scenarios
    expect(own.map(({ system }) => system)).toEqual(own.map(() => id))
    expect(own.map((each) => each.id)).toContain(usual)
  })
})
