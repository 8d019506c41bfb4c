/** What lies ready for a series: the games with their scenarios, and the set-up that was asked for as far as it can be had. */
import type { ScenarioCard } from '../games/game.ts'
import type { Shelved } from '../games/index.ts'
import type { LabGame } from '../games/lab.ts'
import { type Experiment, gamesIn, seedIn } from './experiment.ts'
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

/** What an address asks for that is not to be had, in sentences. */
export function noticesOf({ scenario, players = [] }: Partial<Experiment>, { arena }: LabGame, all: readonly Shelved[]): string[] {
  const unknown = players.filter((name) => !arena.players.includes(name))
  return [
    ...(scenario !== undefined && !onShelf(scenario, all) ? [`There is no scenario '${scenario}' here. Pick another one.`] : []),
    ...unknown.map((name) => `There is no player '${name}' in this game. ${nameOfPlayer(USUAL_PLAYER, [])} plays instead.`),
  ]
}

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
  if (gamesIn(games) === null) return { field: 'games', message: 'The number of games must be a whole number from 1 to 100,000.' }
  if (seedIn(seed) === null) return { field: 'seed', message: 'The seed must be a word or a number of at most 64 letters.' }
  return null
}

export function subjectOf(setup: Setup, card: ScenarioCard, game: LabGame): Subject {
  const { id, name, scenario } = card
  return { game, id, name, scenario, players: playersOf(setup, game), seed: seedIn(setup.seed) ?? setup.seed }
}

/** As the levels of the game name them; else by the player's own name. */
export function nameOfPlayer(id: string, levels: readonly { readonly id: string; readonly name: string }[]): string {
  return levels.find((level) => level.id === id)?.name ?? `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`
}
