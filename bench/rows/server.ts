import { type ChildProcess, fork } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Benchmark } from '../harness.ts'
import { peerP95 } from '../peers/boardgame.ts'
import { type BenchTable, tablesAt } from '../server/tables.ts'
import { p95, traffic } from '../server/traffic.ts'

/** The server under the traffic of many tables, beside the load generator on the same machine; all rows are of one run. */
export const benchmarks: readonly Benchmark[] = [
  { id: 'server.matches', unit: 'matches', run: async () => (await figures()).matches },
  { id: 'server.decision.p95.ms', unit: 'ms', run: async () => (await figures()).decision },
  { id: 'server.decision.peer', unit: 'x', run: async () => (await figures()).decision / (await peer()) },
  { id: 'server.idle.kb', unit: 'kB', run: async () => (await figures()).idle },
  { id: 'server.wake.p95.ms', unit: 'ms', run: async () => (await figures()).wake },
]

const MATCHES = Number(process.env['FIREGROUP_BENCH_MATCHES'] ?? 1000)
const PER_SECOND = MATCHES / 5
const SECONDS = 20
const WARM_SECONDS = 5
/** So much of the traffic must have been answered for the matches to count as served. */
const SERVED = 0.95
const WOKEN = Math.min(200, MATCHES)

interface Figures {
  readonly matches: number
  readonly decision: number
  readonly idle: number
  readonly wake: number
}

/** Every row has a process of its own; what was measured for the first is kept for the others of the same run. */
function once<T>(name: string, measure: () => Promise<T>): () => Promise<T> {
  return async () => {
    const file = join(tmpdir(), `firegroup-bench-${process.ppid}-${name}.json`)
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as T
    const value = await measure()
    writeFileSync(file, JSON.stringify(value))
    return value
  }
}

const figures = once('server', measure)
const peer = once('peer', () => peerP95(MATCHES, PER_SECOND, SECONDS))

async function measure(): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'firegroup-bench-server-'))
  const host = fork(join(import.meta.dirname, '..', 'server', 'host.ts'), [folder], {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 2, 2, 'ipc'],
  })
  try {
    const { address } = await told<{ address: string }>(host)
    await warm(address, await tablesAt(address, 6))
    const before = await memory(host)
    const tables = await tablesAt(address, MATCHES)
    await traffic(tables, PER_SECOND, WARM_SECONDS)
    const { times, perSecond } = await traffic(tables, PER_SECOND, SECONDS)
    process.stderr.write(`${tables.length} matches, ${2 * tables.length} sockets, ${perSecond.toFixed(0)} decisions/s of ${PER_SECOND}\n`)
    for (const table of tables) table.close()
    await asleep(address)
    const idle = (await memory(host)) - before
    const wakes: number[] = []
    for (const table of tables.slice(0, WOKEN)) {
      wakes.push(await table.wake())
      table.close()
    }
    return {
      matches: perSecond >= SERVED * PER_SECOND ? MATCHES : Math.floor((MATCHES * perSecond) / PER_SECOND),
      decision: p95(times),
      idle: Math.max(0, idle) / 1024 / MATCHES,
      wake: p95(wakes.sort((a, b) => a - b)),
    }
  } finally {
    host.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A few matches of every game, played and woken, so that what is compiled and loaded once does not count. */
async function warm(address: string, tables: readonly BenchTable[]): Promise<void> {
  await traffic(tables, 20, 8)
  for (const table of tables) table.close()
  await asleep(address)
  for (const table of tables) {
    await table.wake()
    table.close()
  }
  await asleep(address)
}

/** Until nobody is awake any more, and what is written late is written. */
async function asleep(address: string): Promise<void> {
  const awake = async (): Promise<boolean> => !/^firegroup_matches_awake 0$/m.test(await (await fetch(`${address}/metrics`)).text())
  do await new Promise((resolve) => setTimeout(resolve, 2000))
  while (await awake())
}

async function memory(host: ChildProcess): Promise<number> {
  const answer = told<{ bytes: number }>(host)
  host.send('memory')
  return (await answer).bytes
}

function told<T>(host: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    host.once('message', (message) => resolve(message as T))
    host.once('exit', () => reject(new Error('The server has ended.')))
  })
}
