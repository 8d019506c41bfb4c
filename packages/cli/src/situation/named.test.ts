import { boards } from '@firegroup/content/boards'
import { expect, test } from 'vitest'
import { file, firegroup } from '../../test/run.ts'

const aslsk = { format: 'firegroup-situation', version: 1, system: 'aslsk', decisions: [], seed: 'named' }
const position = {
  attacker: 'axis',
  allied: { nation: 'british' },
  axis: { nation: 'german' },
  units: [{ side: 'axis', type: 'ge-4-6-7', at: 'K5' }],
}

test('a scenario that comes with the game is played by its name', async () => {
  const { code, out, err } = await firegroup('situation', file('scenario-by-name.json', { ...aslsk, scenario: 'first-light' }))
  expect([code, err]).toEqual([0, ''])
  expect(JSON.parse(out).asked[0]).toMatchObject({ kind: 'setup' })
})

test.each([
  ['alone', { ...position, map: 'lark-hill' }, 'K5'],
  ['among several', { ...position, units: [{ ...position.units[0], at: 'bK5' }], boards: twoBoards('lark-hill') }, 'bK5'],
])('a board that comes with the game is laid by its name, %s', async (_, situation, hex) => {
  const { code, out, err } = await firegroup('situation', file('board-by-name.json', { ...aslsk, situation }))
  expect([code, err]).toEqual([0, ''])
  expect(JSON.stringify(JSON.parse(out).position.units)).toContain(`"${hex}"`)
})

test.each([
  [{ scenario: 'waterloo' }, `there is no scenario 'waterloo'; there are first-light, `],
  [
    { situation: { ...position, map: 'moon' } },
    `situation.map: there is no board 'moon'; there are ${boards.map(({ id }) => id).join(', ')}.`,
  ],
  [{ situation: { ...position, boards: twoBoards('moon') } }, `situation.boards[1].map: there is no board 'moon'`],
])('%j is refused: exit code 2', async (given, message) => {
  const { code, out, err } = await firegroup('situation', file('no-such-name.json', { ...aslsk, ...given }))
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(`firegroup: no-such-name.json: ${message}`)
})

function twoBoards(second: string): object[] {
  return [
    { map: 'alder-cross', at: { column: 0, row: 0 } },
    { map: second, at: { column: 0, row: 10 } },
  ]
}
