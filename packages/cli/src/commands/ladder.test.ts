import { expect, test } from 'vitest'
import { firegroup } from '../../test/run.ts'

/** Whole games in processes of their own, perhaps beside other tests. */
const PATIENCE = { timeout: 120_000 }

const small = [
  'ladder',
  'aslsk',
  '--players',
  'random,greedy',
  '--games',
  '2',
  '--scenarios',
  'first-light,patrol-in-the-orchard',
  '--seed',
  'rungs',
]

test('a ladder rates the players on both sides, the same whatever the number of jobs', PATIENCE, async () => {
  const one = await firegroup(...small, '--jobs', '1', '--json', '-')
  expect(one.code).toBe(0)
  expect((await firegroup(...small, '--jobs', '2', '--json', '-')).out).toBe(one.out)
  const { ratings, encounters, scenarios } = JSON.parse(one.out)
  expect(scenarios).toEqual(['first-light', 'patrol-in-the-orchard'])
  const rank = (name: string) => ratings.findIndex(({ player }: { player: string }) => player === name)
  expect(ratings).toHaveLength(2)
  expect(rank('greedy')).toBeLessThan(rank('random'))
  for (const { points } of encounters) expect(points[0] + points[1]).toBe(2)
})

test('the table shows ratings with intervals, best first', PATIENCE, async () => {
  const { code, out } = await firegroup(...small)
  expect(code).toBe(0)
  expect(out).toMatch(/^player +elo +95 % interval +points +games +share$/m)
  expect(out).toMatch(/^greedy +\d+ +\d+ – \d+ /m)
  expect(out.search(/^greedy /m)).toBeLessThan(out.search(/^random /m))
})

test.each([
  [['chess'], `There are no computer players for 'chess'; there are for aslsk, lnlt, upfront.`],
  [['aslsk', '--games', '7'], '--games must be an even number, so that both sides are played as often, not 7.'],
  [['aslsk', '--players', 'greedy'], '--players must name at least two players, each once.'],
  [['aslsk', '--players', 'greedy,random,greedy'], '--players must name at least two players, each once.'],
  [['aslsk', '--json', 'no/folder.json'], `'no/folder.json' can't be written: there is no such folder.`],
])('ladder %j is refused with exit code 2', async (args, sentence) => {
  expect(await firegroup('ladder', ...args)).toEqual({ code: 2, out: '', err: `firegroup: ${sentence}\n` })
})
