import { expect, test } from 'vitest'
import { compared } from './comparison.ts'
import type { GameRecord, Standing } from './record.ts'
import { summarize } from './summary.ts'

const SEATS = ['north', 'south']

const after = (turn: number, north: number, south: number): Standing => ({ turn, losses: { north, south } })

const game = (winner: string | null, north: string, south: string, more: Partial<GameRecord> = {}): GameRecord => ({
  seed: '',
  players: { north, south },
  winner,
  reason: '',
  decisions: 10,
  turns: 2,
  standings: [after(1, 1, 0), after(2, 2, 4)],
  decided: winner === null ? null : 2,
  outlook: [],
  heat: [],
  ...more,
})

test('a summary counts wins by seat and by player', () => {
  const summary = summarize([game('north', 'x', 'y'), game('south', 'y', 'x'), game('north', 'y', 'x'), game(null, 'x', 'y')], SEATS)
  expect(summary.draws).toBe(1)
  expect(summary.seats.map(({ wins }) => [wins.count, wins.of])).toEqual([
    [2, 4],
    [1, 4],
  ])
  expect(
    summary.players.map(({ player, wins, seats }) => [player, wins.count, ...seats.map(({ wins }) => `${wins.count}/${wins.of}`)]),
  ).toEqual([
    ['x', 2, '1/2', '1/2'],
    ['y', 1, '1/2', '0/2'],
  ])
})

test('a summary tells length, losses by turn and where games were decided', () => {
  const long = game('north', 'x', 'x', { decisions: 20, turns: 3, standings: [after(1, 3, 0), after(2, 4, 4), after(3, 4, 6)], decided: 0 })
  const summary = summarize([game('north', 'x', 'x'), long], SEATS)
  expect(summary.players).toEqual([])
  expect(summary.decisions).toMatchObject({ mean: 15, least: 10, most: 20 })
  expect(summary.turns?.mean).toBe(2.5)
  expect(summary.seats[0]!.losses?.mean).toBe(3)
  expect(summary.seats[0]!.lossesByTurn).toEqual([
    { turn: 1, games: 2, mean: 2 },
    { turn: 2, games: 2, mean: 3 },
    { turn: 3, games: 1, mean: 4 },
  ])
  expect(summary.decided).toEqual([
    { turn: 0, games: 1 },
    { turn: 2, games: 1 },
  ])
})

const won = (winner: string | null, more: Partial<GameRecord> = {}) => game(winner, 'x', 'x', more)

test('the share of the first seat converges, in no more than 200 points, to that of all games', () => {
  const few = summarize([won('north'), won('south'), won(null), won('north')], SEATS)
  expect(few.converging.map(({ count, of }) => [count, of])).toEqual([
    [1, 1],
    [1, 2],
    [1, 3],
    [2, 4],
  ])
  const records = Array.from({ length: 1003 }, (_, n) => won(n % 3 === 0 ? 'north' : 'south'))
  const many = summarize(records, SEATS)
  expect(many.converging).toHaveLength(200)
  expect(many.converging.at(-1)).toEqual(many.seats[0]!.wins)
  expect(summarize([], SEATS).converging).toEqual([])
})

test('chances are spread over the games that lasted so long', () => {
  const chances = [0.1, 0.2, 0.3, 0.4, 0.5]
  const records = chances.map((chance, i) =>
    won('north', { outlook: [{ turn: 1, chance }, ...(i === 0 ? [{ turn: 2, chance: 0.9 }] : [])] }),
  )
  const [first, second] = summarize(records, SEATS).outlookByTurn
  expect(first).toMatchObject({ turn: 1, games: 5, p25: 0.2, p50: 0.3, p75: 0.4 })
  expect(first!.p10).toBeCloseTo(0.14)
  expect(first!.p90).toBeCloseTo(0.46)
  expect(second).toEqual({ turn: 2, games: 1, p10: 0.9, p25: 0.9, p50: 0.9, p75: 0.9, p90: 0.9, won: 0.9, lost: null })
})

test('games that were won and games that were lost have each a middle of their own', () => {
  const records = [0.9, 0.8, 0.7].map((chance) => won('north', { outlook: [{ turn: 1, chance }] }))
  const others = [0.1, 0.2, 0.3].map((chance) => won('south', { outlook: [{ turn: 1, chance }] }))
  const [first] = summarize([...records, ...others], SEATS).outlookByTurn
  expect([first!.won, first!.lost]).toEqual([0.8, 0.2])
})

test('heat is what a place had in a game on average, games without any counted', () => {
  const records = [
    won('north', {
      heat: [
        { place: 'B1', fire: 3, losses: { south: 2 } },
        { place: 'C4', fire: 1, losses: {} },
      ],
    }),
    won('south', { heat: [{ place: 'B1', fire: 1, losses: { north: 1, south: 1 } }] }),
    won('south'),
    won(null),
  ]
  expect(summarize(records, SEATS).heat).toEqual([
    { place: 'B1', fire: 1, losses: { north: 0.25, south: 0.75 } },
    { place: 'C4', fire: 0.25, losses: { north: 0, south: 0 } },
  ])
})

test('the closest game is the one decided latest, then the one that leaned least; a draw is closer than any', () => {
  const leaning = (chance: number) => ({
    outlook: [
      { turn: 1, chance: 0.5 },
      { turn: 2, chance },
    ],
  })
  const early = won('north', { seed: 'early', decided: 0, ...leaning(0.5) })
  const clear = won('north', { seed: 'clear', ...leaning(0.9) })
  const close = won('north', { seed: 'close', ...leaning(0.55) })
  expect(summarize([early, clear, close], SEATS).closest).toBe('close')
  expect(summarize([early, clear, close, won(null, { seed: 'drawn', ...leaning(0.9) })], SEATS).closest).toBe('drawn')
  expect(summarize([won('north', { turns: null, standings: [], decided: null })], SEATS).closest).toBeNull()
})

test('two series are compared game by game: the same dice in both leave less doubt', () => {
  const series = (winners: string) => [...winners].map((letter) => won(letter === 'n' ? 'north' : letter === 's' ? 'south' : null))
  const one = compared(series('nnsn'.repeat(10)), series('nssn'.repeat(10)), 'north')!
  expect(one).toMatchObject({ games: 40, difference: 0.25 })
  expect(one.low).toBeGreaterThan(0)
  const shuffled = compared(series('nnsn'.repeat(10)), series('snns'.repeat(10)), 'north')!
  expect(shuffled.difference).toBe(0.25)
  expect(shuffled.high - shuffled.low).toBeGreaterThan(one.high - one.low)
  expect(compared(series('nd'), series('ns'), 'north')!.difference).toBe(0.25)
  const alike = compared(series('ns'.repeat(10)), series('ns'.repeat(10)), 'north')!
  expect(alike.difference).toBe(0)
  expect(alike.low).toBeCloseTo(-0.129, 3)
  expect(alike.high).toBeCloseTo(0.129, 3)
  expect(compared(series('nn'), series('ss'), 'north')).toMatchObject({ difference: 1, high: 1 })
  expect(compared(series('nn'), series('ss'), 'north')!.low).toBeLessThan(0)
  expect(compared(series('n'), series('n'), 'north')).toBeNull()
})
