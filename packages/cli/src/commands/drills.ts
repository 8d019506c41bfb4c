import { fileURLToPath } from 'node:url'
import { type Counsel, contestants, type Player, positionOf } from '@firegroup/ai'
import { CATALOGUE, scenarios } from '@firegroup/content'
import { type Game, type GameEvent, KeyedChance, keyFromSeed, startGame } from '@firegroup/kernel'
import { type Drill, drillAgain, drillAt, openDrill } from '@firegroup/lab'
import type { Command } from 'commander'
import { isAnswer, THEMES } from '../drills/themes.ts'
import { badInput } from '../errors.ts'
import { checkWritable, readJsonFile, writeText } from '../files.ts'
import { print, type Shell } from '../shell.ts'
import { listOption } from '../sim/options.ts'

interface DrillOptions {
  readonly count: number
  readonly seed: string
  readonly scenarios?: readonly string[]
  readonly themes?: readonly string[]
  readonly file?: string
  readonly again?: boolean
}

/** A drill that comes after so many decisions would weigh too much, and be too little like a beginning. */
const LATEST = 130
/** Of one theme, and of one scenario. */
const OF_A_THEME = 5
const OF_A_SCENARIO = 8
const OF_A_GAME = 3
const MOST_GAMES = 400

export function addDrills(firegroup: Command, shell: Shell): void {
  firegroup
    .command('drills')
    .description(
      'look for drills in games between computer players: positions with one clearly best answer; for packages/content/src/drills',
    )
    .argument('<system>', 'aslsk, lnlt or upfront')
    .option('--count <n>', 'how many', (text) => Number.parseInt(text, 10), 18)
    .option('--seed <seed>', 'other games for another seed', 'drills')
    .option('--scenarios <a,b>', 'ids; all of the system unless given', listOption)
    .option('--themes <a,b>', 'kinds of question, as shot or hold; all unless given', listOption)
    .option('--file <file>', 'where they are kept; with the scenarios unless given')
    .option('--again', 'measure those that there are once more, and leave out what no longer holds')
    .action((system: string, options: DrillOptions) => drills(system, options, shell))
}

async function drills(id: string, { count, seed, file, scenarios: wanted, themes, again }: DrillOptions, shell: Shell): Promise<void> {
  const entry = CATALOGUE.find((each) => each.id === id)
  if (!entry) throw badInput(`There is no system '${id}'; there are ${CATALOGUE.map((each) => each.id).join(', ')}.`)
  const target = file ?? fileURLToPath(new URL(`../../../content/src/drills/${id}.json`, import.meta.url))
  checkWritable(target)
  const keep = (found: readonly Drill[]): void => writeText(target, `[\n${found.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`)
  if (again) {
    const known = readJsonFile(target) as readonly Drill[]
    const held = await entry.rules(({ system, counsel }) =>
      known.flatMap((drill) => {
        const scenario = scenarios.find((each) => each.id === drill.scenario)
        const opened = scenario && openDrill(system, scenario, drill)
        return opened?.ok ? (drillAgain(counsel, opened.value, drill) ?? []) : []
      }),
    )
    keep(held)
    print(shell, `${held.length} of ${known.length} hold.`)
    return
  }
  const found: Drill[] = []
  const own = scenarios.filter((each) => each.system === id && (wanted?.includes(each.id) ?? true))
  await entry.rules(({ system, counsel }) => {
    for (let n = 0; n < MOST_GAMES && found.length < count; n++) {
      const scenario = own[n % own.length]!
      const { id: name } = scenario
      if (found.filter((drill) => drill.scenario === name).length >= OF_A_SCENARIO) continue
      const key = keyFromSeed(`${seed} ${id} ${n}`)
      const started = startGame(system, { scenario }, { key })
      if (!started.ok) continue
      const players = contestants(counsel)
      for (const drill of drillsOf(id, started.value, counsel, players[n % 2 === 0 ? 'greedy' : 'recruit']!(), `${seed} ${n}`, themes)) {
        if (found.length >= count || found.filter(({ theme }) => theme === drill.theme).length >= OF_A_THEME) continue
        found.push({ id: `${id}-${found.length + 1}`, system: id, scenario: name, key, ...drill })
        keep(found)
        print(shell, `${found.length}: ${name}, ${drill.theme}: ${drill.ways.map(({ words, chance }) => `${words} ${chance}`).join(' | ')}`)
      }
    }
  })
}

/** What a game between two such players has to offer, played as far as it is wanted. */
function drillsOf<S, E extends GameEvent>(
  id: string,
  game: Game<S, E>,
  counsel: Counsel<S>,
  player: Player<S>,
  seed: string,
  themes?: readonly string[],
): Untitled[] {
  const chance = new KeyedChance(keyFromSeed(seed))
  const told: Untitled[] = []
  while (!game.outcome && game.decisionCount < LATEST && told.length < OF_A_GAME) {
    const open = game.open[0]!
    const theme = THEMES[id]?.(open.question.kind, [...open.question.candidates()])
    // a few moments of each game, always the same
    if (
      theme &&
      game.open.length === 1 &&
      (themes?.includes(theme) ?? chance.die(2) === 1) &&
      told.every((drill) => drill.theme !== theme)
    ) {
      const drill = drillAt(counsel, game, open, theme, isAnswer)
      const decisions = game.log.map(({ seat, decision }) => [game.system.seats.indexOf(seat), decision] as const)
      if (drill) told.push({ ...drill, decisions })
    }
    game.take(open.seat, player.choose(positionOf(game, open, chance)))
  }
  return told
}

type Untitled = Omit<Drill, 'id' | 'system' | 'scenario' | 'key'>
