import { expect, test } from 'vitest'
import { hooksWith, modulesNamed } from './modules.ts'

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
