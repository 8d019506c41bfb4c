import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { closure, greenGroups, greenMemory, testGroups } from './lib/test-groups.mjs'

const at = mkdtempSync(join(tmpdir(), 'groups-'))
afterAll(() => rmSync(at, { recursive: true }))

function write(path: string, text: string): void {
  const file = join(at, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const manifest = (name: string, needs: object): string => JSON.stringify({ name: `@firegroup/${name}`, ...needs })
write('package.json', '{}')
write('bench/main.ts', '1')
write('packages/kernel/package.json', manifest('kernel', {}))
write('packages/kernel/src/a.ts', '1')
write('packages/cards/package.json', manifest('cards', { dependencies: { '@firegroup/kernel': '1', react: '1' } }))
write('packages/cards/src/a.ts', '1')
write('packages/kit/package.json', manifest('kit', {}))
write(
  'packages/web/package.json',
  manifest('web', { dependencies: { '@firegroup/cards': '1' }, devDependencies: { '@firegroup/kit': '1' } }),
)
write('packages/web/src/a.test.ts', '1')

const hashes = (): Map<string, string> => new Map(testGroups(at).map(({ name, hash }) => [name, hash]))

/** The groups that have to run again after a change. */
function stirredBy(path: string, text: string): string[] {
  const before = hashes()
  write(path, text)
  const after = hashes()
  return [...after.keys()].filter((name) => before.get(name) !== after.get(name))
}

test('a change stirs the packages that import what changed, directly or not, and no others', () => {
  expect(stirredBy('packages/kernel/src/a.ts', '2')).toEqual(['cards', 'kernel', 'web', 'scripts'])
  expect(stirredBy('packages/kit/src/new.ts', '1')).toEqual(['kit', 'web', 'scripts'])
  expect(stirredBy('packages/web/src/a.test.ts', '2')).toEqual(['web', 'scripts'])
  expect(stirredBy('bench/main.ts', '2')).toEqual(['scripts'])
})

test('what all packages share stirs them all', () => {
  const all = ['cards', 'kernel', 'kit', 'web', 'scripts']
  expect(stirredBy('package.json', '{"version":"2"}')).toEqual(all)
  expect(stirredBy('docs/format.md', 'new')).toEqual(all)
})

test('packages that need each other have one closure', () => {
  const needs = new Map([
    ['a', ['b']],
    ['b', ['a', 'c']],
    ['c', []],
  ])
  expect([closure('a', needs), closure('b', needs), closure('c', needs)]).toEqual([['a', 'b', 'c'], ['a', 'b', 'c'], ['c']])
})

test('a group is green when all its files passed, and only as it was then', () => {
  const groups = testGroups(at)
  const file = (path: string, status: string) => ({ name: join(at, path), status })
  const report = [
    file('packages/web/src/a.test.ts', 'passed'),
    file('packages/kernel/src/a.test.ts', 'passed'),
    file('packages/kernel/src/b.test.ts', 'failed'),
  ]
  const green = greenGroups(JSON.stringify({ testResults: report }), groups, at)
  expect(green.map(({ name }) => name)).toEqual(['web'])
  const memory = greenMemory('everyday', join(at, 'green'))
  expect(green.some(memory.isGreen)).toBe(false)
  for (const group of green) memory.turnedGreen(group)
  expect(groups.filter(memory.isGreen).map(({ name }) => name)).toEqual(['web'])
  expect(groups.filter(greenMemory('deep', join(at, 'green')).isGreen)).toEqual([])
  expect(memory.isGreen({ ...green[0]!, hash: 'other' })).toBe(false)
})
