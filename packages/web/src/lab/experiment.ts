/** What a series is about, and the address that sets it up again. */

export interface Experiment {
  /** By its id, which is unique over all games. */
  readonly scenario: string
  /** By name, in the order of the seats. */
  readonly players: readonly string[]
  readonly games: number
  readonly seed: string
  /** The variants that are tried besides. */
  readonly variants: readonly string[]
}

export const GAME_COUNTS = [20, 100, 500, 2000] as const
export const MOST_GAMES = 100_000
const LONGEST_SEED = 64

/** What can be played and what can be a seed, for whoever typed something else. */
export const GAMES_RULE = 'The number of games must be a whole number from 1 to 100,000.'
export const SEED_RULE = 'The seed must be a word or a number of at most 64 letters.'

/** 'scenario=first-light&players=greedy,greedy&games=200&seed=1'. */
export function queryOf({ scenario, players, games, seed, variants }: Experiment): string {
  const query = new URLSearchParams({ scenario, players: players.join(','), games: String(games), seed })
  if (variants.length > 0) query.set('variants', variants.join(','))
  return query.toString().replaceAll('%2C', ',')
}

/** What of an address can be used; whether there is such a scenario, player or variant is left to whoever knows the game. */
export function experimentOf(query: string): Partial<Experiment> {
  const found = new URLSearchParams(query)
  const text = (name: string): string | undefined => found.get(name)?.trim() || undefined
  const list = (name: string): readonly string[] | undefined => text(name)?.split(',').filter(Boolean)
  const games = gamesIn(text('games') ?? '')
  const seed = seedIn(found.get('seed') ?? '')
  const [scenario, players, variants] = [text('scenario'), list('players'), list('variants')]
  return {
    ...(scenario !== undefined && { scenario }),
    ...(players !== undefined && { players }),
    ...(variants !== undefined && { variants }),
    ...(games !== null && { games }),
    ...(seed !== null && { seed }),
  }
}

/** What of an address is no number of games or no seed, in sentences. */
export function wrongIn(query: string): string[] {
  const found = new URLSearchParams(query)
  const isWrong = (name: string, read: (text: string) => unknown): boolean => found.has(name) && read(found.get(name) ?? '') === null
  return [...(isWrong('games', gamesIn) ? [GAMES_RULE] : []), ...(isWrong('seed', seedIn) ? [SEED_RULE] : [])]
}

/** A number of games as it was typed; null where it is none that can be played. */
export function gamesIn(text: string): number | null {
  const plain = text.replaceAll(/[\s,.]/g, '')
  const games = Number(plain)
  return /^\d{1,6}$/.test(plain) && games >= 1 && games <= MOST_GAMES ? games : null
}

/** A seed as it was typed; null where it can't be one. */
export function seedIn(text: string): string | null {
  const seed = text.trim()
  return seed !== '' && seed.length <= LONGEST_SEED ? seed : null
}
