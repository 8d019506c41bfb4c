import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { firegroup, firegroupProcess } from '../test/run.ts'

test('--help and --version answer', async () => {
  const help = await firegroup('--help')
  expect(help.code).toBe(0)
  for (const word of ['verify', 'replay', 'situation', 'systems', 'Exit codes']) expect(help.out).toContain(word)
  expect(await firegroup('--version')).toEqual({ code: 0, out: `${manifest.version}\n`, err: '' })
})

test('systems lists what can be played', async () => {
  const { code, out } = await firegroup('systems')
  expect(code).toBe(0)
  expect(out).toMatch(/^patrol +patrol +rules 1, red and blue: sample:/m)
  expect(out).toMatch(/^convoy +convoy +rules 1, north and south: sample:/m)
})

test('the program itself answers with an exit code', () => {
  expect(firegroupProcess('systems')).toMatchObject({ code: 0, err: '', out: expect.stringContaining('patrol') })
  expect(firegroupProcess('verify', 'nothing.json')).toEqual({ code: 2, out: '', err: `firegroup: There is no file 'nothing.json'.\n` })
})

test.each([
  [['fly'], `firegroup: unknown command 'fly'\n`],
  [['verify'], `firegroup: missing required argument 'file'\n`],
  [['replay', 'x', '--fast'], `firegroup: unknown option '--fast'\n`],
  [['replay', 'x', '--to', '-1'], `firegroup: option '--to <n>' argument '-1' is invalid. It must be a whole number.\n`],
  [['schema', 'toString'], `firegroup: There is no schema 'toString'; there are save, situation.\n`],
  [['verify', 'nothing.json'], `firegroup: There is no file 'nothing.json'.\n`],
  [['situation', '.'], `firegroup: '.' is a folder, not a file.\n`],
])('%j is refused with exit code 2', async (args, err) => {
  expect(await firegroup(...args)).toEqual({ code: 2, out: '', err })
})
