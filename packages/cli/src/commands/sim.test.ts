import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { scenario } from '@firegroup/content/aslsk'
import { depth } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import { bin, file, firegroup, folder } from '../../test/run.ts'

/** Whole games in processes of their own, perhaps beside other tests. */
const PATIENCE = { timeout: 120_000 }

const written = (name: string) => readFileSync(join(folder, name), 'utf8')

test('a series is the same to the byte whatever the number of jobs', PATIENCE, async () => {
  const series = (jobs: string) =>
    firegroup(
      'sim',
      'first-light',
      '--games',
      '6',
      '--players',
      'greedy,random',
      '--swap',
      '--seed',
      'bytes',
      '--jobs',
      jobs,
      '--json',
      '-',
    )
  const one = await series('1')
  expect(one.code).toBe(0)
  expect((await series('2')).out).toBe(one.out)
  const { summary, games } = JSON.parse(one.out)
  expect(summary.games).toBe(6)
  expect(games.map(({ game, seed }: { game: number; seed: string }) => [game, seed])).toEqual(
    Array.from({ length: 6 }, (_, i) => [i + 1, `bytes ${i + 1}`]),
  )
  expect(games[0].players).toEqual({ allied: 'greedy', axis: 'random' })
  expect(games[1].players).toEqual({ allied: 'random', axis: 'greedy' })
  expect(games[0].standings.at(-1).turn).toBe(5)
})

test('a table for people, JSON and CSV agree', PATIENCE, async () => {
  const { code, out, err } = await firegroup('sim', 'first-light', '--games', '10', '--json', 'ten.json', '--csv', 'ten.csv')
  expect(code).toBe(0)
  expect(err).toMatch(/10 games in /)
  const { summary } = JSON.parse(written('ten.json'))
  const [allied, axis] = summary.seats
  expect(allied.wins.count + axis.wins.count + summary.draws).toBe(10)
  expect(out).toMatch(new RegExp(`^allied +${allied.wins.count} +${(allied.wins.share * 100).toFixed(1)} %`, 'm'))
  expect(out).toContain('95 % interval')
  const lines = written('ten.csv').trimEnd().split('\n')
  expect(lines[0]).toBe(
    'game,seed,allied_player,axis_player,winner,winning_player,turns,decisions,allied_losses,axis_losses,decided,reason',
  )
  expect(lines).toHaveLength(11)
  expect(lines.filter((line) => line.split(',')[4] === 'allied')).toHaveLength(allied.wins.count)
})

test('a scenario can come from a file, and another seed is another series', PATIENCE, async () => {
  const own = file('own.json', { ...scenario('first-light'), id: 'own', name: 'Our Own', turns: 2 })
  const play = (seed: string) => firegroup('sim', own, '--games', '3', '--players', 'random,random', '--seed', seed, '--csv', '-')
  const { code, out } = await play('a')
  expect(code).toBe(0)
  for (const line of out.trimEnd().split('\n').slice(1)) expect(line.split(',')[6]).toBe('2')
  expect((await play('b')).out).not.toBe(out)
})

test.runIf(depth.isDeep)('a variant is a series of its own, and is named in what comes of it', PATIENCE, async () => {
  const series = ['sim', 'first-light', '--games', '3', '--players', 'random,random', '--seed', 'v']
  const { code, out } = await firegroup(...series, '--variant', 'turn-fewer', '--json', '-')
  expect(code).toBe(0)
  const { scenario: id, variant, summary } = JSON.parse(out)
  expect([id, variant, summary.turns.most]).toEqual(['first-light', 'turn-fewer', 4])
  expect((await firegroup(...series, '--variant', 'turn-fewer')).out).toMatch(
    /^First Light: One turn fewer \(first-light, turn-fewer\), aslsk rules 1\n/,
  )
})

test('variants are listed with what they change', async () => {
  const { code, out } = await firegroup('sim', 'first-light', '--list-variants')
  expect(code).toBe(0)
  expect(out).toMatch(/^turn-more +One turn more$/m)
  expect(out).toMatch(/^axis-squad-fewer +One German 4-4-7 fewer$/m)
})

test('Ctrl-C gives what is done so far, which is what a shorter series gives', PATIENCE, async () => {
  const args = ['sim', 'first-light', '--players', 'random,random', '--seed', 'stop', '--jobs', '1', '--json', '-']
  const child = spawn(process.execPath, [bin, ...args, '--games', '100000'], { cwd: folder })
  let out = ''
  child.stdout.on('data', (text) => {
    out += text
  })
  child.stderr.once('data', () => child.kill('SIGINT'))
  const code = await new Promise((resolve) => child.on('close', resolve))
  expect(code).toBe(130)
  const { games, ordered } = JSON.parse(out)
  expect(ordered).toBe(100000)
  expect(games.length).toBeGreaterThan(0)
  const first = Math.min(games.length, 10)
  expect(JSON.parse((await firegroup(...args, '--games', String(first))).out).games).toEqual(games.slice(0, first))
})

test.each([
  [['nowhere'], /^There is no scenario 'nowhere'; there are first-light, .*, or give a file\.$/],
  [['nothing.json'], /^There is no file 'nothing\.json'\.$/],
  [[file('torn.json', '{"system": ')], /^torn\.json: this is cut off: its JSON ends in the middle/],
  [[file('list.json', [])], /^list\.json: a scenario is an object\.$/],
  [[file('nameless.json', {})], /^nameless\.json: this is no scenario: it does not name its 'system'\.$/],
  [[file('chess.json', { system: 'chess' })], /^There are no computer players for 'chess'; there are for aslsk, lnlt, upfront\.$/],
  [[file('empty.json', { system: 'aslsk' })], /^empty\.json: scenario/],
  [['first-light', '--players', 'greedy'], /^--players must name 2 players, for allied and axis, not 1\.$/],
  [['first-light', '--players', 'greedy,wizard'], /^There is no player 'wizard' for aslsk; there are random, greedy/],
  [['first-light', '--players', 'greedy,'], /It must be names with commas between them\.$/],
  [['first-light', '--variant', 'night'], /^The scenario 'first-light' has no variant 'night'; it has turn-more, /],
  [['first-light', '--games', '0'], /It must be a whole number from 1 to 1000000\.$/],
  [['first-light', '--jobs', '65'], /It must be a whole number from 1 to 64\.$/],
  [['first-light', '--json', '-', '--csv', '-'], /^Only one of --json and --csv can go to standard output\.$/],
  [['first-light', '--json', 'no/such/folder.json'], /^'no\/such\/folder\.json' can't be written: there is no such folder\.$/],
])('sim %j is refused with one sentence and exit code 2', async (args, sentence) => {
  const { code, out, err } = await firegroup('sim', ...args)
  expect([code, out]).toEqual([2, ''])
  expect(err).toMatch(/^firegroup: .+\n$/)
  expect(err.trimEnd().replace(/^firegroup: /, '')).toMatch(sentence)
})

test('looking whether a file can be written leaves nothing behind', async () => {
  await firegroup('sim', 'first-light', '--csv', 'left.csv', '--json', 'no/such/folder.json')
  expect(existsSync(join(folder, 'left.csv'))).toBe(false)
})
