import { spawnSync } from 'node:child_process'
import { type Benchmark, calibrate, type Row, ratioTo } from './harness.ts'
import { benchmarks as ai } from './rows/ai.ts'
import { benchmarks as battles } from './rows/battles.ts'
import { benchmarks as kernel } from './rows/kernel.ts'
import { benchmarks as los } from './rows/los.ts'
import { benchmarks as pbs } from './rows/pbs.ts'
import { benchmarks as preview } from './rows/preview.ts'
import { benchmarks as server } from './rows/server.ts'
import { benchmarks as sim } from './rows/sim.ts'
import { benchmarks as systems } from './rows/systems.ts'
import { benchmarks as web } from './rows/web.ts'

const BENCHMARKS: readonly Benchmark[] = [...los, ...kernel, ...systems, ...battles, ...ai, ...pbs, ...preview, ...sim, ...web, ...server]

process.exitCode = await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<number> {
  if (args[0] === '--row') return measureHere(args[1] ?? '')
  const only = args.flatMap((arg, i) => (arg === '--only' ? [args[i + 1] ?? ''] : []))
  const unknown = args.find((arg, i) => arg !== '--json' && arg !== '--only' && args[i - 1] !== '--only')
  if (unknown !== undefined) return refuse(`unknown option ${unknown}; bench knows --json and --only ID`)
  const chosen = BENCHMARKS.filter(({ id }) => only.length === 0 || only.some((wanted) => id === wanted || id.startsWith(`${wanted}.`)))
  if (chosen.length === 0)
    return refuse(`no benchmark is called ${only.join(', ')}; there are ${BENCHMARKS.map(({ id }) => id).join(', ')}`)

  const rows: Row[] = []
  for (const [i, { id }] of chosen.entries()) {
    process.stderr.write(`${i + 1}/${chosen.length} ${id} …\n`)
    const row = measureApart(id)
    if (!row) return refuse(`${id} failed; what it said is above`)
    rows.push(row)
  }
  console.log(args.includes('--json') ? JSON.stringify({ rows }, null, 2) : table(rows))
  return 0
}

/** In a process of its own: what one row leaves behind in the heap and in the compiler would slow the next by half. */
function measureApart(id: string): Row | undefined {
  const child = spawnSync(process.execPath, [import.meta.filename, '--row', id], { stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' })
  return child.status === 0 ? (JSON.parse(child.stdout) as Row) : undefined
}

async function measureHere(wanted: string): Promise<number> {
  const benchmark = BENCHMARKS.find(({ id }) => id === wanted)
  if (!benchmark) return refuse(`no benchmark is called ${wanted}`)
  const { id, unit } = benchmark
  const calibration = calibrate()
  const value = await benchmark.run()
  const row: Row = { id, value, unit, ratio: ratioTo(calibration, value, unit) }
  console.log(JSON.stringify(row))
  return 0
}

function table(rows: readonly Row[]): string {
  const line = (id: string, value: string, unit: string, ratio: string) =>
    `${id.padEnd(28)} ${value.padStart(14)} ${unit.padEnd(6)} ${ratio.padStart(12)}`
  return [
    line('id', 'value', 'unit', 'ratio'),
    ...rows.map(({ id, value, unit, ratio }) => line(id, readable(value), unit, ratio.toPrecision(3))),
  ].join('\n')
}

function readable(value: number): string {
  return value >= 1000 ? Math.round(value).toLocaleString('en') : value.toFixed(value >= 100 || Number.isInteger(value) ? 0 : 2)
}

function refuse(why: string): number {
  console.error(`bench: ${why}.`)
  return 2
}
