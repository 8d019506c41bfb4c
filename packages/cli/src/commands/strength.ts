import { fileURLToPath } from 'node:url'
import { CATALOGUE } from '@firegroup/content'
import { ladderTasks, type Meeting, sealOf } from '@firegroup/lab'
import type { Command } from 'commander'
import { writeDocs } from '../docs-place.ts'
import { badInput } from '../errors.ts'
import { checkWritable, readTable, writeRows } from '../files.ts'
import { print, type Shell } from '../shell.ts'
import { arenaOf, knownPlayer } from '../sim/arenas.ts'
import { playAll } from '../sim/crew.ts'
import { defaultJobs, gamesOption, jobsOption, listOption, minutesOption } from '../sim/options.ts'
import { run } from '../sim/run.ts'
import { chooseScenarios } from '../sim/scenarios.ts'
import { type Meetings, meetingWith, nameOf, nextPair, type Pair, PLACE, pairsOf, strengthTables } from '../strength/table.ts'

interface StrengthOptions {
  readonly games: number
  readonly minutes?: number
  readonly systems: readonly string[]
  readonly players: readonly string[]
  readonly jobs: number
  readonly file: string
  readonly docs: string
}

const SHIPPED = fileURLToPath(new URL('../../../content/src/strength.json', import.meta.url))
const DOCS = fileURLToPath(new URL('../../../../docs/opponents.md', import.meta.url))
const LEVELS = ['greedy', 'recruit', 'regular', 'veteran', 'elite'] as const
const SEED = 'strength'
/** So many games before what came of them is written down: workers that begin anew for every pair of games do little else. */
const CHUNK = 12

export function addStrength(firegroup: Command, shell: Shell): void {
  firegroup
    .command('strength')
    .description('let the levels of all systems meet, on both sides of every scenario, and keep what came of it; see docs/opponents.md')
    .option('--games <n>', 'how many each pair plays; an even number', gamesOption, 100)
    .option('--minutes <n>', 'begin nothing more after so many minutes; run again, it goes on', minutesOption)
    .option(
      '--systems <a,b>',
      'ids; all unless given',
      listOption,
      CATALOGUE.map(({ id }) => id),
    )
    .option('--players <a,b,…>', 'who meets, from the weakest on', listOption, LEVELS)
    .option('--jobs <n>', 'how many games at a time', jobsOption, defaultJobs())
    .option('--file <file>', 'where the figures are kept', SHIPPED)
    .option('--docs <file>', 'where the tables are shown', DOCS)
    .action((options: StrengthOptions) => strength(options, shell))
}

/** Whoever has met least often is next, a few games at a time, each few written down: stopped or killed, it goes on where it was. */
async function strength(options: StrengthOptions, shell: Shell): Promise<void> {
  const { file, docs, games, systems, players, jobs } = options
  if (games % 2 !== 0) throw badInput(`--games must be an even number, so that both sides are played as often, not ${games}.`)
  for (const system of systems) for (const player of players) knownPlayer(arenaOf(system), player)
  if (new Set(players).size < Math.max(2, players.length)) throw badInput('--players must name at least two players, each once.')
  for (const each of [file, docs]) checkWritable(each)
  const meetings = readTable<Meeting>(file)
  const pairs = pairsOf(systems, players)
  const ends = Date.now() + (options.minutes ?? Number.POSITIVE_INFINITY) * 60_000
  const sealed = new Set<string>()
  for (let pair = nextPair(pairs, meetings, games); pair && Date.now() < ends; pair = nextPair(pairs, meetings, games)) {
    const name = nameOf(pair)
    const known = meetings[name]
    if (known && !sealed.has(name) && sealOf((await play(pair, 0, 1, 1, shell)).records) !== known.seal) delete meetings[name]
    sealed.add(name)
    const before = meetings[name]
    const from = before?.games ?? 0
    const { records, interrupted } = await play(pair, from, Math.min(games, from + CHUNK), jobs, shell)
    if (records.length >= 2) meetings[name] = meetingWith(before, pair, before?.seal ?? sealOf(records.slice(0, 1)), records)
    write(options, meetings)
    if (interrupted) break
  }
  write(options, meetings)
  print(shell, strengthTables(meetings, TITLES))
}

function play({ system, players }: Pair, from: number, to: number, jobs: number, { err }: Shell) {
  const chosen = chooseScenarios(system)
  const plan = { arena: arenaOf(system), players, scenarios: chosen.map(({ id }) => id), games: to, seed: SEED }
  return run(playAll, { system, scenarios: chosen.map(({ scenario }) => scenario) }, ladderTasks(plan).slice(from), jobs, err)
}

const TITLES: ReadonlyMap<string, string> = new Map(CATALOGUE.map(({ id, title }) => [id, title]))

function write({ file, docs }: Pick<StrengthOptions, 'file' | 'docs'>, meetings: Meetings): void {
  writeRows(file, meetings)
  writeDocs(docs, PLACE, strengthTables(meetings, TITLES))
}
