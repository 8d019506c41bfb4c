import { expect, test } from 'vitest'
import { MemoryStore } from './memory-store.ts'
import type { MatchRecord } from './record.ts'
import { type Continuation, type MatchSummary, readSummary, StaleWrite } from './store.ts'

const summary: MatchSummary = { id: 'm', name: 'A game', system: 's', played: 'then', decisions: 0, over: false, waiting: ['north'] }
const decision = (hash: string) => ({ seat: 'north', kind: 'k', decision: { hash }, hash })
const record = (...hashes: string[]): MatchRecord =>
  ({ id: 'm', name: 'A game', players: {}, save: { decisions: hashes.map(decision), checkpoint: 'first' } }) as unknown as MatchRecord
const after = (decisions: number, hash?: string): Continuation['after'] => ({ decisions, hash })

test('decisions are added to what is there; a later checkpoint and the time take the place of the earlier ones', async () => {
  const store = new MemoryStore()
  await store.save(record('a'), summary)
  await store.append('m', { after: after(1, 'a'), keep: 1, decisions: [decision('b')], summary: { ...summary, played: 'now' } })
  const checkpoint = 'second' as unknown as Continuation['checkpoint']
  await store.append('m', { after: after(2, 'b'), keep: 2, decisions: [decision('c')], checkpoint, summary })
  expect(await store.load('m')).toMatchObject({ save: { decisions: ['a', 'b', 'c'].map(decision), checkpoint: 'second' } })
})

test('what was taken back goes, and others take its place', async () => {
  const store = new MemoryStore()
  await store.save(record('a', 'b'), summary)
  await store.append('m', { after: after(2, 'b'), keep: 1, decisions: [decision('z')], summary })
  expect(await store.load('m')).toMatchObject({ save: { decisions: ['a', 'z'].map(decision) } })
})

test('whoever does not know the last decision is refused, and nothing is changed: by number, by what it led to, and where there is no game', async () => {
  const store = new MemoryStore()
  await store.save(record('a', 'b'), summary)
  const stale = (id: string, from: Continuation['after']) =>
    expect(store.append(id, { after: from, keep: from.decisions, decisions: [decision('c')], summary })).rejects.toThrow(StaleWrite)
  await stale('m', after(1, 'a'))
  await stale('m', after(2, 'x'))
  await stale('none', after(0))
  expect(await store.load('m')).toEqual(record('a', 'b'))
})

test('a row of a list is read as far as it goes, also one that named questions, and one without an id is none', () => {
  expect(readSummary(summary)).toEqual(summary)
  const ended = { ...summary, over: true, ended: { won: null, told: 'Nobody holds the crest.' } }
  expect(readSummary(ended)).toEqual(ended)
  expect(readSummary({ ...summary, ended: { won: 7, told: 'x' } })).toEqual(summary)
  expect(readSummary({ ...summary, waiting: [{ seat: 'south', title: 'Fire, or hold?' }] })).toEqual({ ...summary, waiting: ['south'] })
  expect(readSummary({ id: 'm', name: 7, played: {}, decisions: 'many' })).toMatchObject({ id: 'm', name: 'A damaged game', waiting: [] })
  for (const row of [null, 'row', {}, { id: 3 }]) expect(readSummary(row)).toBeNull()
})
