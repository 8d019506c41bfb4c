import { fileURLToPath } from 'node:url'
import { CATALOGUE } from '@firegroup/content'
import { type GameRecord, ladderTasks, type Meeting, sealed } from '@firegroup/lab'
import type { Command } from 'commander'
import { writeDocs } from '../docs-place.ts'
import { badInput } from '../errors.ts'
import { readTable, writeRows } from '../files.ts'
import { print, type Shell } from '../shell.ts'
import { arenaOf, knownPlayer } from '../sim/arenas.ts'
import { playAll } from '../sim/crew.ts'
import { goOn, goOnOptions, type ShownOptions } from '../sim/go-on.ts'
import { listOption } from '../sim/options.ts'
import { run } from '../sim/run.ts'
import { chooseScenarios } from '../sim/scenarios.ts'
import { meetingWith, nameOf, type Pair, PLACE, type Played, pairsOf, SYSTEMS, strengthTables } from '../strength/table.ts'

interface StrengthOptions extends ShownOptions {
  readonly systems: readonly string[]
  readonly players: readonly string[]
}

const SHIPPED = fileURLToPath(new URL('../../../content/src/strength.json', import.meta.url))
const DOCS = fileURLToPath(new URL('../../../../docs/opponents.md', import.meta.url))
const LEVELS = ['greedy', 'recruit', 'regular', 'veteran', 'elite'] as const
const SEED = 'strength'
/** So many games before what came of them is written down: workers that begin anew for every pair of games do little else. */
const CHUNK = 12

export function addStrength(firegroup: Command, shell: Shell): void {
  const command = firegroup
    .command('strength')
    .description('let the levels of all systems meet, on both sides of every scenario, and keep what came of it; see docs/opponents.md')
    .option(
      '--systems <a,b>',
      'ids; all unless given',
      listOption,
      CATALOGUE.map(({ id }) => id),
    )
    .option('--players <a,b,…>', 'who meets, from the weakest on', listOption, LEVELS)
  goOnOptions(command, { games: 100, file: SHIPPED, docs: DOCS }, 'each pair plays; an even number').action((options: StrengthOptions) =>
    strength(options, shell),
  )
}

async function strength(options: StrengthOptions, shell: Shell): Promise<void> {
  const { file, docs, games, systems, players, jobs } = options
  if (games % 2 !== 0) throw badInput(`--games must be an even number, so that both sides are played as often, not ${games}.`)
  for (const system of systems) for (const player of players) knownPlayer(arenaOf(system), player)
  if (new Set(players).size < Math.max(2, players.length)) throw badInput('--players must name at least two players, each once.')
  const meetings = readTable<Meeting>(file)
  await goOn(options, CHUNK, {
    things: pairsOf(systems, players),
    has: (pair) => gamesOf(meetings[nameOf(pair)]),
    isStale: async (pair) => sealOf((await play(pair, 0, SEALED, 1, shell)).played) !== meetings[nameOf(pair)]?.seal,
    forget: (pair) => delete meetings[nameOf(pair)],
    play: async (pair, from, to) => {
      const known = meetings[nameOf(pair)]
      const before = known?.outdated ? undefined : known
      const { played, interrupted } = await play(pair, from, to, jobs, shell)
      if (played.length >= 2) meetings[nameOf(pair)] = meetingWith(before, pair, before?.seal ?? sealOf(played), played)
      return { interrupted }
    },
    write: () => {
      writeRows(file, meetings)
      writeDocs(docs, PLACE, strengthTables(meetings, SYSTEMS))
    },
  })
  print(shell, strengthTables(meetings, SYSTEMS))
}

/** What is known to be of players as they were before counts for nothing. */
const gamesOf = (meeting: Meeting | undefined): number => (!meeting || meeting.outdated ? 0 : meeting.games)

/** Games by which a pair is known again, one from either side. */
const SEALED = 2

/** Turn by turn: players who have changed may still win their first game in as many decisions and with the same losses. */
function sealOf(played: readonly Recorded[]): string {
  return sealed(played.slice(0, SEALED).map(({ record: { winner, decisions, standings } }) => [winner, decisions, standings]))
}

interface Recorded extends Played {
  readonly record: GameRecord
}

async function play({ system, players }: Pair, from: number, to: number, jobs: number, { err }: Shell) {
  const chosen = chooseScenarios(system)
  const plan = { arena: arenaOf(system), players, scenarios: chosen.map(({ id }) => id), games: to, seed: SEED }
  const tasks = ladderTasks(plan).slice(from)
  const { records, interrupted } = await run(playAll, { system, scenarios: chosen.map(({ scenario }) => scenario) }, tasks, jobs, err)
  const played = records.map((record, i): Recorded => ({ scenario: plan.scenarios[tasks[i]!.scenario]!, record }))
  return { played, interrupted }
}
