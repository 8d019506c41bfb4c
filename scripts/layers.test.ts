import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { layerProblems } from './lib/layers.mjs'
import { purityProblems } from './lib/purity.mjs'
import { importsOf, maskSource } from './lib/source-text.mjs'

let repo: string

beforeEach(() => {
  repo = mkdtempSync(join(tmpdir(), 'firegroup-layers-'))
  write('layers.json', {
    rows: [['kernel', 'hexmap'], ['aslsk', 'lnlt'], ['ai'], ['web']],
    only: { ai: ['kernel'] },
    testOnly: { testkit: ['kernel', 'hexmap'] },
    pure: ['kernel', 'aslsk'],
  })
  for (const name of ['kernel', 'hexmap', 'aslsk', 'lnlt', 'ai', 'web', 'testkit'])
    write(`packages/${name}/package.json`, { name: `@firegroup/${name}` })
})

afterEach(() => rmSync(repo, { recursive: true }))

function write(file: string, content: string | object) {
  const path = join(repo, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content, null, 2))
}

describe('imports', () => {
  test('from the rows above are fine', () => {
    write('packages/aslsk/src/a.ts', "import { Game } from '@firegroup/kernel'\nexport * from '@firegroup/hexmap'\nimport './b.ts'\n")
    write('packages/web/src/a.ts', "import { shot } from '@firegroup/aslsk'\nimport { useState } from 'react'\n")
    expect(layerProblems(repo)).toEqual([])
  })

  test('from beside or below are refused with file and line', () => {
    write('packages/aslsk/src/a.ts', "\nimport type { X } from '@firegroup/lnlt'\n")
    write('packages/kernel/src/a.ts', "const late = await import('@firegroup/web/late')\n")
    expect(layerProblems(repo)).toEqual([
      'packages/aslsk/src/a.ts:2 aslsk must not import lnlt: it may use kernel, hexmap (layers.json).',
      'packages/kernel/src/a.ts:1 kernel must not import web: it may use no other package (layers.json).',
    ])
  })

  test('of a package with its own short list are held to it', () => {
    write('packages/ai/src/a.ts', "import { rout } from '@firegroup/aslsk'\n")
    expect(layerProblems(repo)).toEqual(['packages/ai/src/a.ts:1 ai must not import aslsk: it may use kernel (layers.json).'])
  })

  test('of the test kit belong in tests', () => {
    write('packages/kernel/src/a.test.ts', "import { table } from '@firegroup/testkit'\n")
    expect(layerProblems(repo)).toEqual([])
    write('packages/kernel/src/a.ts', "import { table } from '@firegroup/testkit'\n")
    expect(layerProblems(repo)).toEqual([
      expect.stringContaining('packages/kernel/src/a.ts:1 kernel must not import testkit outside tests'),
    ])
  })

  test('by a path out of the package are refused', () => {
    write('packages/web/src/a.ts', "import { Game } from '../../kernel/src/game.ts'\n")
    expect(layerProblems(repo)).toEqual([expect.stringContaining('packages/web/src/a.ts:1 "../../kernel/src/game.ts" leaves the package')])
  })

  test('of what only tests use are refused in shipped code', () => {
    write('packages/kernel/src/testing/helpers.ts', "import fc from 'fast-check'\nexport const now = Date.now()\n")
    write('packages/kernel/src/a.test.ts', "import { now } from './testing/helpers.ts'\n")
    expect(layerProblems(repo)).toEqual([])
    write('packages/kernel/src/a.ts', "import { now } from './testing/helpers.ts'\n")
    expect(layerProblems(repo)).toEqual([expect.stringContaining('packages/kernel/src/a.ts:1 "./testing/helpers.ts" is for tests alone')])
  })

  test('of Node or libraries are refused in engine packages, and fine in their tests', () => {
    write('packages/kernel/src/a.ts', "import { readFileSync } from 'node:fs'\nimport { z } from 'zod'\n")
    write('packages/kernel/src/a.test.ts', "import { readFileSync } from 'node:fs'\n")
    expect(layerProblems(repo)).toEqual([
      expect.stringContaining('packages/kernel/src/a.ts:1 kernel is an engine package and must not import "node:fs"'),
      expect.stringContaining('packages/kernel/src/a.ts:2 kernel is an engine package and must not import "zod"'),
    ])
  })
})

describe('package.json', () => {
  test('may depend only on the rows above', () => {
    write('packages/kernel/package.json', {
      name: '@firegroup/kernel',
      dependencies: { '@firegroup/hexmap': '0.1.0' },
      devDependencies: { '@firegroup/testkit': '0.1.0' },
    })
    expect(layerProblems(repo)).toEqual([
      'packages/kernel/package.json:4 kernel must not depend on hexmap: it may use no other package (layers.json).',
    ])
  })

  test('may not ship the test kit', () => {
    write('packages/web/package.json', { name: '@firegroup/web', dependencies: { '@firegroup/testkit': '0.1.0' } })
    expect(layerProblems(repo)).toEqual([
      expect.stringContaining('packages/web/package.json:4 web must not depend on testkit outside tests'),
    ])
  })

  test('of a package that no row has is refused', () => {
    write('packages/stray/package.json', { name: '@firegroup/stray' })
    expect(layerProblems(repo)).toEqual(['layers.json:1 does not place the package "stray": add it to a row.'])
  })
})

describe('purity', () => {
  test.each([
    'const x = Math.random()',
    'const x = Date.now()',
    'const x = new Date(2024)',
    'const x = performance.now()',
    'const x = document.title',
    'const x = window.innerWidth',
    'localStorage.clear()',
    'setTimeout(go, 1)',
    'process.exit(1)',
    'console.log(1)',
    'const x = Math.sin(1)',
    'names.sort((a, b) => a.localeCompare(b))',
    'crypto.getRandomValues(bytes)',
    "const Clock = globalThis['Date']",
    'const x = `rolled ${Math.random()}`',
  ])('refuses %s', (line) => {
    expect(purityProblems(`export const first = 1\n${line}\n`)).toEqual([{ line: 2, problem: expect.stringContaining('must not use') }])
  })

  test.each([
    '// Math.random would be wrong here',
    "const why = 'Math.random is forbidden'",
    'const x = Math.sqrt(4) + Math.max(1, 2)',
    'const x = state.process.step + unit.document.page',
    'for (const window of windows) ask(window.seat)',
    'const x = `Date.now() as text`',
  ])('allows %s', (line) => {
    expect(purityProblems(line)).toEqual([])
  })

  test('lets what estimates take logarithms, and nothing else', () => {
    write('layers.json', {
      rows: [['kernel', 'hexmap'], ['aslsk', 'lnlt'], ['ai'], ['web']],
      only: {},
      testOnly: { testkit: [] },
      pure: ['aslsk'],
      estimates: ['aslsk/src/advice'],
    })
    write('packages/aslsk/src/advice/a.ts', 'export const odds = Math.log(2)\n')
    expect(layerProblems(repo)).toEqual([])
    write('packages/aslsk/src/advice/a.ts', 'export const odds = Math.random()\n')
    write('packages/aslsk/src/fire.ts', 'export const odds = Math.log(2)\n')
    expect(layerProblems(repo)).toEqual([
      expect.stringContaining('packages/aslsk/src/advice/a.ts:1 an engine package must not use Math.random'),
      expect.stringContaining('packages/aslsk/src/fire.ts:1 an engine package must not use Math.log'),
    ])
  })

  test('is asked of engine packages alone, and not of their tests', () => {
    write('packages/kernel/src/a.test.ts', 'const began = Date.now()\n')
    write('packages/web/src/a.ts', 'const began = Date.now()\n')
    expect(layerProblems(repo)).toEqual([])
    write('packages/kernel/src/a.ts', 'const began = Date.now()\n')
    expect(layerProblems(repo)).toEqual([expect.stringContaining('packages/kernel/src/a.ts:1')])
  })
})

describe('reading source', () => {
  test('finds imports over several lines and none in comments or strings', () => {
    const source = `import {\n  a,\n} from "x"\n/* import 'no' */ // from 'no'\nconst s = "from 'no'"\nexport type { b } from './y.ts'\n`
    expect(importsOf(source)).toEqual([
      { specifier: 'x', line: 3 },
      { specifier: './y.ts', line: 6 },
    ])
  })

  test('keeps its place behind regular expressions, templates and division', () => {
    const source = "const q = /['\"`]/.test(s)\nconst h = a / b // c\nconst t = `x ${f({ a: `y ${1}` })} '`\nimport 'z'\n"
    expect(importsOf(source)).toEqual([{ specifier: 'z', line: 4 }])
    expect(maskSource(source).codeOnly).toHaveLength(source.length)
  })
})
