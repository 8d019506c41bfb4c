import type { Meeting, Reliability } from '@firegroup/lab'
import { expect, test } from 'vitest'
import { againstGreedy } from './Levels.tsx'
import { measuredFor } from './Truth.tsx'

const measured = (positions: number): Reliability => ({
  games: positions / 5,
  positions,
  bins: Array.from({ length: 10 }, (_, i) => ({ positions: positions / 10, said: i / 10, came: i / 10 })),
  brier: 0.1,
  constant: 0.25,
  off: 0,
})

test('a scenario shows its own chances where enough was measured, else those of the whole game, else none', () => {
  const table = { a: measured(300), b: measured(100), other: measured(900) }
  expect(measuredFor({ id: 'a', name: 'Apples' }, ['a', 'b', 'c'], table)).toEqual({ of: 'Apples', reliability: table.a })
  expect(measuredFor({ id: 'b', name: 'Bells' }, ['a', 'b', 'c'], table)).toMatchObject({
    of: '2 scenarios of this game',
    reliability: { positions: 400, games: 80 },
  })
  expect(measuredFor({ id: 'c', name: 'Crows' }, ['c'], table)).toBeUndefined()
})

test('players are shown by their games against greedy in that game alone, whichever of the two is named first', () => {
  const meeting = (system: string, players: readonly [string, string], points: readonly [number, number]): Meeting => ({
    system,
    players,
    games: points[0] + points[1],
    points,
    scenarios: {},
    seal: '',
  })
  const rows = againstGreedy('aslsk', (id) => `the ${id}`, [
    meeting('aslsk', ['greedy', 'veteran'], [1, 3]),
    meeting('aslsk', ['random', 'greedy'], [0, 10]),
    { ...meeting('aslsk', ['greedy', 'recruit'], [2, 2]), outdated: true },
    meeting('aslsk', ['regular', 'veteran'], [4, 4]),
    meeting('lnlt', ['greedy', 'veteran'], [2, 2]),
    meeting('aslsk', ['greedy', 'elite'], [0, 0]),
  ])
  expect(rows.map(({ name, wins }) => [name, wins.share, wins.of])).toEqual([
    ['the veteran', 0.75, 4],
    ['the random', 0, 10],
    ['the recruit of an earlier version', 0.5, 4],
  ])
})
