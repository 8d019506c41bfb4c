import type { GameEvent } from '@firegroup/kernel'
import { expect, test } from 'vitest'
import { digestOf, type Moment } from './digest.ts'

const event = (type: string): GameEvent => ({ type })
const parts = {
  tell: (_: number, events: readonly GameEvent[]) => events.map(({ type }, place) => ({ text: `${type}.`, place })),
  isNews: ({ type }: GameEvent) => type !== 'step',
  traces: (_: number, { type }: GameEvent) => (type === 'lost' ? [{ kind: 'loss', place: 'J5', seat: 'axis', points: 1 } as const] : []),
}
const moment = (...types: string[]): Moment<number> => ({ state: 0, events: types.map(event) })

test('each decision that led to something is an entry with its time; steps of one move are one', () => {
  const digest = digestOf([moment(), moment('step'), moment('step'), moment('attack', 'lost')], 0, parts)
  expect(digest.entries.map(({ at, title, detail, tone, moment: number }) => [at, title, detail, tone, number])).toEqual([
    [0, 'step', '', 'move', 2],
    [3.75, 'attack', 'lost.', 'loss', 3],
  ])
  expect([digest.length, digest.more, digest.lost]).toEqual([7.5, 0, { axis: 1 }])
})

test('a long absence is cut to what matters: losses, the last thing, and the rest is counted', () => {
  const moments = Array.from({ length: 30 }, (_, i) => (i === 3 || i === 11 ? moment('attack', 'lost') : moment('check')))
  const digest = digestOf([...moments, moment('step')], 5, parts)
  expect(digest.entries).toHaveLength(8)
  expect(digest.length).toBe(30)
  expect(digest.entries.slice(0, 2).map(({ moment: number, tone }) => [number, tone])).toEqual([
    [3, 'loss'],
    [11, 'loss'],
  ])
  expect(digest.entries.at(-1)).toMatchObject({ moment: 30, title: 'step', at: 26.25 })
  expect(digest.more).toBe(5 + 33 - (4 + 5 + 1))
})

test('where nothing happened there is nothing to tell', () => {
  expect(digestOf([moment()], 0, parts)).toEqual({ entries: [], more: 0, length: 0, lost: {} })
})
