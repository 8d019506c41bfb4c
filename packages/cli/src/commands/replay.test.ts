import { expect, test } from 'vitest'
import { file, firegroup, patrolSave } from '../../test/run.ts'

const { game, save } = patrolSave('verify')
const good = file('replay.json', save)
const magazines = (side: string) =>
  game.events.map(({ event }) => (event.type === 'dealt' && event.side === side ? event.magazines : undefined)).find(Boolean)
const red = magazines('red')
const blue = magazines('blue')

test('tells everything, decision by decision', async () => {
  const { code, out, err } = await firegroup('replay', good)
  expect([code, err]).toEqual([0, ''])
  const lines = out.split('\n')
  expect(lines.slice(0, 3)).toEqual(['Setting up', `      dealt: side red, magazines ${red}`, `      dealt: side blue, magazines ${blue}`])
  expect(lines).toContain(`   1  red pace: pace ${(save.decisions[0]!.decision as { pace: string }).pace}`)
  expect(lines.filter((line) => /^ *\d+ {2}(red|blue) /.test(line)).length).toBe(game.decisionCount)
  expect(lines.filter((line) => line.startsWith('      ')).length).toBe(game.events.length)
  expect(lines.at(-2)).toBe(`${game.outcome!.winner} won: ${game.outcome!.reason}.`)
})

test.each([
  ['--seat=red', [`      dealt: side red, magazines ${red}`, '      dealt: side blue']],
  ['--observer', ['      dealt: side red', '      dealt: side blue']],
])('%s tells what that viewer may see', async (flag, dealt) => {
  const { code, out } = await firegroup('replay', good, flag)
  expect(code).toBe(0)
  const lines = out.split('\n')
  expect(lines.slice(1, 3)).toEqual(dealt)
  expect(lines).toContain('   2  blue decides')
  expect(lines.filter((line) => /blue (pace|step|fire|smoke|press):/.test(line))).toEqual([])
})

test('--to ends early, and --json is for programs', async () => {
  const { code, out } = await firegroup('replay', good, '--to', '2', '--json', '--seat', 'blue')
  expect(code).toBe(0)
  const told = JSON.parse(out)
  expect(told).toMatchObject({ system: 'patrol', rules: 1, viewer: 'blue', decisions: 2, outcome: null })
  expect(told.steps.map((step: { decision: number }) => step.decision)).toEqual([0, 1, 2])
  expect(told.steps[1].made).toEqual({ seat: 'red' })
  expect(told.steps[2]).toMatchObject({ made: { seat: 'blue', kind: 'pace' }, events: [{ type: 'paces' }] })
  expect(told.steps[2].made).not.toHaveProperty('hash')
})

test.each([
  [['--seat', 'green'], `There is no seat 'green' in patrol; its seats are red, blue.`],
  [['--seat', 'red', '--observer'], 'Give either --seat or --observer, not both.'],
  [['--to', '9999'], 'There is no point after decision 9999'],
])('%j is refused with exit code 2', async (args, message) => {
  const { code, out, err } = await firegroup('replay', good, ...args)
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(message)
})

test('a save that is cut off can’t be told: exit code 2', async () => {
  const cut = file('cut-replay.json', JSON.stringify(save).slice(0, 300))
  expect(await firegroup('replay', cut)).toEqual({
    code: 2,
    out: '',
    err: 'firegroup: cut-replay.json: The save is cut off: its JSON ends in the middle, in line 1, column 301.\n',
  })
})

test('a game that diverges can’t be told: exit code 2', async () => {
  const decisions = save.decisions.with(0, { ...save.decisions[0]!, hash: '0123456789abcdef' })
  const other = file('diverging.json', { ...save, decisions })
  expect(await firegroup('replay', other)).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('diverges at save.decisions[0]'),
  })
})

test('a save whose checkpoint was altered can’t be told: exit code 2', async () => {
  const other = file('altered.json', { ...save, checkpoint: { ...save.checkpoint, position: save.checkpoint.position + 1 } })
  expect(await firegroup('replay', other)).toEqual({
    code: 2,
    out: '',
    err: 'firegroup: altered.json: save.checkpoint.state does not fit its hash: the file was damaged or changed.\n',
  })
})
