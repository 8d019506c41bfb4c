import type { System } from '@firegroup/kernel'
import { convoy, patrol } from '@firegroup/kernel/samples'
import { expect, test } from 'vitest'
import { random } from './random.ts'
import { decidedAfter, type GameRecord, playRecorded, type Standing } from './series.ts'
import { summarize } from './series-summary.ts'

const SEATS = ['north', 'south']

function measured<S extends { turn: number; lost: { north: number; south: number } }, E extends { readonly type: string }>(
  system: System<S, E>,
) {
  return { ...system, measure: ({ turn, lost }: S) => ({ turn, losses: { ...lost } }) }
}

const play = (seed: string) => playRecorded(measured(convoy), { scenario: {} }, { north: random(), south: random() }, seed)
const after = (turn: number, north: number, south: number, held?: Standing['held']): Standing => ({
  turn,
  losses: { north, south },
  ...(held && { held }),
})

test('a game is recorded turn by turn, losses never shrink, and the last entry is the end', () => {
  const record = play('record')
  expect(record.turns).toBe(record.standings.at(-1)!.turn)
  expect(record.standings.map(({ turn }) => turn)).toEqual(Array.from({ length: record.turns! }, (_, i) => i + 1))
  for (const seat of SEATS) {
    const lost = record.standings.map(({ losses }) => losses[seat]!)
    expect(lost).toEqual([...lost].sort((a, b) => a - b))
  }
  const loser = record.winner === 'north' ? 'south' : 'north'
  expect(record.standings.at(-1)!.losses[loser]).toBeGreaterThanOrEqual(5)
  expect(play('record')).toEqual(record)
  expect(play('another').standings).not.toEqual(record.standings)
})

test('a system without a measure is recorded without turns', () => {
  const record = playRecorded(patrol, { scenario: { length: 6 } }, { red: random(), blue: random() }, 'plain')
  expect(record).toMatchObject({ turns: null, standings: [], decided: null, players: { red: 'random', blue: 'random' } })
  expect(record.decisions).toBeGreaterThan(4)
})

test('a game is decided with the turn that put the winner ahead for good', () => {
  const swings = [after(1, 0, 1), after(2, 3, 1), after(3, 3, 4), after(4, 3, 5)]
  expect(decidedAfter(swings, 'north', SEATS)).toBe(3)
  expect(decidedAfter([after(1, 0, 1), after(2, 0, 2)], 'north', SEATS)).toBe(0)
  expect(decidedAfter([after(1, 1, 1), after(2, 1, 2), after(3, 1, 5)], 'north', SEATS)).toBe(2)
  expect(decidedAfter(swings, null, SEATS)).toBeNull()
})

test('what the game is won by counts before losses', () => {
  const held = (north: number, south: number) => ({ north, south })
  const taken = [after(1, 9, 0, held(0, 2)), after(2, 9, 0, held(1, 1)), after(3, 9, 0, held(2, 0)), after(4, 9, 0, held(2, 0))]
  expect(decidedAfter(taken, 'north', SEATS)).toBe(3)
})

const game = (winner: string | null, north: string, south: string, more: Partial<GameRecord> = {}): GameRecord => ({
  seed: '',
  players: { north, south },
  winner,
  reason: '',
  decisions: 10,
  turns: 2,
  standings: [after(1, 1, 0), after(2, 2, 4)],
  decided: winner === null ? null : 2,
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
