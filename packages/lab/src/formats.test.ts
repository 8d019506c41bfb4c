import { random } from '@firegroup/ai'
import { convoy } from '@firegroup/kernel/samples'
import { expect, test } from 'vitest'
import { arena } from './arena.ts'
import { seriesCsv, seriesJson } from './formats.ts'
import { type Series, type SeriesPlan, seriesOf, seriesTasks } from './series.ts'

const trucks = arena(convoy, { random: () => random() })
const plan: SeriesPlan = {
  arena: trucks,
  id: 'trucks',
  name: 'Trucks',
  scenario: {},
  games: 3,
  players: ['random', 'random'],
  seed: 's',
  swap: false,
}
const play = trucks.prepare({})
const series: Series = seriesOf(
  plan,
  seriesTasks(plan).map(({ players, seed }) => play(players, seed)),
)

test('JSON has the summary and a line for each game, with nothing of the scenario or the machine', () => {
  const text = seriesJson(series)
  const parsed = JSON.parse(text)
  expect(Object.keys(parsed)).toEqual([
    'format',
    'version',
    'system',
    'rules',
    'scenario',
    'seed',
    'players',
    'swap',
    'ordered',
    'summary',
    'games',
  ])
  expect(parsed).toMatchObject({ format: 'firegroup-series', system: 'convoy', scenario: 'trucks', ordered: 3, summary: { games: 3 } })
  expect(parsed.games.map(({ game, seed }: { game: number; seed: string }) => `${game}: ${seed}`)).toEqual(['1: s 1', '2: s 2', '3: s 3'])
  expect(text.split('\n').filter((line) => line.startsWith('    {"game":'))).toHaveLength(3)
  expect(JSON.parse(seriesJson({ ...series, records: [] })).games).toEqual([])
})

test('JSON names the variant', () => {
  expect(JSON.parse(seriesJson({ ...series, variant: { id: 'longer', title: 'Longer' } })).variant).toBe('longer')
})

test('numbers are rounded, so that they are the same everywhere', () => {
  const odd = { ...series.records[0]!, outlook: [{ turn: 1, chance: 1 / 3 }] }
  expect(seriesJson({ ...series, records: [odd] })).toContain('"chance":0.333333}')
})

test('CSV has a line for each game, and quotes what must be quoted', () => {
  const reason = 'They said "no", and went.'
  const lines = seriesCsv({ ...series, records: [{ ...series.records[0]!, reason, winner: null }] }).split('\n')
  expect(lines[0]).toBe(
    'game,seed,north_player,south_player,winner,winning_player,turns,decisions,north_losses,south_losses,decided,reason',
  )
  expect(lines[1]).toMatch(/^1,s 1,random,random,,,.*,"They said ""no"", and went\."$/)
})
