import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { depth } from '@firegroup/testkit'
import { afterAll, expect, test } from 'vitest'
import { firegroup } from '../../test/run.ts'

/** Whole games in processes of their own, perhaps beside other tests. */
const PATIENCE = { timeout: 120_000 }
const folder = mkdtempSync(join(tmpdir(), 'measure-'))
afterAll(() => rmSync(folder, { recursive: true }))

const two = ['measure', '--scenarios', 'first-light,the-milk-run', '--games', '4']

test('scenarios of several games are measured into one file, the same whatever the number of jobs', PATIENCE, async () => {
  const [one, other] = [join(folder, 'one.json'), join(folder, 'other.json')]
  const { code, out } = await firegroup(...two, '--jobs', '1', '--file', one)
  expect(code).toBe(0)
  expect(out).toMatch(/^the-milk-run +greedy +4 +axis +\d/m)
  expect((await firegroup(...two, '--jobs', '2', '--file', other)).out).toBe(out)
  expect(readFileSync(one, 'utf8')).toBe(readFileSync(other, 'utf8'))
  const rows = JSON.parse(readFileSync(one, 'utf8'))
  expect(Object.keys(rows)).toEqual(['first-light', 'the-milk-run'])
  expect(rows['first-light']).toMatchObject({ player: 'greedy', games: 4, seal: expect.stringMatching(/^[0-9a-f]{16}$/) })
})

test.runIf(depth.isDeep)('what is known and still true is not played again, what is missing is added', PATIENCE, async () => {
  const file = join(folder, 'resumed.json')
  await firegroup('measure', '--scenarios', 'the-milk-run', '--games', '4', '--file', file)
  const { err } = await firegroup(...two, '--file', file)
  expect(err).toMatch(/^4 games in/m)
  expect(err).toMatch(/^1 games in/m)
  expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')))).toEqual(['first-light', 'the-milk-run'])
})

test.each([
  [['--player', 'nobody'], `There is no player 'nobody' for aslsk; there are random, greedy, recruit, regular, veteran, elite, pbs.`],
  [['--file', 'no/folder.json'], `'no/folder.json' can't be written: there is no such folder.`],
])('measure %j is refused with exit code 2', async (args, sentence) => {
  expect(await firegroup('measure', ...args)).toEqual({ code: 2, out: '', err: `firegroup: ${sentence}\n` })
})
