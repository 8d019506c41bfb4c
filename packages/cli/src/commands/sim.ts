import { type SeriesPlan, seriesCsv, seriesJson, seriesOf, seriesTasks } from '@firegroup/lab'
import type { Command } from 'commander'
import { badInput } from '../errors.ts'
import { plainText, print, type Shell } from '../shell.ts'
import { knownPlayer } from '../sim/arenas.ts'
import { playAll } from '../sim/crew.ts'
import { defaultJobs, gamesOption, jobsOption, listOption } from '../sim/options.ts'
import { checkOutputs, writeOutputs } from '../sim/outputs.ts'
import { seriesReport } from '../sim/report.ts'
import { crewOf, run } from '../sim/run.ts'
import { type Chosen, changedScenario, chooseScenario, variantsList } from '../sim/scenarios.ts'

interface SimOptions {
  readonly games: number
  readonly players: readonly string[]
  readonly seed: string
  readonly jobs: number
  readonly queue?: string
  readonly swap?: boolean
  readonly variant?: string
  readonly listVariants?: boolean
  readonly json?: string
  readonly csv?: string
}

export function addSim(firegroup: Command, shell: Shell): void {
  firegroup
    .command('sim')
    .description('let computer players play a scenario many times: who wins, how long it takes, what it costs; see docs/simulator.md')
    .argument('<scenario>', 'the id of a scenario that comes with the game, or a file')
    .option('--games <n>', 'how many', gamesOption, 100)
    .option('--players <a,b>', 'who plays, in the order of the sides', listOption, ['greedy', 'greedy'])
    .option('--seed <seed>', 'decides every die: the same seed gives the same series', '1')
    .option('--jobs <n>', 'how many games at a time', jobsOption, defaultJobs())
    .option('--queue <database>', 'postgres://…: let those play who work for a queue there (`firegroup worker`)')
    .option('--swap', 'exchange the sides every other game')
    .option('--variant <id>', 'play the scenario with one thing changed')
    .option('--list-variants', 'only list what can be changed')
    .option('--json <file>', 'write the result and every game as JSON; - for standard output')
    .option('--csv <file>', 'write a line a game; - for standard output')
    .action((scenario: string, options: SimOptions) => sim(scenario, options, shell))
}

async function sim(given: string, options: SimOptions, shell: Shell): Promise<void> {
  const chosen = chooseScenario(given)
  if (options.listVariants) return print(shell, plainText(variantsList(chosen)))
  const plan = planOf(chosen, options)
  checkOutputs([options.json, options.csv])
  const { records } = await run(
    await crewOf(options.queue, playAll, 'play'),
    { system: plan.arena.id, scenarios: [plan.scenario] },
    seriesTasks(plan),
    options.jobs,
    shell.err,
  )
  const series = seriesOf(plan, records)
  const outputs = [
    { to: options.json, text: () => seriesJson(series) },
    { to: options.csv, text: () => seriesCsv(series) },
  ]
  writeOutputs(
    outputs,
    () => seriesReport(series),
    (text) => print(shell, text),
  )
}

function planOf(chosen: Chosen, { games, players, seed, swap, variant }: SimOptions): SeriesPlan {
  const { arena } = chosen
  if (players.length !== arena.seats.length)
    throw badInput(`--players must name ${arena.seats.length} players, for ${arena.seats.join(' and ')}, not ${players.length}.`)
  return {
    ...(variant === undefined ? chosen : changedScenario(chosen, variant)),
    games,
    seed,
    swap: swap === true,
    players: players.map((name) => knownPlayer(arena, name)),
  }
}
