import { greedy, type Player, playMatch, random } from '@firegroup/ai'
import { type AslskState, advisor, aslsk, type Side } from '@firegroup/aslsk'
import { expect, test, vi } from 'vitest'
import { scenarios } from '../../aslsk.ts'

vi.setConfig({ testTimeout: 300_000 })

const RANDOM_GAMES = 1000
const GREEDY_GAMES = 200

/** The scenarios in turn, each with a new seed; gives who won what. */
function series(
  games: number,
  players: (n: number) => { readonly [S in Side]: Player<AslskState> },
  judge: (n: number, winner: string | null) => void,
) {
  for (let n = 0; n < games; n++) {
    const scenario = scenarios[n % scenarios.length]!
    const { outcome } = playMatch(aslsk, { scenario }, players(n), `series ${n}`, 20_000)
    judge(n, outcome.winner)
  }
}

test(`${RANDOM_GAMES} random games over all scenarios end without a fault or a dead end`, () => {
  let ended = 0
  series(
    RANDOM_GAMES,
    () => ({ allied: random(), axis: random() }),
    () => ended++,
  )
  expect(ended).toBe(RANDOM_GAMES)
})

test(`${GREEDY_GAMES} greedy games over all scenarios end, and both sides win some`, () => {
  const wins: Record<string, number> = {}
  series(
    GREEDY_GAMES,
    () => ({ allied: greedy(advisor), axis: greedy(advisor) }),
    (_, winner) => {
      wins[winner ?? 'nobody'] = (wins[winner ?? 'nobody'] ?? 0) + 1
    },
  )
  expect(wins['allied']).toBeGreaterThan(0)
  expect(wins['axis']).toBeGreaterThan(0)
})

test('greedy beats random in at least 95 of 100 games, whichever side it plays', () => {
  let won = 0
  const sideOf = (n: number): Side => (Math.floor(n / scenarios.length) % 2 === 0 ? 'allied' : 'axis')
  series(
    GREEDY_GAMES,
    (n) => ({ allied: random(), axis: random(), [sideOf(n)]: greedy<AslskState>(advisor) }),
    (n, winner) => {
      if (winner === sideOf(n)) won++
    },
  )
  expect(won).toBeGreaterThanOrEqual(0.95 * GREEDY_GAMES)
})
