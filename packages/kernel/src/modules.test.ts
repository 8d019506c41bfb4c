import { expect, test } from 'vitest'
import { hooksWith, modulesNamed, policiesWith, tableWith } from './modules.ts'

interface Hooks {
  readonly costs: readonly ((n: number) => number)[]
  readonly names: readonly string[]
}

const MODULES = [
  { id: 'night', hooks: { names: ['dark'] } },
  { id: 'snow', hooks: { costs: [(n: number) => n * 2], names: ['white'] } },
  { id: 'calm' },
]

test('modules are those that are named, in the order of the naming; others are complained about', () => {
  const complaints: string[] = []
  const modules = modulesNamed(['snow', 'mud', 'night'], MODULES, (message) => complaints.push(message))
  expect(modules.map(({ id }) => id)).toEqual(['snow', 'night'])
  expect(complaints).toEqual(["There is no module 'mud'."])
})

test('the base game stands before its modules in every hook, and is not changed by them', () => {
  const base: Hooks = { costs: [(n) => n + 1], names: ['base'] }
  const hooks = hooksWith<Hooks>(base, MODULES.toReversed())
  expect(hooks.names).toEqual(['base', 'white', 'dark'])
  expect(hooks.costs.map((cost) => cost(5))).toEqual([6, 10])
  expect(base.names).toEqual(['base'])
})

test('a module that is named twice is complained about', () => {
  const complaints: string[] = []
  modulesNamed(['snow', 'night', 'snow'], MODULES, (message) => complaints.push(message))
  expect(complaints).toEqual(["The module 'snow' is named twice."])
})

test('a policy is handed through the modules: the last may replace it or go on with what stood before', () => {
  const base = { rout: (n: number) => n, control: () => 'plain' }
  const twice = { policies: { rout: (before: (n: number) => number) => (n: number) => before(n) * 2 } }
  const one = { policies: { rout: (before: (n: number) => number) => (n: number) => before(n) + 1 } }
  const policies = policiesWith(base, [twice, {}, one])
  expect([policies.rout(5), policies.control(), base.rout(5)]).toEqual([11, 'plain', 5])
})

test('modules add words for what is theirs, and tell nothing that is told already', () => {
  const base: { [type: string]: () => string } = { shot: () => 'A shot.' }
  expect(Object.keys(tableWith(base, [{ rain: () => 'Rain.' }, undefined]))).toEqual(['shot', 'rain'])
  expect(() => tableWith(base, [{ shot: () => 'Bang.' }])).toThrow("A module tells 'shot', which is told already.")
})
