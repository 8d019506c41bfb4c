import { fileURLToPath } from 'node:url'
import { CATALOGUE, scenarios as SHIPPED_SCENARIOS } from '@firegroup/content'
import { type Reliability, reliabilityOf } from '@firegroup/lab'
import type { Command } from 'commander'
import { PLACE, reliabilityTables } from '../calibrate/table.ts'
import { writeDocs } from '../docs-place.ts'
import { checkWritable, readTable, writeRows } from '../files.ts'
import { print, type Shell } from '../shell.ts'
import { defaultJobs, gamesOption, jobsOption, listOption, minutesOption } from '../sim/options.ts'
import { run } from '../sim/run.ts'
import { type Chosen, chooseScenario } from '../sim/scenarios.ts'
import { gatherAll } from '../tune/gather.ts'

interface CalibrateOptions {
  readonly games: number
  readonly minutes?: number
  readonly systems: readonly string[]
  readonly scenarios?: readonly string[]
  readonly jobs: number
  readonly file: string
  readonly docs: string
}

const FILE = fileURLToPath(new URL('../../../content/src/reliability.json', import.meta.url))
const DOCS = fileURLToPath(new URL('../../../../docs/opponents.md', import.meta.url))
/** No weights are fitted to games of this seed. */
const SEED = 'held out'

export function addCalibrate(firegroup: Command, shell: Shell): void {
  firegroup
    .command('calibrate')
    .description('measure how true the odds are: of positions said to be won so often, how many were; see docs/opponents.md')
    .option('--games <n>', 'how many of each scenario', gamesOption, 400)
    .option('--minutes <n>', 'begin no further scenario after so many minutes; run again, those with fewer games come first', minutesOption)
    .option(
      '--systems <a,b>',
      'ids; all unless given',
      listOption,
      CATALOGUE.map(({ id }) => id),
    )
    .option('--scenarios <a,b>', 'ids; all of the systems unless given', listOption)
    .option('--jobs <n>', 'how many games at a time', jobsOption, defaultJobs())
    .option('--file <file>', 'where the figures are kept', FILE)
    .option('--docs <file>', 'where the charts are shown', DOCS)
    .action((options: CalibrateOptions) => calibrate(options, shell))
}

/** A scenario at a time, each written down: stopped or killed, it goes on with those that have fewer games. */
async function calibrate(options: CalibrateOptions, shell: Shell): Promise<void> {
  const { file, docs, games, systems, jobs } = options
  for (const each of [file, docs]) checkWritable(each)
  const ids = options.scenarios ?? SHIPPED_SCENARIOS.filter(({ system }) => systems.includes(system)).map(({ id }) => id)
  const table = readTable<Reliability>(file)
  const has = (id: string) => table[id]?.games ?? 0
  const due = ids.filter((id) => has(id) < games).sort((a, b) => has(a) - has(b))
  const ends = Date.now() + (options.minutes ?? Number.POSITIVE_INFINITY) * 60_000
  for (const id of due) {
    if (Date.now() >= ends) break
    const { samples, interrupted } = await heldOut(chooseScenario(id), games, jobs, shell)
    if (interrupted) break
    table[id] = reliabilityOf(samples)
    write(options, table)
  }
  write(options, table)
  print(shell, reliabilityTables(table, listed()))
}

/** Positions of games that nothing was fitted to. */
async function heldOut({ arena, id, scenario }: Chosen, games: number, jobs: number, { err }: Shell) {
  const tasks = Array.from({ length: games }, (_, i) => ({ seed: `${SEED} ${id} ${i + 1}`, scenario: 0, players: [] }))
  const { records, interrupted } = await run(gatherAll, { system: arena.id, scenarios: [scenario] }, tasks, jobs, err)
  return { samples: records, interrupted }
}

const listed = () =>
  CATALOGUE.map(({ id, title }) => ({
    title,
    scenarios: SHIPPED_SCENARIOS.filter(({ system }) => system === id).map((each) => ({ id: each.id, name: each.name })),
  }))

function write({ file, docs }: Pick<CalibrateOptions, 'file' | 'docs'>, table: { [scenario: string]: Reliability }): void {
  writeRows(file, Object.fromEntries(SHIPPED_SCENARIOS.flatMap(({ id }) => (table[id] ? [[id, table[id]] as const] : []))))
  writeDocs(docs, PLACE, reliabilityTables(table, listed()))
}
