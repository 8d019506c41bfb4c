import type { Continuation, MatchRecord, MatchSummary } from '@firegroup/table'
import { describe, expect, test } from 'vitest'
import { isWithoutPostgres, postgresDatabase } from '../../test/databases.ts'
import { comeBack, guestAt, play, together } from '../../test/playing.ts'
import { type RunningServer, startServer } from '../server.ts'
import { migrate, openPostgres } from '../store/database.ts'
import { KeptMatches } from '../store/kept-matches.ts'
import { type Lease, LeaseLost } from './leases.ts'
import { Post } from './post.ts'
import { SharedLeases } from './shared-leases.ts'

const QUICK = { beat: 0, act: 0, dice: 0 }
const serverOn = (url: string): Promise<RunningServer> =>
  startServer({ database: openPostgres(url), host: '127.0.0.1', port: 0, tempo: QUICK })

const summary: MatchSummary = { id: 'm', name: 'A game', system: 's', played: 'then', decisions: 0, over: false, waiting: ['north'] }
const record = { id: 'm', name: 'A game', players: {}, save: { decisions: [], checkpoint: 'first' } } as unknown as MatchRecord
const next: Continuation = {
  after: { decisions: 0, hash: undefined },
  keep: 0,
  decisions: [{ seat: 'north', kind: 'k', decision: {}, hash: 'a' }],
  summary,
}

describe.skipIf(isWithoutPostgres)('processes that share a PostgreSQL', () => {
  test('a table is at one process; one that fell silent has lost it, and can’t write any more', async () => {
    await using base = await postgresDatabase()
    const { db, ...rest } = openPostgres(base.url)
    await migrate({ db, ...rest })
    const [first, second] = [new SharedLeases(db), new SharedLeases(db)]
    const posts = [first, second].map(
      ({ self }) =>
        new Post(
          base.url,
          self,
          () => undefined,
          () => undefined,
        ),
    )
    await Promise.all(posts.map((post) => post.open()))
    await Promise.all([first.start(), second.start()])
    const lost: string[] = []
    first.onLost((table) => lost.push(table))
    const lease = (await first.take('m')) as Lease
    expect(await second.take('m')).toBe(first.self)
    const store = new KeptMatches(db, first)
    await store.save(record, summary)
    // it stops for a while, as a machine that is put to sleep does
    await db.updateTable('leases').set({ process: 'silent' }).where('id', '=', 'm').execute()
    expect(await second.orphans(5)).toEqual(['m'])
    expect(await second.take('m')).toMatchObject({})
    await expect(store.append('m', next)).rejects.toThrow(LeaseLost)
    expect(lost).toEqual(['m'])
    await new KeptMatches(db, second).append('m', next)
    expect(((await store.load('m')) as MatchRecord).save.decisions).toHaveLength(1)
    lease.leave() // says nothing of a table that is another's
    expect(await first.take('m')).toBe(second.self)
    await second.close()
    expect(await first.take('m')).toMatchObject({})
    // without its connection it is dead at once
    await posts[0]!.close()
    await expect.poll(() => second.orphans(5)).toEqual(['m'])
    await first.close()
    await posts[1]!.close()
    await db.destroy()
  })

  test('letters of any length and alphabet arrive whole and in order', async () => {
    await using base = await postgresDatabase()
    const heard: unknown[] = []
    const sender = new Post(
      base.url,
      'one',
      () => undefined,
      () => undefined,
    )
    const reader = new Post(
      base.url,
      'two',
      (_, letter) => heard.push(letter),
      () => undefined,
    )
    await Promise.all([sender.open(), reader.open()])
    const letters = ['short', 'Füsilier „Ω“ 🎲'.repeat(4000), '', { nested: ['end'] }]
    for (const letter of letters) sender.send('two', letter)
    sender.send('three', 'not for two')
    sender.send(null, 'for all')
    await expect.poll(() => heard).toEqual([...letters, 'for all'])
    await Promise.all([sender.close(), reader.close()])
  })

  test('two who are at different processes come together, play and go on when one process stops', async () => {
    await using base = await postgresDatabase()
    const [one, two] = [await serverOn(base.url), await serverOn(base.url)]
    const [host, friend] = [await guestAt(one.address), await guestAt(two.address)]
    const table = await together(host, friend, 'aslsk', 'first-light')
    expect(await play([host, friend], (decisions) => decisions === 10)).toBe(10)
    host.say({ type: 'chat', text: 'Good shot.' })
    await friend.until(() => friend.heard.some((told) => told.type === 'chat' && told.text === 'Good shot.'))
    // a card of the table at either process shows where it stands
    for (const player of [host, friend]) {
      const { body } = await player.get<{ readonly version: number }>(`/api/tables/${table.id}/glimpse`)
      expect(body.version).toBe(host.standpoint!.version)
    }
    const { version } = host.standpoint!
    await one.stop()
    await Promise.all([host.broken(), friend.broken()])
    for (const player of [host, friend]) {
      await comeBack(player, table.id, two.address)
      expect(player.standpoint!.version).toBe(version)
    }
    expect(await play([host, friend], (decisions) => decisions === 5)).toBe(5)
    host.close()
    friend.close()
    await two.stop()
  })
})
