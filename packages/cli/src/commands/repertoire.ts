import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { approacherOf, type OpeningBook, openerOf } from '@firegroup/ai'
import { bookOf, nextTrials, ranking, type SideWays, type Tuner } from '@firegroup/lab'
import type { Command } from 'commander'
import { readTable, writeRows } from '../files.ts'
import { print, type Shell } from '../shell.ts'
import { tunerOf } from '../sim/arenas.ts'
import { columns } from '../sim/columns.ts'
import { playAll } from '../sim/crew.ts'
import { type GoOnOptions, goOn, goOnOptions } from '../sim/go-on.ts'
import { listOption } from '../sim/options.ts'
import { run } from '../sim/run.ts'
import { type Chosen, chooseScenarios } from '../sim/scenarios.ts'
import { repertoireFile } from '../tune/files.ts'

interface RepertoireOptions extends GoOnOptions {
  readonly scenarios?: readonly string[]
  readonly write?: boolean
}

/** A side of a scenario. */
interface Place {
  readonly chosen: Chosen
  readonly side: SideWays
}

/** What is found out about each side: its best ways to open, or to go about the whole game. */
interface Part {
  readonly name: 'openings' | 'approaches'
  readonly description: string
  readonly waysIn: (tuner: Tuner, scenario: object, name: string) => readonly SideWays[]
  /** Who plays in a way. */
  readonly player: (way: number) => string
  /** So many ways that are about as good are kept. */
  readonly kept: number
}

const OPENINGS: Part = {
  name: 'openings',
  description: 'find out by whole games which ways to set up do best on each side of the scenarios of a system; see docs/simulator.md',
  waysIn: (tuner, scenario, name) => tuner.openings(scenario, name),
  player: openerOf,
  kept: 3,
}

const APPROACHES: Part = {
  name: 'approaches',
  description: 'the same of ways to go about the whole game, patiently or in haste; after the openings, which they use',
  waysIn: (tuner, scenario, name) => tuner.approaches(scenario, name),
  player: approacherOf,
  kept: 1,
}

const CACHE = fileURLToPath(new URL('../../../../.cache/', import.meta.url))

export function addOpenings(firegroup: Command, shell: Shell): void {
  addPart(OPENINGS, firegroup, shell)
}

export function addApproaches(firegroup: Command, shell: Shell): void {
  addPart(APPROACHES, firegroup, shell)
}

function addPart(part: Part, firegroup: Command, shell: Shell): void {
  const command = firegroup
    .command(part.name)
    .description(part.description)
    .argument('<system>', 'a rule system')
    .option('--scenarios <a,b>', 'ids; all that come with the system unless given', listOption)
    .option('--write', 'put the best beside the system’s advice, where its players know them')
  goOnOptions(command, { games: 96, file: `${CACHE}${part.name}-SYSTEM.json` }, 'of the ways that do best').action(
    (system: string, options: RepertoireOptions) => findWays(part, system, options, shell),
  )
}

/** Every way against whoever does what looks best at first sight; the better ones are tried further. */
async function findWays(part: Part, system: string, options: RepertoireOptions, shell: Shell): Promise<void> {
  const tuner = tunerOf(system)
  const file = options.file.replace('SYSTEM', system)
  mkdirSync(dirname(file), { recursive: true })
  const known = readTable<SideWays>(file)
  const places = chooseScenarios(system, options.scenarios).flatMap((chosen): Place[] =>
    part.waysIn(tuner, chosen.scenario, chosen.id).map((side) => ({ chosen, side })),
  )
  for (const { side } of places) if (!isSame(known[nameOf(side)], side)) known[nameOf(side)] = side
  const all = () => Object.values(known)
  const now = ({ side }: Place): SideWays => known[nameOf(side)]!
  const isDone = (place: Place): boolean => nextTrials(now(place), all(), options.games).ways.length === 0
  await goOn({ ...options, file }, options.games, {
    things: places,
    has: (place) => (isDone(place) ? options.games : Math.min(options.games - 1, gamesOf(now(place)))),
    isStale: async () => false,
    forget: () => undefined,
    play: async (place) => {
      const trials = nextTrials(now(place), all(), options.games)
      const { records, interrupted } = await play(part, place.chosen, now(place), trials, options.jobs, shell)
      if (!interrupted) known[nameOf(place.side)] = withGames(now(place), records)
      return { interrupted }
    },
    write: () => writeRows(file, known),
  })
  print(shell, report(all()))
  if (!options.write) return
  const book = repertoireFile(system, part.name)
  const found = bookOf(all(), part.kept)
  // of some scenarios by themselves nothing follows for the others, nor for those that are not known
  writeRows(book, options.scenarios ? { ...readTable<OpeningBook[string]>(book), ...withoutTasks(found) } : found)
  print(shell, `\nWritten to ${book}.`)
}

function withoutTasks({ '': _, ...ofScenarios }: OpeningBook): OpeningBook {
  return ofScenarios
}

type Trials = ReturnType<typeof nextTrials>

interface Played {
  readonly way: number
  readonly points: number
}

async function play(part: Part, { arena, id, scenario }: Chosen, known: SideWays, trials: Trials, jobs: number, { err }: Shell) {
  const games = trials.ways.flatMap((way) => {
    const from = known.ways.find((each) => each.way === way)!.games
    return Array.from({ length: trials.to - from }, (_, i) => ({ way, seed: `${part.name} ${id} ${from + i + 1}` }))
  })
  const tasks = games.map(({ way, seed }) => ({
    seed,
    scenario: 0,
    players: arena.seats.map((seat) => (seat === known.seat ? part.player(way) : 'greedy')),
  }))
  const { records, interrupted } = await run(playAll, { system: arena.id, scenarios: [scenario] }, tasks, jobs, err)
  const played = records.map(
    ({ winner }, i): Played => ({
      way: games[i]!.way,
      points: winner === null ? 0.5 : winner === known.seat ? 1 : 0,
    }),
  )
  return { records: played, interrupted }
}

function withGames(side: SideWays, played: readonly Played[]): SideWays {
  const ways = side.ways.map((record) => {
    const own = played.filter(({ way }) => way === record.way)
    return { ...record, games: record.games + own.length, points: record.points + own.reduce((sum, { points }) => sum + points, 0) }
  })
  return { ...side, ways }
}

/** The scenario or the ways have changed, and what is known is of others. */
function isSame(known: SideWays | undefined, now: SideWays): boolean {
  const waysOf = ({ ways }: SideWays) => ways.map(({ way }) => way).join()
  return known !== undefined && known.task === now.task && waysOf(known) === waysOf(now)
}

function nameOf({ scenario, seat }: SideWays): string {
  return `${scenario} ${seat}`
}

function gamesOf({ ways }: SideWays): number {
  return Math.max(...ways.map(({ games }) => games))
}

function report(all: readonly SideWays[]): string {
  const percent = (share: number) => `${(100 * share).toFixed(0)} %`
  const rows = all.map((side) => {
    const [best] = ranking(side, all)
    const usual = side.ways[0]!
    const { record, merit } = best!
    return [
      side.scenario,
      side.seat,
      `${side.ways.length}`,
      usual.games === 0 ? '' : percent(usual.points / usual.games),
      `${record.way}`,
      percent(merit),
      `${record.games}`,
    ]
  })
  return columns([['scenario', 'side', 'ways', 'the first', 'best', 'expected', 'games'], ...rows])
}
