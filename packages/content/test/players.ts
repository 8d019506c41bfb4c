import { type Advisor, greedy, type Player, playMatch, random } from '@firegroup/ai'
import type { GameEvent, Seat, System } from '@firegroup/kernel'
import { expect, test, vi } from 'vitest'

const RANDOM_GAMES = 1000
const GREEDY_GAMES = 200
const MOST_DECISIONS = 20_000

/** What holds for the computer players of every system, over all the scenarios that come with it. */
export function computerPlayers<S, E extends GameEvent>(system: System<S, E>, scenarios: readonly object[], advisor: Advisor<S>): void {
  vi.setConfig({ testTimeout: 300_000 })
  const [first, second] = system.seats as [Seat, Seat]

  /** The scenarios in turn, each with a new seed; gives who won which. */
  function series(games: number, playersOf: (n: number) => readonly [Player<S>, Player<S>]): (Seat | null)[] {
    return Array.from({ length: games }, (_, n) => {
      const [one, other] = playersOf(n)
      const scenario = scenarios[n % scenarios.length]!
      return playMatch(system, { scenario }, { [first]: one, [second]: other }, `series ${n}`, MOST_DECISIONS).outcome.winner
    })
  }

  test(`${RANDOM_GAMES} random games over all scenarios end without a fault or a dead end`, () => {
    expect(series(RANDOM_GAMES, () => [random(), random()])).toHaveLength(RANDOM_GAMES)
  })

  test(`${GREEDY_GAMES} greedy games over all scenarios end, and both sides win some`, () => {
    const winners = series(GREEDY_GAMES, () => [greedy(advisor), greedy(advisor)])
    for (const seat of system.seats) expect(winners).toContain(seat)
  })

  test('greedy beats random in at least 95 of 100 games, whichever side it plays', () => {
    const isFirst = (n: number): boolean => Math.floor(n / scenarios.length) % 2 === 0
    const winners = series(GREEDY_GAMES, (n) => (isFirst(n) ? [greedy(advisor), random()] : [random(), greedy(advisor)]))
    const won = winners.filter((winner, n) => winner === (isFirst(n) ? first : second))
    expect(won.length).toBeGreaterThanOrEqual(0.95 * GREEDY_GAMES)
  })
}
