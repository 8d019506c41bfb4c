import { type GameRecord, shareOf, summarize } from '@firegroup/lab'
import { expect, test } from 'vitest'
import { recordOf } from './testing/fake-crew.ts'
import { type Findings, learned } from './words.ts'

/** A series of so many games, of which the first side won some and nobody won others. */
const series = (games: number, won: number, drawn = 0, more: Partial<GameRecord> = {}): GameRecord[] =>
  Array.from({ length: games }, (_, i) =>
    recordOf({ seed: `s ${i + 1}`, scenario: 0, players: ['greedy', 'greedy'] }, { winner: winnerOf(i, won, drawn), ...more }),
  )
const winnerOf = (i: number, won: number, drawn: number): string | null => (i < won ? 'north' : i < won + drawn ? null : 'south')
const said = (records: readonly GameRecord[], more: Partial<Findings> = {}): string[] =>
  learned({
    names: ['Germans', 'Russians'],
    summary: summarize(records, ['north', 'south']),
    variants: [],
    skill: [],
    ...more,
  })

test('an interval that covers 50 decides nothing, and it is said how many games would', () => {
  expect(said(series(100, 46))[0]).toBe(
    'Not decided yet: the Germans win 46 of 100, and the interval, 37 to 56, covers 50. About 400 games narrow it to 5 points either way.',
  )
  expect(said(series(500, 225))[0]).toBe('It leans to the Russians: they win 55 of 100, and at least 51 with 95% certainty.')
})

test('few games say only that they are few', () => {
  expect(said(series(1, 1))[0]).toMatch(/^1 game is too few to tell/)
  expect(said(series(8, 4))[0]).toMatch(/^8 games are too few to tell: anything from 22 to 78/)
  expect(said([])).toEqual([])
})

test('fair is only what lies within the band as a whole', () => {
  expect(said(series(2000, 1000))[0]).toMatch(/^It is fair as far as 2,000 games tell: the Germans win 50 of 100/)
  expect(said(series(2000, 1070))[0]).toMatch(/^It leans to the Germans: they win 54/)
  expect(said(series(2000, 1400))[0]).toMatch(/^It clearly favours the Germans: they win 70 of 100, and at least 68/)
})

test('draws count for nobody', () => {
  const words = said(series(400, 120, 160))
  expect(words[0]).toBe('Neither side wins half of its games: 40 of 100 are drawn.')
  expect(said(series(400, 240, 60))[1]).toBe('15 of 100 games are drawn.')
  expect(said(series(400, 240, 1))[1]).toBe('Hardly a game is drawn.')
})

test('with draws, an interval is only said to cover 50 where it does, and fair is only what is fair to both', () => {
  expect(said(series(1000, 420, 100))[0]).toMatch(/^Not decided yet: the Russians win 48 of 100, and the interval, 45 to 51, covers 50\./)
  expect(said(series(2000, 1000, 200))[0]).toMatch(/^Not decided yet: the Germans win 50 of 100/)
  expect(said(series(2000, 1000, 2))[0]).toMatch(/^It is fair/)
})

test('losses are called different only where they are', () => {
  expect(said(series(100, 50))).toContain('The Russians lose more: 3.0 points a game against 2.0.')
  const noisy = series(40, 20).map((record, i) => ({
    ...record,
    standings: [{ turn: 1, losses: { north: i % 9, south: (i * 7) % 9 } }],
  }))
  expect(said(noisy).join(' ')).toMatch(/Both sides lose about as much/)
})

test('the turn by which half of the games are decided', () => {
  expect(said(series(60, 30))).toContain('By turn 2 half of the games are decided.')
  expect(said(series(60, 30, 0, { decided: 0 }))).toContain('In 100 of 100 games the winner is ahead all along.')
})

test('the place that costs most, if it stands out', () => {
  const heat = [
    { place: 'K5', fire: 4, losses: { north: 1, south: 2 } },
    { place: 'L6', fire: 9, losses: { north: 1 } },
  ]
  expect(said(series(60, 30, 0, { heat }))).toContain('K5 costs most: 3.00 of 4.00 points a game are lost there.')
  const even = Array.from({ length: 20 }, (_, i) => ({ place: `A${i}`, fire: 1, losses: { north: 1 } }))
  expect(said(series(60, 30, 0, { heat: even })).join(' ')).not.toMatch(/costs most/)
})

test('the change that comes closest to even, and whether that may be chance', () => {
  const variants = [
    { title: 'One turn more', wins: shareOf(55, 100) },
    { title: 'One squad more', wins: shareOf(80, 100) },
  ]
  expect(said(series(100, 35), { variants }).at(-1)).toBe(
    'Of the changes tried, “One turn more” comes closest to even: the Germans then win 55 instead of 35 of 100. The intervals do not overlap.',
  )
  expect(said(series(100, 42), { variants }).at(-1)).toMatch(/The intervals overlap, so this may be chance\.$/)
  expect(said(series(100, 49), { variants }).at(-1)).toBe('None of the changes tried brings it closer to even.')
})

test('skill changes it only where the intervals are apart', () => {
  const random = { name: 'Random', wins: shareOf(30, 100) }
  const greedy = { name: 'Greedy', wins: shareOf(52, 100) }
  const close = { name: 'Recruit', wins: shareOf(50, 100) }
  expect(said(series(100, 52), { skill: [random, greedy] }).at(-1)).toMatch(/^Skill changes it: the Germans win 30 of 100 with Random/)
  expect(said(series(100, 52), { skill: [greedy, close] }).at(-1)).toMatch(/^Who plays makes no difference that these games show/)
  expect(said(series(100, 52), { skill: [greedy] }).join(' ')).not.toMatch(/plays|Skill/)
})
