import { afterEach, beforeEach, expect, test } from 'vitest'
import { MailServer } from '../../test/mail-server.ts'
import type { Player } from '../../test/player.ts'
import { guestAt, seatedAt } from '../../test/playing.ts'
import { PushService } from '../../test/push-service.ts'
import { type RunningServer, startServer } from '../server.ts'
import { type OpenDatabase, openInMemory } from '../store/database.ts'
import type { NoticeRow } from '../store/notice-schema.ts'

const PASSWORD = 'correct horse battery'
let base: OpenDatabase
let server: RunningServer
let service: PushService
let mails: MailServer
let time = 0

beforeEach(async () => {
  time = Date.parse('2026-11-16T12:00:00.000Z')
  base = openInMemory()
  service = new PushService()
  mails = new MailServer()
  await service.start()
  const mail = { url: await mails.start(), from: 'Firegroup <notices@play.example>' }
  const notices = { inside: true, every: 3_600_000, url: 'https://play.example/', mail }
  server = await startServer({
    database: base,
    host: '127.0.0.1',
    port: 0,
    tempo: { beat: 0, act: 0, dice: 0 },
    clock: () => time,
    notices,
  })
})
afterEach(async () => {
  await server.stop()
  service.stop()
  mails.stop()
})

/** A match with somebody who is asked and somebody who is not; both have gone away. */
async function match(): Promise<{ asked: Player; other: Player; id: string; sentence: string }> {
  const { host, friend, table } = await seatedAt(server.address, 'aslsk', 'first-light')
  const asked = [host, friend].find(({ standpoint }) => standpoint!.question)!
  await expect.poll(asks).toBe(1)
  const { sentence } = await base.db.selectFrom('asks').select('sentence').where('sentence', 'is not', null).executeTakeFirstOrThrow()
  return { asked, other: asked === host ? friend : host, id: table.id, sentence: sentence! }
}
const asks = async (): Promise<number> =>
  (await base.db.selectFrom('asks').select('seat').where('sentence', 'is not', null).execute()).length

const take = (player: Player, wording = 'sentence', path = '/one') =>
  player.post('/api/notices/devices', { ...service.subscription(path), wording })
const wish = (player: Player, quiet?: { from: number; to: number }) =>
  player.post('/api/notices/wishes', { turns: true, reminders: true, zone: 'UTC', ...(quiet ? { quiet } : {}) })

/** Time goes by, and what is due then is sent. */
async function after(minutes: number): Promise<void> {
  time += minutes * 60_000
  await server.notices.look()
}
const rows = (): Promise<NoticeRow[]> => base.db.selectFrom('notices').selectAll().execute()

test('a decision that waits for somebody who has gone is told once, in its sentence, and withdrawn when it was answered elsewhere', async () => {
  const { asked, id, sentence } = await match()
  await take(asked)
  await server.notices.look()
  expect(service.posted).toEqual([])
  await after(3)
  await after(3)
  expect(service.posted.map(({ said }) => said)).toEqual([
    {
      kind: 'show',
      tag: `${id} ${asked.standpoint!.version}`,
      title: sentence,
      body: expect.stringContaining('First Light, turn 1.'),
      to: `#/table/${id}`,
      choices: true,
    },
  ])
  const { version, question } = asked.standpoint!
  expect(service.posted[0]!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: expect.stringMatching(/^[\w-]{32}$/) })

  await asked.decide(question!.candidates[0], 'k')
  await asked.until(() => asked.standpoint!.version !== version)
  await expect
    .poll(async () => {
      await server.notices.look()
      return service.posted.length
    })
    .toBe(2)
  expect(service.posted[1]!.said).toEqual({ kind: 'withdraw', tag: `${id} ${version}` })
  await after(60)
  expect(service.posted.filter(({ said }) => said.tag === `${id} ${version}`)).toHaveLength(2)
})

test('nothing is told to whoever is here, whoever is not asked, and in quiet hours; afterwards it is', async () => {
  const { asked, other } = await match()
  await take(asked)
  await take(other, 'sentence', '/other')
  await wish(asked, { from: 11 * 60, to: 13 * 60 })
  await after(1)
  await asked.post('/api/visit')
  await after(30)
  expect(service.posted).toEqual([])
  time += 30 * 60_000
  await asked.post('/api/visit') // here, an hour later
  await server.notices.look()
  expect(service.posted).toEqual([])
  await after(5)
  expect(service.posted.map(({ path }) => path)).toEqual(['/one'])
})

test('notices go along into a name, and end in a browser where somebody signs out or is signed out', async () => {
  const { asked } = await match()
  const desk = await guestAt(server.address)
  await desk.post('/api/name', { name: 'tom_w', password: PASSWORD })
  await take(asked)
  await asked.post('/api/sign-in', { name: 'tom_w', password: PASSWORD })
  await after(5)
  expect(service.posted).toHaveLength(1)
  await desk.post('/api/account/visits/end-others')
  expect((await desk.get<{ devices: unknown[] }>('/api/notices')).body.devices).toEqual([])
  await take(desk, 'sentence', '/desk')
  await desk.post('/api/sign-out')
  for (let i = 0; i < SWEEP; i++) await after(5)
  expect(service.posted.map(({ path }) => path)).toEqual(['/one'])
})

test('a browser that its push service has given another address goes on hearing there, as it wished, and no longer at the old one', async () => {
  const { asked, other } = await match()
  await take(asked, 'plain', '/old')
  const { endpoint, p256dh, auth } = service.subscription('/new')
  expect((await other.post('/api/notices/devices/renew', { endpoint, p256dh, auth })).status).toBe(409)
  expect((await asked.post('/api/notices/devices/renew', { endpoint, p256dh, auth })).status).toBe(200)
  expect((await asked.get<{ devices: unknown[] }>('/api/notices')).body.devices).toMatchObject([{ wording: 'plain', here: true }])
  await after(5)
  expect(service.posted.map(({ path, said }) => [path, said.title])).toEqual([['/new', 'A decision waits for you']])
})

test('a locked screen that is to say nothing is told nothing: neither sentence nor game leaves the server', async () => {
  const { asked, sentence } = await match()
  await take(asked, 'plain')
  await after(5)
  expect(service.posted[0]!.said).toMatchObject({ title: 'A decision waits for you', body: 'Open Firegroup to see it.' })
  expect(service.posted[0]!.text).not.toContain(sentence)
  expect(service.posted[0]!.text).not.toContain('First Light')
})

test('what a killed server had not noted is found and told after all', async () => {
  const { asked, other } = await match()
  for (const player of [asked, other]) player.close()
  await take(asked)
  await base.db.deleteFrom('asks').execute()
  await base.db.deleteFrom('notices').execute()
  for (let i = 0; i < SWEEP; i++) await after(1)
  expect(service.posted.map(({ said }) => said.kind)).toEqual(['show'])
})

test('a push service in trouble is asked again, later each time; a browser that takes nothing any more is forgotten', async () => {
  const { asked } = await match()
  await take(asked)
  service.status = 503
  await after(5)
  const [first] = await rows()
  expect(first).toMatchObject({ state: 'waiting', tries: 1 })
  await server.notices.look()
  expect(service.posted).toHaveLength(1)
  await after(1)
  expect(service.posted).toHaveLength(2)
  service.status = 410
  await after(5)
  expect(service.posted).toHaveLength(3)
  expect((await asked.get<{ devices: unknown[] }>('/api/notices')).body.devices).toEqual([])
  await after(500)
  expect(service.posted).toHaveLength(3)
})

test('with a clock of days there is one reminder, when a quarter of the time is left', async () => {
  const { asked, id } = await match()
  await take(asked)
  const seat = asked.seats[0]!
  const day = 86_400_000
  const kept = { clocks: { seats: { [seat]: { left: 2 * day, away: 0, began: 2 * day } }, running: [seat], at: time } }
  await base.db.deleteFrom('affairs').execute()
  await base.db
    .insertInto('affairs')
    .values({ match_id: id, kept: JSON.stringify(kept), deadline: null })
    .execute()
  await after(5)
  expect(service.posted.at(-1)!.said.body).toMatch(/turn 1\. 1 day 23 h to answer\.$/)
  await after(35 * 60)
  expect(service.posted).toHaveLength(1)
  await after(60)
  expect(service.posted.at(-1)!.said).toMatchObject({
    tag: `${id} ${asked.standpoint!.version}`,
    body: expect.stringMatching(/^A reminder\. .* 11 h to answer\.$/),
  })
  await after(60)
  expect(service.posted).toHaveLength(2)
})

test('by mail only to an address that was confirmed, and one click ends it', async () => {
  const { asked, sentence } = await match()
  expect((await asked.post('/api/notices/mail', { address: 'tom@example.org' })).status).toBe(409) // a guest
  await asked.post('/api/name', { name: 'tom_w', password: PASSWORD })
  await asked.post('/api/notices/mail', { address: 'tom@example.org' })
  expect(mails.mails).toHaveLength(1)
  await after(30)
  expect(mails.mails).toHaveLength(1)
  const link = /#\/online\/notices\/(\S+)/.exec(mails.mails[0]!.text)![1]!
  const anybody = await guestAt(server.address)
  expect((await anybody.post('/api/notices/mail/confirm', { link: `${link.slice(0, -3)}abc` })).status).toBe(404)
  expect((await anybody.post('/api/notices/mail/confirm', { link })).status).toBe(200)
  await after(30)
  for (let i = 0; i < SWEEP; i++) await server.notices.look()
  const [, mail] = mails.mails
  expect(mails.mails).toHaveLength(2)
  expect(mail).toMatchObject({ to: 'tom@example.org', text: expect.stringContaining(sentence) })
  expect(mail!.text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const stop = /List-Unsubscribe:\s+<https:\/\/play\.example(\S+)>/.exec(mail!.text)![1]!
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await fetch(`${server.address}${stop}`, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' })
  expect(answer.status).toBe(200)
  expect((await asked.get<{ address: unknown }>('/api/notices')).body.address).toBeNull()
})
/** All matches are looked at that often. */
const SWEEP = 12

test('the keys of the server are made once, and the test notice comes to every browser that takes notices', async () => {
  const player = await guestAt(server.address)
  const { key } = (await player.get<{ key: string }>('/api/notices')).body
  expect(Buffer.from(key, 'base64url')).toHaveLength(65)
  expect(await base.db.selectFrom('server_keys').select('name').orderBy('name').execute()).toEqual([{ name: 'notices' }, { name: 'vapid' }])
  expect((await player.post('/api/notices/test')).status).toBe(409)
  await take(player)
  expect((await player.post('/api/notices/test')).status).toBe(200)
  time++
  expect(service.posted.map(({ said }) => said.title)).toEqual(['Notices reach you here'])
  for (let i = 0; i < 3; i++, time++) await player.post('/api/notices/test')
  expect(service.posted).toHaveLength(3)
})
