import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { depth } from '@firegroup/testkit'
import { afterEach, expect, test } from 'vitest'
import { isWithoutPostgres, postgresDatabase } from '../../test/postgres.ts'
import { run } from '../main.ts'
import type { Shell } from '../shell.ts'

const BIN = join(import.meta.dirname, '..', '..', 'bin', 'firegroup.mjs')
const GAMES = depth.times(8, 2000)
const KILLS = depth.times(1, 5)
const started = new Set<ChildProcess>()
afterEach(() => {
  for (const child of started) child.kill('SIGKILL')
  started.clear()
})

/** A worker as a program of its own; resolves when it waits for games. */
async function worker(url: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [BIN, 'worker', url, '--jobs', '1'], { stdio: ['ignore', 'pipe', 'inherit'] })
  started.add(child)
  await new Promise<void>((resolve, reject) => {
    child.stdout!.once('data', () => resolve())
    child.once('exit', () => reject(new Error('The worker has not come up.')))
  })
  return child
}

/** A shell that hears how far a series is. */
function listening(heard: (text: string) => void): Shell {
  return {
    out: { write: () => true },
    err: { write: (text: string) => heard(text) !== undefined || true, isTTY: true, columns: 200 },
  } as unknown as Shell
}

const series = (...more: readonly string[]): string[] => [
  'sim',
  'the-milk-run',
  ...['--games', String(GAMES), '--players', 'random,random', '--seed', depth.seed('queue'), ...more],
]

test.skipIf(isWithoutPostgres)(
  `a series on PostgreSQL that two workers play, one of them killed ${KILLS} times, is to the byte that of one thread`,
  { timeout: depth.times(240_000, 3_600_000) },
  async () => {
    await using base = await postgresDatabase()
    const folder = mkdtempSync(join(tmpdir(), 'firegroup-queue-'))
    try {
      const file = (name: string): string => join(folder, name)
      let [first, second] = await Promise.all([worker(base.url), worker(base.url)])
      let done = 0
      const shell = listening((text) => {
        done = Number(/(\d+) of \d+ games/.exec(text)?.[1] ?? done)
      })
      const queued = run(series('--queue', base.url, '--json', file('queue.json'), '--csv', file('queue.csv')), shell)
      let isOver = false
      void queued.finally(() => {
        isOver = true
      })
      for (let kill = 0; kill < KILLS; kill++) {
        const enough = (GAMES * kill) / (KILLS + 1)
        await expect.poll(() => isOver || done > enough, { timeout: 3_000_000, interval: 20 }).toBe(true)
        second.kill('SIGKILL')
        // every day nobody waits until it is taken for dead; the other one is then, too, and plays its games twice
        if (!depth.isDeep)
          await base.query("UPDATE firegroup_queue.job SET heartbeat_on = now() - interval '1 hour' WHERE state = 'active'")
        second = await worker(base.url)
      }
      expect(await queued).toBe(0)
      // one that is told to end gives back what it has, and ends well
      const ended = new Promise((resolve) => first.once('exit', resolve))
      first.kill('SIGINT')
      expect(await ended).toBe(0)
      expect(
        await run(
          series('--jobs', '1', '--json', file('alone.json'), '--csv', file('alone.csv')),
          listening(() => undefined),
        ),
      ).toBe(0)
      for (const kind of ['json', 'csv'])
        expect(readFileSync(file(`queue.${kind}`), 'utf8')).toBe(readFileSync(file(`alone.${kind}`), 'utf8'))
    } finally {
      for (const child of started) child.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    }
  },
)

test('a queue that is not there is named in a sentence', async () => {
  const said: string[] = []
  const shell = listening((text) => said.push(text))
  expect(await run(series('--queue', 'postgres://nobody@127.0.0.1:1/none'), shell)).toBe(2)
  expect(said.join('')).toContain('The queue can’t be opened: ')
})
