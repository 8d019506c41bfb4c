import { connect } from 'node:net'
import { KeyedChance, keyFromSeed } from '@firegroup/kernel'
import { depth } from '@firegroup/testkit'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { isMeant, noiseFor, noisyRequest } from '../test/noise.ts'
import type { Player } from '../test/player.ts'
import { seatedAt } from '../test/playing.ts'
import { digestOf } from './secrets.ts'
import { startServer } from './server.ts'
import { type Database, openInMemory } from './store/database.ts'

/** Half of them frames, half requests. */
const NOISE = depth.times(300, 10_000)
const AT_ONCE = 25
const UNLIMITED = { burst: 1e9, perSecond: 1e9 }

/** What goes on by itself: what waits for whom, and clocks. */
const BY_ITSELF: readonly string[] = ['asks', 'affairs']

/** A digest of everything that is kept, by table, but for when somebody was last seen. */
async function kept(db: Database): Promise<{ readonly [table: string]: string }> {
  const { rows } = await sql<{ name: string }>`SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name`.execute(db)
  const digests: { [table: string]: string } = {}
  for (const { name } of rows.filter((row) => !BY_ITSELF.includes(row.name))) {
    const all = (await sql`SELECT * FROM ${sql.table(name)}`.execute(db)).rows
    digests[name] = digestOf(JSON.stringify(all, (field, value: unknown) => (field === 'seen' || field === 'used' ? undefined : value)))
  }
  return digests
}

test(`${NOISE} frames and requests that nobody means change nothing and stop nothing, and each is refused in words`, {
  timeout: 1_200_000,
}, async () => {
  const database = openInMemory()
  const limits = { address: UNLIMITED, person: UNLIMITED, frames: UNLIMITED }
  const server = await startServer({ database, host: '127.0.0.1', port: 0, tempo: { beat: 0, act: 0, dice: 0 }, limits })
  const chance = new KeyedChance(keyFromSeed(depth.seed('noise')))
  const { host, friend, table } = await seatedAt(server.address, 'aslsk', 'first-light')
  const asked = [host, friend].find(({ standpoint }) => standpoint!.question)!
  const { version, question } = asked.standpoint!
  const before = await kept(database.db)

  for (let sent = 0; sent < NOISE / 2; sent += AT_ONCE) {
    for (let i = 0; i < AT_ONCE; i++) {
      const noise = noiseFor(chance, question!.candidates, version)
      if (!isMeant(noise)) asked.socket?.send(noise)
    }
    await heard(asked, table.id, sent)
    for (const told of asked.heard) {
      if (told.type === 'refused') expect(told.problems[0]?.message).toMatch(/^[A-Z’'\w].*[.!]$/s)
      if (told.type === 'chair' && told.message.type === 'ruling') expect(told.message.ruling.ok).toBe(false)
    }
    asked.heard.splice(0, Number.POSITIVE_INFINITY, ...asked.heard.filter(({ type }) => type === 'match'))

    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        const { path, init } = noisyRequest(chance, asked.cookie)
        const answer = await fetch(`${server.address}/api${path}`, init)
        return { status: answer.status, asked: `${init.method} ${path} ${init.body}`.slice(0, 200), body: await answer.text() }
      }),
    )
    for (const { status, asked: what, body } of answers) {
      expect(status, what).toBeGreaterThanOrEqual(400)
      expect(status, what).toBeLessThan(500)
      expect(body, what).toMatch(/^\{"problems":\[\{"message":".+"/)
    }
    await garbled(server.address, chance)
  }

  expect(await kept(database.db)).toEqual(before)
  expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined()
  // and the match goes on
  await asked.sit()
  expect(asked.standpoint!.version).toBe(version)
  expect(await asked.decide(question!.candidates[0], 'meant')).toMatchObject({ ruling: { ok: true, version: version + 1 } })
  for (const player of [host, friend]) player.close()
  await server.stop()
})

/** Until everything that was said before is answered. Where the socket was cut off for what was said, it is opened again. */
async function heard(player: Player, table: string, n: number): Promise<void> {
  const id = 1_000_000 + n
  const isAnswer = () => player.heard.some((told) => told.type === 'chair' && told.message.type === 'problems' && told.message.id === id)
  player.socket?.send(JSON.stringify({ type: 'chair', say: { type: 'sit', id: id - 500_000, viewer: player.seats[0] } }))
  player.socket?.send(JSON.stringify({ type: 'chair', say: { type: 'problems', id, version: 0, decisions: [] } }))
  const answered = player.until(isAnswer).then(() => true)
  answered.catch(() => undefined)
  if ((await Promise.race([answered, player.broken()])) === null) {
    await player.open(table)
    await player.sit()
  }
}

/** Bytes that are no request at all. */
function garbled(address: string, chance: KeyedChance): Promise<void> {
  const { port, hostname } = new URL(address)
  return new Promise((resolve) => {
    const bytes = Buffer.from(Array.from({ length: 200 }, () => chance.pick(Array.from({ length: 256 }))))
    const socket = connect(Number(port), hostname, () => socket.end(bytes))
    socket.on('close', () => resolve())
    socket.on('error', () => undefined)
    socket.resume()
  })
}
