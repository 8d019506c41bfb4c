import { commitmentTo, type MatchRecord, recordDigest, type Seals, sealProblem, setUpProblem, shareOf } from '@firegroup/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guestAt, play, seatedAt } from '../../test/playing.ts'
import { type RunningServer, startServer } from '../server.ts'
import { openInMemory } from '../store/database.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ database: openInMemory(), host: '127.0.0.1', port: 0, tempo: { beat: 0, act: 0, dice: 0 } })
})
afterAll(() => server.stop())

test('while a match is played its seals are told and nothing that they seal; once it is over its file opens them all', async () => {
  const { host, friend, table } = await seatedAt(server.address, 'aslsk', 'first-light')
  await play([host, friend], (decisions) => decisions === 3)
  const { body: seals } = await host.get<Seals>(`/api/tables/${table.id}/seals`)
  expect(Object.keys(seals.seats).sort()).toEqual(['allied', 'axis'])
  expect(seals.setUps.length).toBeGreaterThan(0)
  expect(JSON.stringify(seals)).not.toMatch(/secret|nonce|key/)
  expect(await host.get(`/api/tables/${table.id}/record`)).toMatchObject({
    status: 409,
    body: { problems: [{ message: 'Sealed. It opens when the game ends.' }] },
  })

  host.say({ type: 'resign' })
  await friend.until(() => friend.table!.stage === 'over')
  const { body: record } = await friend.get<MatchRecord>(`/api/tables/${table.id}/record`)
  const { seal, save } = record
  expect([sealProblem(seal!, save.chance.key), setUpProblem(seal!, save.decisions), seal!.digest]).toEqual([
    null,
    null,
    recordDigest(record),
  ])
  // the seals are those that were told before
  expect({ server: seal!.commitments.server, seats: seal!.commitments.seats, setUps: seal!.setUps!.slice(0, seals.setUps.length) }).toEqual(
    seals,
  )
  expect(commitmentTo(seal!.secret)).toBe(seals.server)

  const stranger = await guestAt(server.address)
  expect((await stranger.get(`/api/tables/${table.id}/record`)).status).toBe(404)
  expect((await stranger.get(`/api/tables/${table.id}/record?share=${'0'.repeat(24)}`)).status).toBe(404)
  expect((await stranger.get<MatchRecord>(`/api/tables/${table.id}/record?share=${shareOf(seal!.secret)}`)).body).toEqual(record)
  host.close()
  friend.close()
})
