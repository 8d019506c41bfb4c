import { expect, test } from 'vitest'
import { complaints, testScenario } from '../../test/scenario.ts'
import { MODULES } from './modules.ts'

const NAMES = [
  'oba',
  'air-support',
  'snipers',
  'caves',
  'prisoners-surrender',
  'berserk-heroes',
  'campaign',
  'hasl-arnhem',
  'hasl-red-barricades',
  'entrenching',
  'mines',
  'fire-lanes',
  'boats',
  'columns',
  'dust',
]

test.each(NAMES)('a scenario that turns on %s is told what is missing for it', (id) => {
  expect(MODULES.some((module) => module.id === id)).toBe(false)
  const said = complaints(testScenario({ modules: ['rain', id] }))
  expect(said).toHaveLength(1)
  expect(said[0]).toMatch(new RegExp(`^The module '${id}' can't be turned on: .* do not say .+ \\([A-Z].*\\)\\.$`))
})

test('a name that nobody knows is named', () => {
  expect(complaints(testScenario({ modules: ['dragons'] }))).toEqual(["There is no module 'dragons'."])
})
