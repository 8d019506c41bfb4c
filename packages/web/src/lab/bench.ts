/** What lies ready for a series: the games with their scenarios, and the set-up that was asked for as far as it can be had. */
import type { Variant } from '@firegroup/kernel'
import type { ScenarioCard } from '../games/game.ts'
import type { Shelved } from '../games/index.ts'
import type { LabGame } from '../games/lab.ts'
import { type Experiment, experimentOf, GAMES_RULE, gamesIn, SEED_RULE, seedIn, wrongIn } from './experiment.ts'
import type { Subject } from './laboratory.ts'

/** The form as it stands: the number of games and the seed as they are typed. */
export interface Setup {
  readonly scenario: string
  /** Those that the game does not have are replaced by the usual one. */
  readonly players: readonly string[]
  readonly games: string
  readonly seed: string
}

const USUAL_PLAYER = 'greedy'
const USUAL: Omit<Setup, 'scenario'> = { players: [], games: '100', seed: '1' }

/** What an address asks for; else what was run last; else the first scenario. */
export function setupOf(asked: Partial<Experiment>, last: Subject | null, all: readonly Shelved[]): Setup {
  const first = all[0]!.shelf.scenarios[0]!.id
  const before = last && { scenario: last.id, players: last.players, seed: last.seed }
  const { scenario, players, games, seed } = asked
  const begun = scenario === undefined && before ? { ...USUAL, ...before } : { ...USUAL, scenario: first }
  return {
    scenario: scenario !== undefined && onShelf(scenario, all) ? scenario : begun.scenario,
    players: players ?? begun.players,
    games: games === undefined ? begun.games : String(games),
    seed: seed ?? begun.seed,
  }
}

export interface OnShelf extends Shelved {
  readonly card: ScenarioCard
}

export function onShelf(id: string, all: readonly Shelved[]): OnShelf | undefined {
  for (const each of all) {
    const card = each.shelf.scenarios.find((one) => one.id === id)
    if (card) return { ...each, card }
  }
  return undefined
}

/** What an address asks for that is not to be had in the game and the scenario that it leads to, in sentences. */
export function noticesOf(address: string, { arena }: LabGame, variants: readonly Variant[], all: readonly Shelved[]): string[] {
  const { scenario, players = [], variants: ticked = [] } = experimentOf(address)
  const noScenario = scenario !== undefined && !onShelf(scenario, all)
  const strangers = new Set(players.slice(0, arena.seats.length).filter((name) => !arena.players.includes(name)))
  const noVariant = ticked.find((id) => variants.every((variant) => variant.id !== id))
  return [
    ...(noScenario ? [`There is no scenario ${quoted(scenario)} here. Pick another one.`] : []),
    ...[...strangers].map((name) => `There is no player ${quoted(name)} in this game. ${nameOfPlayer(USUAL_PLAYER, [])} plays instead.`),
    ...(noVariant !== undefined && !noScenario ? [`This scenario has no variant ${quoted(noVariant)}. Tick one that it has.`] : []),
    ...wrongIn(address).map((rule) => `${rule} The usual one is set instead.`),
  ]
}

const LONGEST_QUOTE = 40
const quoted = (text: string): string => `'${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text}'`

export const playersOf = ({ players }: Setup, { arena }: LabGame): readonly string[] =>
  arena.seats.map((_, i) => {
    const name = players[i]
    return name !== undefined && arena.players.includes(name) ? name : USUAL_PLAYER
  })

export interface SetupProblem {
  readonly field: 'games' | 'seed'
  readonly message: string
}

/** What can't be run as it is typed; null for nothing. */
export function problemOf({ games, seed }: Setup): SetupProblem | null {
  if (gamesIn(games) === null) return { field: 'games', message: GAMES_RULE }
  if (seedIn(seed) === null) return { field: 'seed', message: SEED_RULE }
  return null
}

export function subjectOf(setup: Setup, card: ScenarioCard, game: LabGame): Subject {
  const { id, name, scenario } = card
  return { game, id, name, scenario, players: playersOf(setup, game), seed: seedIn(setup.seed) ?? setup.seed }
}

/** Those who are no level to play against, and whose id says little. */
const NAMES: { readonly [id: string]: string } = { pbs: 'By the book' }

/** As the levels of the game name them; else by the player's own name. */
export function nameOfPlayer(id: string, levels: readonly { readonly id: string; readonly name: string }[]): string {
  return levels.find((level) => level.id === id)?.name ?? NAMES[id] ?? `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`
}
