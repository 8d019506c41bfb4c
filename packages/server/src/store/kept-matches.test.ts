import type { Continuation, MatchRecord, MatchSummary } from '@firegroup/table'
import { StaleWrite } from '@firegroup/table'
import { describe, expect, test } from 'vitest'
import { databases } from '../../test/databases.ts'
import { KeptMatches } from './kept-matches.ts'

const summary: MatchSummary = { id: 'm', name: 'A game', system: 's', played: 'then', decisions: 0, over: false, waiting: ['north'] }
const decision = (hash: string) => ({ seat: 'north', kind: 'k', decision: { hash }, hash })
const record = (...hashes: string[]): MatchRecord =>
  ({ id: 'm', name: 'A game', players: {}, save: { decisions: hashes.map(decision), checkpoint: 'first' } }) as unknown as MatchRecord
const stand = (decisions: number, hash?: string): Continuation['after'] => ({ decisions, hash })

describe.each(databases())('matches kept in %s', (_, open) => {
  test('decisions are added to what is there; a later checkpoint takes the place of the earlier one', async () => {
    await using base = await open()
    const store = new KeptMatches(base.db)
    await store.save(record('a'), summary)
    await store.append('m', { after: stand(1, 'a'), keep: 1, decisions: [decision('b')], summary: { ...summary, played: 'now' } })
    const checkpoint = 'second' as unknown as Continuation['checkpoint']
    await store.append('m', { after: stand(2, 'b'), keep: 2, decisions: [decision('c')], checkpoint, summary })
    expect(await store.load('m')).toMatchObject({ save: { decisions: ['a', 'b', 'c'].map(decision), checkpoint: 'second' } })
  })

  test('what was told up to the checkpoint is kept with it, and goes with what was taken back', async () => {
    await using base = await open()
    const store = new KeptMatches(base.db)
    const at = (decisions: number) => ({ decisions }) as unknown as Continuation['checkpoint']
    const events = (...types: string[]) => types.map((type) => ({ decision: 0, event: { type } }))
    await store.save(record(), summary)
    expect(await store.told('m')).toEqual({ decisions: 0, events: [] })
    const told = { from: 0, events: events('x', 'y') }
    await store.append('m', { after: stand(0), keep: 0, decisions: [decision('a')], checkpoint: at(1), told, summary })
    const more = { from: 2, events: events('z') }
    await store.append('m', { after: stand(1, 'a'), keep: 1, decisions: [decision('b')], checkpoint: at(2), told: more, summary })
    expect(await store.told('m')).toEqual({ decisions: 2, events: events('x', 'y', 'z') })
    await store.append('m', { after: stand(2, 'b'), keep: 1, decisions: [], checkpoint: at(1), told, summary })
    expect(await store.told('m')).toEqual({ decisions: 1, events: events('x', 'y') })
  })

  test('what was taken back goes, and others take its place', async () => {
    await using base = await open()
    const store = new KeptMatches(base.db)
    await store.save(record('a', 'b'), summary)
    await store.append('m', { after: stand(2, 'b'), keep: 1, decisions: [], summary })
    await store.append('m', { after: stand(1, 'a'), keep: 1, decisions: [decision('z')], summary })
    expect(await store.load('m')).toMatchObject({ save: { decisions: ['a', 'z'].map(decision) } })
  })

  test('whoever does not know the last decision is refused, and nothing is changed', async () => {
    await using base = await open()
    const store = new KeptMatches(base.db)
    await store.save(record('a', 'b'), summary)
    const stale = (id: string, from: Continuation['after']) =>
      expect(store.append(id, { after: from, keep: from.decisions, decisions: [decision('c')], summary })).rejects.toThrow(StaleWrite)
    await stale('m', stand(1, 'a'))
    await stale('m', stand(2, 'x'))
    await stale('none', stand(0))
    expect(await store.load('m')).toEqual(record('a', 'b'))
  })

  test('of two who go on from the same place at once, one is refused', async () => {
    await using base = await open()
    const store = new KeptMatches(base.db)
    await store.save(record('a'), summary)
    const goOn = (hash: string) => store.append('m', { after: stand(1, 'a'), keep: 1, decisions: [decision(hash)], summary })
    const done = await Promise.allSettled([goOn('b'), goOn('c')])
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(((await store.load('m')) as MatchRecord).save.decisions).toHaveLength(2)
  })

  test('a decision that was sent before is known by its sender’s name for it, until it is taken back', async () => {
    await using base = await open()
    const store = new KeptMatches(base.db)
    await store.save(record(), summary)
    await store.append('m', { after: stand(0), keep: 0, decisions: [decision('a')], key: 'k1', summary })
    expect([await store.sent('m', 'north', 'k1'), await store.sent('m', 'south', 'k1'), await store.sent('m', 'north', 'k2')]).toEqual([
      0,
      undefined,
      undefined,
    ])
    await store.append('m', { after: stand(1, 'a'), keep: 0, decisions: [], summary })
    expect(await store.sent('m', 'north', 'k1')).toBeUndefined()
  })
})
