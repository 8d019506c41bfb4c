import { fileURLToPath } from 'node:url'
import { scenarios } from '@firegroup/content'
import { type Measured, measuredOf, measuringTasks, SEAL_GAMES, scenarioSealOf, sealOf } from '@firegroup/lab'
import type { Command } from 'commander'
import { checkWritable, readJsonFile, writeText } from '../files.ts'
import { measuredReport } from '../measure/report.ts'
import { print, type Shell } from '../shell.ts'
import { knownPlayer } from '../sim/arenas.ts'
import { playAll } from '../sim/crew.ts'
import { defaultJobs, gamesOption, jobsOption, listOption } from '../sim/options.ts'
import { run } from '../sim/run.ts'
import { type Chosen, chooseScenario } from '../sim/scenarios.ts'

interface MeasureOptions {
  readonly games: number
  readonly player: string
  readonly scenarios?: readonly string[]
  readonly jobs: number
  readonly file?: string
}

type Table = { [scenario: string]: Measured }

/** What the app shows of a scenario lies with the scenarios: a file for greedy players, and one for each other player that was measured. */
const shipped = (player: string): string =>
  fileURLToPath(new URL(`../../../content/src/measured${player === 'greedy' ? '' : `-${player}`}.json`, import.meta.url))

export function addMeasure(firegroup: Command, shell: Shell): void {
  firegroup
    .command('measure')
    .description('measure how balanced and how long the scenarios are, where that is not known or no longer true; see docs/simulator.md')
    .option('--games <n>', 'how many of each', gamesOption, 400)
    .option('--player <name>', 'who plays both sides', 'greedy')
    .option('--scenarios <a,b>', 'ids; all that come with the games unless given', listOption)
    .option('--jobs <n>', 'how many games at a time', jobsOption, defaultJobs())
    .option('--file <file>', 'where the figures are kept; those of the app for this player unless given')
    .action((options: MeasureOptions) => measure(options, shell))
}

/** Written after each scenario: stopped, it goes on where it was. */
async function measure(options: MeasureOptions, shell: Shell): Promise<void> {
  const { player, games, file = shipped(player) } = options
  const chosen = (options.scenarios ?? scenarios.map(({ id }) => id)).map(chooseScenario)
  for (const { arena } of chosen) knownPlayer(arena, player)
  checkWritable(file)
  const table = readTable(file)
  for (const each of chosen) {
    const known = table[each.id]
    if (known?.player === player && known.games >= games && !known.outdated && (await stillHolds(known, each, shell))) continue
    const { records, interrupted } = await play(each, player, options, shell)
    if (interrupted) break
    table[each.id] = measuredOf(records, player, each.arena.seats, each.scenario)
    writeText(file, tableJson(table))
  }
  print(shell, measuredReport(chosen, table))
}

function play({ arena, scenario }: Chosen, player: string, { games, jobs }: Pick<MeasureOptions, 'games' | 'jobs'>, { err }: Shell) {
  return run(playAll, { system: arena.id, scenarios: [scenario] }, measuringTasks(player, arena.seats, games), jobs, err)
}

/** The scenario is what it was, and its first game goes as it went. */
async function stillHolds({ player, seal, scenario }: Measured, chosen: Chosen, shell: Shell): Promise<boolean> {
  if (scenarioSealOf(chosen.scenario) !== scenario) return false
  const { records } = await play(chosen, player, { games: SEAL_GAMES, jobs: 1 }, shell)
  return sealOf(records) === seal
}

function readTable(file: string): Table {
  try {
    return readJsonFile(file) as Table
  } catch {
    // a new file, or one that was never finished: measured from the start
    return {}
  }
}

/** A line a scenario, in the order in which they come. */
function tableJson(table: Table): string {
  const order = scenarios.map(({ id }) => id)
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length)
  const rows = Object.entries(table).sort(([a], [b]) => place(a) - place(b))
  return `{\n${rows.map(([id, row]) => `  ${JSON.stringify(id)}: ${JSON.stringify(row)}`).join(',\n')}\n}\n`
}
