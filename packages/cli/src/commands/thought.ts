import { LEVELS } from '@firegroup/ai'
import { CATALOGUE, type Rules, scenarios } from '@firegroup/content'
import type { GameEvent } from '@firegroup/kernel'
import { type Departure, departuresOf } from '@firegroup/lab'
import type { Command } from 'commander'
import { badInput } from '../errors.ts'
import { print, type Shell } from '../shell.ts'
import { columns } from '../sim/columns.ts'
import { gamesOption, listOption } from '../sim/options.ts'

interface ThoughtOptions {
  readonly level: string
  readonly games: number
  readonly playouts: number
  readonly seed: string
  readonly scenarios?: readonly string[]
}

export function addThought(firegroup: Command, shell: Shell): void {
  firegroup
    .command('thought')
    .description(
      'measure what thinking is worth: where a level departs from first sight, what it says of that and what comes of it; see docs/simulator.md',
    )
    .argument('<system>', 'aslsk, lnlt or upfront')
    .option('--level <name>', Object.keys(LEVELS).join(', '), 'veteran')
    .option('--games <n>', 'how many, against greedy, a side and a scenario after the other', gamesOption, 8)
    .option('--playouts <n>', 'games to the end from each of two ways', gamesOption, 40)
    .option('--seed <seed>', 'other games for another seed', 'thought')
    .option('--scenarios <a,b>', 'ids; all of the system unless given', listOption)
    .action((system: string, options: ThoughtOptions) => thought(system, options, shell))
}

async function thought(id: string, options: ThoughtOptions, shell: Shell): Promise<void> {
  const entry = CATALOGUE.find((each) => each.id === id)
  if (!entry) throw badInput(`There is no system '${id}'; there are ${CATALOGUE.map((each) => each.id).join(', ')}.`)
  if (!(options.level in LEVELS)) throw badInput(`There is no level '${options.level}'; there are ${Object.keys(LEVELS).join(', ')}.`)
  const own = scenarios.filter((each) => each.system === id && (options.scenarios?.includes(each.id) ?? true))
  if (own.length === 0) throw badInput(`None of ${options.scenarios?.join(', ')} is a scenario of ${id}.`)
  const { departures, choices } = await entry.rules((rules) => played(rules, own, options, shell))
  print(shell, report(departures, choices))
}

function played<S, E extends GameEvent>(
  { system, counsel }: Rules<S, E>,
  own: typeof scenarios,
  { level, games, playouts, seed }: ThoughtOptions,
  { err }: Shell,
): { readonly departures: readonly Departure[]; readonly choices: number } {
  const all: Departure[] = []
  let choices = 0
  for (let n = 0; n < games; n++) {
    const seat = system.seats[n % system.seats.length]!
    const plan = { level: LEVELS[level as keyof typeof LEVELS], seed: `${seed} ${n + 1}`, playouts }
    const game = departuresOf(system, { scenario: own[Math.floor((n * own.length) / games) % own.length] }, counsel, seat, plan)
    all.push(...game.departures)
    choices += game.choices
    err.write(`${n + 1} of ${games} games, ${all.length} departures\n`)
  }
  return { departures: all, choices }
}

const Z95 = 1.96

/** In hundredths of a game. */
function report(departures: readonly Departure[], choices: number): string {
  const byKind: [string, readonly Departure[]][] = [...Map.groupBy(departures, ({ kind }) => kind)]
  if (departures.length > 0) byKind.push(['all', departures])
  const rows = byKind.map(([kind, some]) => {
    const mean = (of: (each: Departure) => number) => (100 * some.reduce((sum, each) => sum + of(each), 0)) / some.length
    const error = Z95 * Math.sqrt(mean(({ variance }) => 100 * variance) / some.length)
    return [kind, `${some.length}`, mean(({ said }) => said).toFixed(1), `${mean(({ came }) => came).toFixed(1)} ± ${error.toFixed(1)}`]
  })
  if (rows.length === 0) return `No departure from first sight in ${choices} choices.`
  return `${columns([['question', 'departures', 'said', 'came'], ...rows])}\n\nOf ${choices} choices, in hundredths of a game.`
}
