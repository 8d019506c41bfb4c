import { depth } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import { firegroup } from '../../test/run.ts'

/** Whole games in processes of their own, perhaps beside other tests. */
const PATIENCE = { timeout: 120_000 }

const small = ['tune', 'aslsk', '--games', '3', '--scenarios', 'first-light', '--seed', 'learn']

test('weights are fitted and tried', PATIENCE, async () => {
  const one = await firegroup(...small, '--jobs', '1')
  expect(one.code).toBe(0)
  expect(one.out).toMatch(/^Weights of aslsk, rules 1\n3 games, seed 'learn', over first-light\n/)
  expect(one.out).toMatch(/^feature +fitted +present$/m)
  expect(one.out).toMatch(/^fitted to +2 +\d+ +\d\.\d{4} +\d\.\d{4}$/m)
  expect(one.out).toMatch(/^only tried on +1 +\d+ /m)
})

test.runIf(depth.isDeep)('the weights are the same whatever the number of jobs', PATIENCE, async () => {
  const [one, two] = [await firegroup(...small, '--jobs', '1'), await firegroup(...small, '--jobs', '2')]
  expect(two).toEqual(one)
})

test.each([
  [['chess'], `There are no computer players for 'chess'; there are for aslsk, lnlt, upfront.`],
  [['aslsk', '--scenarios', 'the-milk-run'], `The scenario 'the-milk-run' is for upfront, not for aslsk.`],
])('tune %j is refused with exit code 2', async (args, sentence) => {
  expect(await firegroup('tune', ...args)).toEqual({ code: 2, out: '', err: `firegroup: ${sentence}\n` })
})
