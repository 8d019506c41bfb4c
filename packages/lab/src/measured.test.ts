import { expect, test } from 'vitest'
import { measuredOf, measuringTasks, scenarioSealOf, sealOf } from './measured.ts'
import type { GameRecord } from './record.ts'

const record = (winner: string | null, decisions: number, reason = ''): GameRecord => ({
  seed: '',
  players: {},
  winner,
  reason,
  decisions,
  turns: 5,
  standings: [],
  decided: null,
  outlook: [],
  heat: [],
})

test('a measurement counts wins by seat, draws, and how long games are', () => {
  const records = [record('red', 10), record('red', 20), record('blue', 30), record(null, 40), record('red', 50)]
  expect(measuredOf(records, 'greedy', ['red', 'blue'], { turns: 5 })).toMatchObject({
    player: 'greedy',
    games: 5,
    wins: { red: 3, blue: 1 },
    draws: 1,
    decisions: [14, 30, 46],
    turns: [5, 5, 5],
    scenario: scenarioSealOf({ turns: 5 }),
  })
})

test('the seal breaks when the first game goes another way, and not when it is told in other words', () => {
  const [first, second] = [record('red', 10), record('blue', 20)]
  const seal = sealOf([first, second])
  expect(sealOf([first, second, record('red', 99)])).toBe(seal)
  expect(sealOf([{ ...first, reason: 'They hold the mill.' }, second])).toBe(seal)
  expect(sealOf([{ ...first, decisions: 11 }, second])).not.toBe(seal)
  expect(sealOf([{ ...first, winner: null }, second])).not.toBe(seal)
})

test('a scenario’s seal breaks with anything that is played, and not with how it is told', () => {
  const scenario = { id: 'mill', name: 'The Mill', turns: 5, sides: { red: { name: 'Reds', units: [{ type: 'squad', count: 3 }] } } }
  const seal = scenarioSealOf(scenario)
  expect(seal).toMatch(/^[0-9a-f]{16}$/)
  expect(scenarioSealOf({ turns: 5, briefing: { text: 'Hold it.' }, name: 'Mill', id: 'mill', sides: scenario.sides })).toBe(seal)
  expect(scenarioSealOf({ ...scenario, turns: 6 })).not.toBe(seal)
  expect(scenarioSealOf({ ...scenario, sides: { red: { units: [{ type: 'squad', count: 4 }] } } })).not.toBe(seal)
})

test('every game of a measurement is one that a series can play again', () => {
  expect(measuringTasks('greedy', ['red', 'blue'], 2)).toEqual([
    { seed: 'measure 1', scenario: 0, players: ['greedy', 'greedy'] },
    { seed: 'measure 2', scenario: 0, players: ['greedy', 'greedy'] },
  ])
})
