import { fileURLToPath } from 'node:url'
import { CATALOGUE, scenarios as SHIPPED_SCENARIOS } from '@firegroup/content'
import { reliabilityOf, reliabilityWith, sealed } from '@firegroup/lab'
import type { Command } from 'commander'
import { PLACE, type ReliabilityTable, reliabilityTables } from '../calibrate/table.ts'
import { writeDocs } from '../docs-place.ts'
import { readTable, writeRows } from '../files.ts'
import { print, type Shell } from '../shell.ts'
import { goOn, goOnOptions, type ShownOptions } from '../sim/go-on.ts'
import { listOption } from '../sim/options.ts'
import { run } from '../sim/run.ts'
import { type Chosen, chooseScenario } from '../sim/scenarios.ts'
import { gatherAll } from '../tune/gather.ts'

interface CalibrateOptions extends ShownOptions {
  readonly systems: readonly string[]
  readonly scenarios?: readonly string[]
}

const FILE = fileURLToPath(new URL('../../../content/src/reliability.json', import.meta.url))
const DOCS = fileURLToPath(new URL('../../../../docs/opponents.md', import.meta.url))
/** No weights are fitted to games of this seed. */
const SEED = 'held out'
/** So many games of a scenario before what came of them is written down: workers begin anew for each, and are slow until they are warm. */
const CHUNK = 200

export function addCalibrate(firegroup: Command, shell: Shell): void {
  const command = firegroup
    .command('calibrate')
    .description('measure how true the odds are: of positions said to be won so often, how many were; see docs/opponents.md')
    .option(
      '--systems <a,b>',
      'ids; all unless given',
      listOption,
      CATALOGUE.map(({ id }) => id),
    )
    .option('--scenarios <a,b>', 'ids; all of the systems unless given', listOption)
  goOnOptions(command, { games: 400, file: FILE, docs: DOCS }, 'of each scenario').action((options: CalibrateOptions) =>
    calibrate(options, shell),
  )
}

async function calibrate(options: CalibrateOptions, shell: Shell): Promise<void> {
  const { file, docs, systems, jobs } = options
  const ids = options.scenarios ?? SHIPPED_SCENARIOS.filter(({ system }) => systems.includes(system)).map(({ id }) => id)
  const table: ReliabilityTable = readTable(file)
  await goOn(options, CHUNK, {
    things: ids.map(chooseScenario),
    has: ({ id }) => table[id]?.games ?? 0,
    isStale: async (chosen) => sealed((await heldOut(chosen, 0, 1, 1, shell)).records[0]) !== table[chosen.id]?.seal,
    forget: ({ id }) => delete table[id],
    play: async (chosen, from, to) => {
      const { records, interrupted } = await heldOut(chosen, from, to, jobs, shell)
      const known = table[chosen.id]
      const more = reliabilityOf(records)
      if (records.length > 0)
        table[chosen.id] = { ...(known ? reliabilityWith(known, more) : more), seal: known?.seal ?? sealed(records[0]) }
      return { interrupted }
    },
    write: () => {
      writeRows(file, Object.fromEntries(SHIPPED_SCENARIOS.flatMap(({ id }) => (table[id] ? [[id, table[id]] as const] : []))))
      writeDocs(docs, PLACE, reliabilityTables(table, listed()))
    },
  })
  print(shell, reliabilityTables(table, listed()))
}

/** Positions of games that nothing was fitted to. */
function heldOut({ arena, id, scenario }: Chosen, from: number, to: number, jobs: number, { err }: Shell) {
  const tasks = Array.from({ length: to - from }, (_, i) => ({ seed: `${SEED} ${id} ${from + i + 1}`, scenario: 0, players: [] }))
  return run(gatherAll, { system: arena.id, scenarios: [scenario] }, tasks, jobs, err)
}

const listed = () =>
  CATALOGUE.map(({ id, title }) => ({
    title,
    scenarios: SHIPPED_SCENARIOS.filter(({ system }) => system === id).map((each) => ({ id: each.id, name: each.name })),
  }))
