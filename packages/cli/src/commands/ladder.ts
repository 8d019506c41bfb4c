import { type LadderPlan, ladderJson, ladderOf, ladderTasks } from '@firegroup/lab'
import type { Command } from 'commander'
import { badInput } from '../errors.ts'
import { ladderReport } from '../ladder/report.ts'
import { print, type Shell } from '../shell.ts'
import { arenaOf, knownPlayer } from '../sim/arenas.ts'
import { playAll } from '../sim/crew.ts'
import { defaultJobs, gamesOption, jobsOption, listOption } from '../sim/options.ts'
import { checkOutputs, writeOutputs } from '../sim/outputs.ts'
import { crewOf, run } from '../sim/run.ts'
import { chooseScenarios } from '../sim/scenarios.ts'

interface LadderOptions {
  readonly games: number
  readonly players?: readonly string[]
  readonly scenarios?: readonly string[]
  readonly seed: string
  readonly jobs: number
  readonly queue?: string
  readonly json?: string
}

export function addLadder(firegroup: Command, shell: Shell): void {
  firegroup
    .command('ladder')
    .description('let all computer players of a system meet, on both sides, and rate them; see docs/simulator.md')
    .argument('<system>', 'a rule system')
    .option('--games <n>', 'how many games each pair plays; an even number', gamesOption, 140)
    .option('--players <a,b,…>', 'who meets; all that the system has unless given', listOption)
    .option('--scenarios <a,b>', 'ids or files; all that come with the system unless given', listOption)
    .option('--seed <seed>', 'decides every die: the same seed gives the same ladder', '1')
    .option('--jobs <n>', 'how many games at a time', jobsOption, defaultJobs())
    .option('--queue <database>', 'postgres://…: let those play who work for a queue there (`firegroup worker`)')
    .option('--json <file>', 'write the ratings as JSON; - for standard output')
    .action((system: string, options: LadderOptions) => ladder(system, options, shell))
}

async function ladder(system: string, options: LadderOptions, shell: Shell): Promise<void> {
  const { games, seed, jobs, json } = options
  const arena = arenaOf(system)
  if (games % 2 !== 0) throw badInput(`--games must be an even number, so that both sides are played as often, not ${games}.`)
  const players = (options.players ?? arena.players).map((name) => knownPlayer(arena, name))
  if (new Set(players).size < Math.max(2, players.length)) throw badInput('--players must name at least two players, each once.')
  const chosen = chooseScenarios(system, options.scenarios)
  checkOutputs([json])
  const plan: LadderPlan = { arena, players, games, seed, scenarios: chosen.map(({ id }) => id) }
  const { records } = await run(
    await crewOf(options.queue, playAll, 'play'),
    { system, scenarios: chosen.map(({ scenario }) => scenario) },
    ladderTasks(plan),
    jobs,
    shell.err,
  )
  const result = ladderOf(plan, records)
  writeOutputs(
    [{ to: json, text: () => ladderJson(result) }],
    () => ladderReport(result),
    (text) => print(shell, text),
  )
}
