import { fileURLToPath } from 'node:url'
import { sealOf } from '@firegroup/lab'
import type { Command } from 'commander'
import { type HeldRow, type HeldTable, heldTable, heldTasks, heldWith, PLACE } from '../book/held.ts'
import { writeDocs } from '../docs-place.ts'
import { checkWritable, readTable, writeRows } from '../files.ts'
import { print, type Shell } from '../shell.ts'
import { columns, percent } from '../sim/columns.ts'
import { playAll } from '../sim/crew.ts'
import { defaultJobs, gamesOption, jobsOption, listOption, minutesOption } from '../sim/options.ts'
import { run } from '../sim/run.ts'
import { type Chosen, chooseScenarios } from '../sim/scenarios.ts'

interface BookOptions {
  readonly games: number
  readonly minutes?: number
  readonly scenarios?: readonly string[]
  readonly jobs: number
  readonly file: string
  readonly docs: string
}

const SHIPPED = fileURLToPath(new URL('../../../content/src/by-the-book.json', import.meta.url))
const DOCS = fileURLToPath(new URL('../../../../docs/play-both-sides.md', import.meta.url))

/** So many games of each player are played before what came of them is written down. */
const CHUNK = 20

export function addBook(firegroup: Command, shell: Shell): void {
  firegroup
    .command('book')
    .description(
      'measure how often the book of Play Both Sides holds each scenario against greedy, beside greedy in its place; see docs/play-both-sides.md',
    )
    .option('--games <n>', 'how many of each', gamesOption, 400)
    .option('--minutes <n>', 'begin nothing more after so many minutes; run again, it goes on', minutesOption)
    .option('--scenarios <a,b>', 'ids; all of the Starter Kit unless given', listOption)
    .option('--jobs <n>', 'how many games at a time', jobsOption, defaultJobs())
    .option('--file <file>', 'where the figures are kept', SHIPPED)
    .option('--docs <file>', 'where the table is shown', DOCS)
    .action((options: BookOptions) => book(options, shell))
}

/** The scenario with the fewest games is always next, a few games at a time, each few written down: stopped or killed, it goes on where it was. */
async function book(options: BookOptions, shell: Shell): Promise<void> {
  const { file, docs, games } = options
  const chosen = chooseScenarios('aslsk', options.scenarios)
  for (const each of [file, docs]) checkWritable(each)
  const table = readTable<HeldRow>(file)
  const ends = Date.now() + (options.minutes ?? Number.POSITIVE_INFINITY) * 60_000
  const sealed = new Set<string>()
  while (Date.now() < ends) {
    const next = fewest(chosen, table, games)
    if (!next) break
    const known = table[next.id]
    if (known && !sealed.has(next.id) && (await sealNow(next, shell)) !== known.seal) delete table[next.id]
    sealed.add(next.id)
    const { row, interrupted } = await played(next, table[next.id], options, shell)
    if (row) table[next.id] = row
    write(options, table)
    if (interrupted) break
  }
  write({ file, docs }, table)
  print(shell, report(chosen, table))
}

function fewest(chosen: readonly Chosen[], table: HeldTable, games: number): Chosen | undefined {
  const has = ({ id }: Chosen) => table[id]?.pbs.games ?? 0
  return chosen.filter((each) => has(each) < games).sort((a, b) => has(a) - has(b))[0]
}

async function played(
  chosen: Chosen,
  known: HeldRow | undefined,
  { games, jobs }: Pick<BookOptions, 'games' | 'jobs'>,
  shell: Shell,
): Promise<{ readonly row: HeldRow | undefined; readonly interrupted: boolean }> {
  const from = known?.pbs.games ?? 0
  const { records, interrupted } = await play(chosen, from, Math.min(games, from + CHUNK), jobs, shell)
  if (records.length < 2) return { row: known, interrupted }
  return { row: heldWith(known, defenderOf(chosen), known?.seal ?? sealOf(records), records), interrupted }
}

function play(chosen: Chosen, from: number, to: number, jobs: number, { err }: Shell) {
  const { arena, scenario } = chosen
  return run(playAll, { system: arena.id, scenarios: [scenario] }, heldTasks(arena.seats, defenderOf(chosen), from, to), jobs, err)
}

/** Whoever moves second. */
function defenderOf({ arena, scenario }: Chosen): string {
  const { movesFirst } = scenario as { readonly movesFirst: string }
  return arena.seats.find((seat) => seat !== movesFirst)!
}

/** The first game of the book, as it is played now. */
async function sealNow(chosen: Chosen, shell: Shell): Promise<string> {
  const { records } = await play(chosen, 0, 1, 2, shell)
  return sealOf(records)
}

function write({ file, docs }: Pick<BookOptions, 'file' | 'docs'>, table: HeldTable): void {
  const shipped = chooseScenarios('aslsk')
  const names = new Map(shipped.map(({ id, name }) => [id, name]))
  const order = [...names.keys()]
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length)
  const rows = Object.entries(table).sort(([a], [b]) => place(a) - place(b))
  writeRows(file, Object.fromEntries(rows))
  writeDocs(docs, PLACE, heldTable(Object.fromEntries(rows), names))
}

function report(chosen: readonly Chosen[], table: HeldTable): string {
  const rows = chosen.flatMap(({ id }) => {
    const row = table[id]
    if (!row) return []
    const share = ({ held, games }: HeldRow['pbs']) => (games === 0 ? '' : percent(held / games))
    return [[id, row.defender, String(row.pbs.games), share(row.pbs), share(row.greedy)]]
  })
  if (rows.length === 0) return 'Nothing was measured.'
  return columns([['scenario', 'defends', 'games', 'pbs holds', 'greedy holds'], ...rows])
}
