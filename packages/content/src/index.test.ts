import { expect, test } from 'vitest'
import { board, boards, scenario, scenarios, scenariosOf } from './index.ts'

test('everything has an id of its own, over all games', () => {
  for (const all of [boards, scenarios]) expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
})

test('a scenario is found by its id, and by its system', () => {
  expect(scenario('first-light').system).toBe('aslsk')
  for (const system of ['aslsk', 'lnlt', 'upfront'] as const)
    expect(scenariosOf(system)).toEqual(scenarios.filter((each) => each.system === system))
})

test('what is not there is an error that names what is', () => {
  expect(() => scenario('nowhere')).toThrow(/^There is no scenario "nowhere"; there are first-light, /)
  expect(() => board('atlantis')).toThrow(/^There is no board "atlantis"; there are alder-cross, lark-hill/)
})
