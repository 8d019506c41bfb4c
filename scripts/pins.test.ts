import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { overridesFor, overridesOf } from './lib/pins.mjs'
import { root } from './lib/repo.mjs'

test('every indirect dependency is pinned once, and under its parent where two versions are needed', () => {
  const installed = {
    'node_modules/@firegroup/kernel': { version: '0.1.0', link: true },
    'node_modules/vite': { version: '8.3.8' },
    'node_modules/rolldown': { version: '1.2.0' },
    'node_modules/@scope/types': { version: '1.0.0' },
    'node_modules/rolldown/node_modules/@scope/types': { version: '2.0.0' },
    'node_modules/vite/node_modules/tiny': { version: '3.0.0' },
    'node_modules/@scope/binding-linux': { version: '1.2.0', os: ['linux'] },
  }
  expect(overridesFor(installed, new Set(['vite']))).toEqual({
    '@scope/types': '1.0.0',
    rolldown: { '.': '1.2.0', '@scope/types': '2.0.0' },
    vite: { tiny: '3.0.0' },
  })
})

test('what is installed is what package.json pins', () => {
  const { overrides } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(overridesOf(root), 'after a change of dependencies: npm run pin').toEqual(overrides)
})
