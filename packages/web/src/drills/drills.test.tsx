import type { Drill, DrillWay } from '@firegroup/lab'
import { bestWay, markOf } from '@firegroup/lab'
import { expect, onTestFinished, test, vi } from 'vitest'
import { dailyDrill, dayNumber, dayOf, dayWords } from './daily.ts'
import { type Answered, marksOf, noteAnswer, streakOf } from './marks.ts'
import { keepDrill, ownDrills } from './own.ts'
import { questionOf, verdictOf } from './words.ts'

const way = (below: number, range: number, chance = 60 - below): DrillWay => ({ decision: {}, words: `${below}`, chance, below, range })
const drill = (id: string, ways: readonly DrillWay[] = [way(0, 0), way(20, 4)]): Drill => ({
  id,
  system: 'aslsk',
  scenario: 'first-light',
  key: '',
  decisions: [],
  seat: 'allied',
  kind: 'prepFire',
  theme: 'shot',
  ways,
  trials: 96,
  because: [],
})

test('a full mark is for whatever is within the error of the best, half of one for what is within ten', () => {
  expect([way(0, 0), way(3, 4), way(8, 4), way(10, 4), way(11, 4)].map(markOf)).toEqual([2, 2, 1, 1, 0])
  expect(bestWay(drill('a', [way(20, 4), way(0, 0), way(3, 4)])).below).toBe(0)
})

test('the day’s drill goes by the date alone: the games take turns, and all drills come up', () => {
  const sets = [
    ['a', 'b', 'c'],
    ['d', 'e', 'f', 'g'],
    ['h', 'i'],
  ].map((ids) => ids.map((id) => drill(id)))
  const days = Array.from({ length: 3 * 12 }, (_, i) => dayOf(new Date(2026, 10, 1 + i)))
  const drawn = days.map((day) => dailyDrill(sets, day)!.id)
  expect(days.map((day) => dailyDrill(sets, day)!.id)).toEqual(drawn)
  expect(new Set(drawn)).toEqual(new Set('abcdefghi'))
  for (const [i, id] of drawn.entries()) expect(id).not.toBe(drawn[i + 1])
  expect(dailyDrill([[], []], '2026-11-15')).toBeUndefined()
  expect(dayWords('2026-11-15')).toBe('15 November')
})

test('a streak counts days in a row with a mark, and today may still come', () => {
  const on = (day: string, mark: 0 | 1 | 2): Answered => ({ drill: day, mark, day })
  const all = [on('2026-11-10', 2), on('2026-11-12', 1), on('2026-11-13', 2), on('2026-11-14', 2)]
  expect(streakOf(all, '2026-11-14')).toBe(3)
  expect(streakOf(all, '2026-11-15')).toBe(3)
  expect(streakOf(all, '2026-11-16')).toBe(0)
  expect(streakOf([...all, on('2026-11-15', 0)], '2026-11-15')).toBe(3)
  expect(streakOf([], '2026-11-15')).toBe(0)
  expect(dayNumber('2026-11-16') - dayNumber('2026-11-14')).toBe(2)
})

test('the first answer counts', () => {
  const twice: Answered[] = [
    { drill: 'a', mark: 0, day: '2026-11-14' },
    { drill: 'a', mark: 2, day: '2026-11-15' },
  ]
  expect(marksOf(twice).get('a')).toBe(0)
})

test('an answer is told by how much it is off, and the question by its theme', () => {
  expect(verdictOf(2, true, 0).title).toBe('The best there is.')
  expect(verdictOf(1, false, 7.6).text).toBe('It wins 8 games in 100 fewer.')
  const asking = (...types: string[]): Drill =>
    drill(
      'a',
      types.map((type) => ({ ...way(0, 0), decision: { type } })),
    )
  expect(questionOf(asking('fire', 'fire', 'end'))).toBe('Find the best shot.')
  expect(questionOf(asking('fire', 'end'))).toBe('Hold or fire?')
  expect(questionOf(asking('fire', 'move', 'end'))).toBe('One thing. What do they do?')
  expect(questionOf({ ...drill('a'), kind: 'attack', theme: 'hold' })).toBe('Go through with the attack, or break it off?')
})

/** A browser's little store, for as long as a test lasts. */
function shelf(): Map<string, string> {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return kept
}

test('answers are remembered beyond the page, once a day each', () => {
  const kept = shelf()
  noteAnswer('a', 1, '2026-11-15')
  noteAnswer('a', 2, '2026-11-15')
  expect(JSON.parse(kept.get('firegroup.drills.marks')!)).toEqual([{ drill: 'a', mark: 1, day: '2026-11-15' }])
})

test('own drills are kept, the newest first, and one that cannot be read is as none', () => {
  const kept = shelf()
  expect(ownDrills()).toEqual([])
  keepDrill(drill('own-1'))
  keepDrill(drill('own-2'))
  keepDrill(drill('own-1'))
  expect(ownDrills().map(({ id }) => id)).toEqual(['own-1', 'own-2'])
  kept.set('firegroup.drills.own', '{')
  expect(ownDrills()).toEqual([])
})
