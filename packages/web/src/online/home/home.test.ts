import type { ListedTable } from '@firegroup/table'
import { expect, test } from 'vitest'
import { sorted, wantsReady } from './order.ts'
import { secondsFor } from './seconds.ts'
import { agoWords, leftSpoken, leftWords, pressing } from './times.ts'
import { endWords, headline, newsWords, spoken, waitsFor } from './words.ts'

const HOUR = 3_600_000
const you = { seat: 'axis', name: 'tom_w', computer: null, you: true, ready: true, commitment: null }
const her = { seat: 'allied', name: 'marina_k', computer: null, you: false, ready: true, commitment: null }

function table(id: string, more: Partial<ListedTable> = {}): ListedTable {
  const plain = {
    id,
    words: '',
    name: 'Karpovka',
    system: 'aslsk',
    scenario: 'x',
    open: false,
    host: true,
    commitment: '',
    waiting: ['axis'],
  }
  return { ...plain, stage: 'playing', seats: [you, her], turn: 3, ...more } as ListedTable
}
const asked = (since = '2026-01-01') => ({ version: 7, sentence: 'marina_k moves into J5: fire or hold?', since })
const here = [{ name: 'marina_k', state: 'here', since: null }] as const

test('whoever is here now comes first, then the shortest clock, then the longest wait', () => {
  const tables = [
    table('later', { asked: asked('2026-01-03') }),
    table('slow', { asked: asked(), left: 90 * HOUR }),
    table('quick', { asked: asked(), left: 6 * HOUR }),
    table('here', { asked: asked(), company: here, left: 100 * HOUR }),
    table('earlier', { asked: asked('2026-01-02') }),
    table('theirs'),
    table('over', { stage: 'over', asked: undefined as never }),
  ]
  const { waiting, others, finished } = sorted(tables)
  expect(waiting.map(({ id }) => id)).toEqual(['here', 'quick', 'slow', 'earlier', 'later'])
  expect([others, finished].map((list) => list.map(({ id }) => id))).toEqual([['theirs'], ['over']])
})

test('a table that has all its people waits for whoever is not ready; one with a free seat waits for others', () => {
  const gathering = table('g', { stage: 'gathering', seats: [{ ...you, ready: false }, her] })
  expect(wantsReady(gathering)).toBe(true)
  expect(
    wantsReady(
      table('f', {
        stage: 'gathering',
        seats: [
          { ...you, ready: false },
          { ...her, name: null },
        ],
      }),
    ),
  ).toBe(false)
  expect(waitsFor(table('f', { stage: 'gathering', seats: [you, { ...her, name: null }] })).title).toBe('Your table waits for a friend')
  expect(waitsFor(table('t', { waiting: ['allied'] }))).toEqual({ title: 'marina_k is deciding', detail: 'Karpovka, turn 3.' })
})

test('a card reads as one text: the sentence, where, the clock, and who is here', () => {
  expect(spoken(table('a', { asked: asked(), left: 28 * HOUR, company: here }))).toBe(
    'marina_k moves into J5: fire or hold? Karpovka, turn 3. One day four hours left. marina_k is here.',
  )
  expect(spoken(table('a', { asked: asked() }))).toBe('marina_k moves into J5: fire or hold? Karpovka, turn 3.')
})

test('times are relative up to a day, then days and hours; a clock is amber under two days and red under eight hours', () => {
  expect([28, 6, 0.2, 0.005, 24, 80].map((hours) => leftWords(hours * HOUR))).toEqual([
    '1 day 4 h',
    '6 h',
    '12 min',
    'under a minute',
    '1 day',
    '3 days',
  ])
  expect([28, 1, 0.5].map((hours) => leftSpoken(hours * HOUR))).toEqual(['One day four hours left.', 'One hour left.', '30 minutes left.'])
  expect([7.9, 8, 47, 48].map((hours) => pressing(hours * HOUR))).toEqual(['now', 'soon', 'soon', 'calm'])
  const now = Date.parse('2026-01-02T00:00:00Z')
  expect(['2026-01-01T23:59:40Z', '2026-01-01T21:00:00Z', '2025-12-30T22:00:00Z'].map((at) => agoWords(at, now))).toEqual([
    '20 s ago',
    '3 h ago',
    '2 days 2 h ago',
  ])
})

test('what has happened is counted in words, and shown in 30 seconds at most', () => {
  expect([newsWords(8, 1), newsWords(1, 0), newsWords(0, 0), headline(0), headline(1), headline(3)]).toEqual([
    'Eight events since you left; one loss.',
    'One event since you left.',
    'Nothing has happened since you left.',
    'No decision waits for you',
    'One decision waits for you',
    'Three decisions wait for you',
  ])
  expect([1, 4, 8, 80].map(secondsFor)).toEqual([4, 15, 30, 30])
  expect(endWords(table('o', { ended: { won: 'axis', told: '' } }))).toBe('You won')
  expect(endWords(table('o', { ended: { won: 'allied', told: '' } }))).toBe('marina_k won')
})
