import { greedy, type Player, playMatch, random } from '@firegroup/ai'
import { advisor, type Side, type UpfrontState, upfront } from '@firegroup/upfront'
import { expect, test, vi } from 'vitest'
import { scenarios } from '../../upfront.ts'

vi.setConfig({ testTimeout: 300_000 })

const RANDOM_GAMES = 1000
const GREEDY_GAMES = 200
const MOST_DECISIONS = 20_000

/** The scenarios in turn, each with a new seed; tells who won what. */
function series(
  games: number,
  players: (n: number) => { readonly [S in Side]: Player<UpfrontState> },
  judge: (n: number, winner: string | null) => void,
) {
  for (let n = 0; n < games; n++) {
    const scenario = scenarios[n % scenarios.length]!
    const { outcome } = playMatch(upfront, { scenario }, players(n), `series ${n}`, MOST_DECISIONS)
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

test(`${GREEDY_GAMES} greedy games over all scenarios end, and both sides win some of each`, () => {
  const wins: Record<string, number> = {}
  series(
    GREEDY_GAMES,
    () => ({ allied: greedy(advisor), axis: greedy(advisor) }),
    (n, winner) => {
      const key = `${scenarios[n % scenarios.length]!.id} ${winner ?? 'nobody'}`
      wins[key] = (wins[key] ?? 0) + 1
    },
  )
  for (const { id } of scenarios) for (const side of upfront.seats) expect([`${id} ${side}`, wins[`${id} ${side}`] ?? 0]).not.toContain(0)
})

test('greedy beats random in at least 95 of 100 games, whichever side it plays', () => {
  let won = 0
  const sideOf = (n: number): Side => (Math.floor(n / scenarios.length) % 2 === 0 ? 'allied' : 'axis')
  series(
    GREEDY_GAMES,
    (n) => ({ allied: random(), axis: random(), [sideOf(n)]: greedy<UpfrontState>(advisor) }),
    (n, winner) => {
      if (winner === sideOf(n)) won++
    },
  )
  expect(won).toBeGreaterThanOrEqual(0.95 * GREEDY_GAMES)
})

/** Every imagined state is another one that the seat can't tell from the real one. */
test('greedy decides the same whatever is hidden from it', () => {
  const steady: Player<UpfrontState> = {
    name: 'steady',
    choose(position) {
      const [once, again] = [greedy(advisor).choose(position), greedy(advisor).choose(position)]
      expect(again).toEqual(once)
      return once
    },
  }
  series(
    2 * scenarios.length,
    () => ({ allied: steady, axis: steady }),
    () => {},
  )
})
