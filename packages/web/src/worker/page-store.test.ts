import { type MatchRecord, type MatchSummary, MemoryStore, StaleWrite } from '@firegroup/table'
import { expect, test } from 'vitest'
import { keepFor, PageStore } from './page-store.ts'

const summary: MatchSummary = { id: 'm', name: 'A game', system: 's', played: '', decisions: 0, over: false, waiting: [] }
const record = { id: 'm', name: 'A game', players: {}, save: { decisions: [], checkpoint: 'first' } } as unknown as MatchRecord

/** A worker that can't keep anything, and a page that does it for it. */
function atPage(): PageStore {
  const page = new MemoryStore()
  const worker: PageStore = new PageStore(
    (call) => void keepFor(page, structuredClone(call)).then((answer) => worker.hear(structuredClone(answer))),
  )
  return worker
}

test('where a worker can’t keep games the page keeps them for it', async () => {
  const store = atPage()
  await store.save(record, summary)
  const decision = { seat: 'north', kind: 'k', decision: {}, hash: 'a' }
  await store.append('m', {
    after: { decisions: 0, hash: undefined },
    keep: 0,
    decisions: [decision],
    summary: { ...summary, decisions: 1 },
  })
  expect(await store.load('m')).toMatchObject({ save: { decisions: [decision] } })
  expect(await store.list()).toEqual([{ ...summary, decisions: 1 }])
  await store.remove('m')
  expect(await store.load('m')).toBeNull()
})

test('whoever comes too late is refused there too', async () => {
  const store = atPage()
  await store.save(record, summary)
  await expect(store.append('m', { after: { decisions: 3, hash: 'x' }, keep: 3, decisions: [], summary })).rejects.toThrow(StaleWrite)
})
