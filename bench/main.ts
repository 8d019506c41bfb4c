import { type Benchmark, calibrate, type Row, ratioTo } from './harness.ts'
import { benchmarks as kernel } from './rows/kernel.ts'
import { benchmarks as los } from './rows/los.ts'

const BENCHMARKS: readonly Benchmark[] = [...los, ...kernel]

process.exitCode = main(process.argv.slice(2))

function main(args: readonly string[]): number {
  const json = args.includes('--json')
  const only = args.flatMap((arg, i) => (arg === '--only' ? [args[i + 1] ?? ''] : []))
  const unknown = args.find((arg, i) => arg !== '--json' && arg !== '--only' && args[i - 1] !== '--only')
  if (unknown !== undefined) return refuse(`unknown option ${unknown}; bench knows --json and --only ID`)
  const chosen = BENCHMARKS.filter(({ id }) => only.length === 0 || only.some((wanted) => id === wanted || id.startsWith(`${wanted}.`)))
  if (chosen.length === 0)
    return refuse(`no benchmark is called ${only.join(', ')}; there are ${BENCHMARKS.map(({ id }) => id).join(', ')}`)

  const calibration = calibrate()
  process.stderr.write(`calibration: ${(calibration / 1e6).toFixed(0)} million steps/s\n`)
  const rows = chosen.map((benchmark, i): Row => {
    process.stderr.write(`${i + 1}/${chosen.length} ${benchmark.id} …\n`)
    const value = benchmark.run()
    return { id: benchmark.id, value, unit: benchmark.unit, ratio: ratioTo(calibration, value, benchmark.unit) }
  })
  console.log(json ? JSON.stringify({ rows }, null, 2) : table(rows))
  return 0
}

function table(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ id, value, unit, ratio }) =>
      `${id.padEnd(28)} ${readable(value).padStart(14)} ${unit.padEnd(6)} ${ratio.toPrecision(3).padStart(12)}`,
  )
  return [`${'id'.padEnd(28)} ${'value'.padStart(14)} ${'unit'.padEnd(6)} ${'ratio'.padStart(12)}`, ...lines].join('\n')
}

function readable(value: number): string {
  return value >= 1000 ? Math.round(value).toLocaleString('en') : value.toFixed(value >= 100 || Number.isInteger(value) ? 0 : 2)
}

function refuse(why: string): number {
  console.error(`bench: ${why}.`)
  return 2
}
