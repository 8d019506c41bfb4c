import { fileURLToPath } from 'node:url'
import { sealOf } from '@firegroup/lab'
import type { Command } from 'commander'
import { type HeldRow, type HeldTable, heldTable, heldTasks, heldWith, PLACE } from '../book/held.ts'
import { writeDocs } from '../docs-place.ts'
import { readTable, writeRows } from '../files.ts'
import { print, type Shell } from '../shell.ts'
import { columns, percent } from '../sim/columns.ts'
import { playAll } from '../sim/crew.ts'
import { goOn, goOnOptions, type ShownOptions } from '../sim/go-on.ts'
import { listOption } from '../sim/options.ts'
import { run } from '../sim/run.ts'
import { type Chosen, chooseScenarios } from '../sim/scenarios.ts'

interface BookOptions extends ShownOptions {
  readonly scenarios?: readonly string[]
}

const SHIPPED = fileURLToPath(new URL('../../../content/src/by-the-book.json', import.meta.url))
const DOCS = fileURLToPath(new URL('../../../../docs/play-both-sides.md', import.meta.url))

/** So many games of each player are played before what came of them is written down. */
const CHUNK = 20

export function addBook(firegroup: Command, shell: Shell): void {
  const command = firegroup
    .command('book')
    .description(
      'measure how often the book of Play Both Sides holds each scenario against greedy, beside greedy in its place; see docs/play-both-sides.md',
    )
    .option('--scenarios <a,b>', 'ids; all of the Starter Kit unless given', listOption)
  goOnOptions(command, { games: 400, file: SHIPPED, docs: DOCS }).action((options: BookOptions) => book(options, shell))
}

async function book(options: BookOptions, shell: Shell): Promise<void> {
  const { file, docs, jobs } = options
  const chosen = chooseScenarios('aslsk', options.scenarios)
  const table = readTable<HeldRow>(file)
  await goOn(options, CHUNK, {
    things: chosen,
    has: ({ id }) => table[id]?.pbs.games ?? 0,
    isStale: async (each) => (await sealNow(each, shell)) !== table[each.id]?.seal,
    forget: ({ id }) => delete table[id],
    play: async (each, from, to) => {
      const known = table[each.id]
      const { records, interrupted } = await play(each, from, to, jobs, shell)
      if (records.length >= 2) table[each.id] = heldWith(known, defenderOf(each), known?.seal ?? sealOf(records), records)
      return { interrupted }
    },
    write: () => write({ file, docs }, table),
  })
  print(shell, report(chosen, table))
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
