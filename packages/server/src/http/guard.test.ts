import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { Player } from '../../test/player.ts'
import { guestAt, seatedAt } from '../../test/playing.ts'
import { ban } from '../admin.ts'
import { type RunningServer, type ServerOptions, startServer } from '../server.ts'
import { openInMemory } from '../store/database.ts'
import type { OpenedTable } from '../tables/tables.ts'

let server: RunningServer

async function start(options: Partial<ServerOptions> = {}): Promise<void> {
  server = await startServer({ database: openInMemory(), host: '127.0.0.1', port: 0, tempo: { beat: 0, act: 0, dice: 0 }, ...options })
}

afterEach(() => server.stop())

async function opened(host: Player): Promise<OpenedTable> {
  return (await host.post<OpenedTable>('/api/tables', { system: 'aslsk', scenario: 'first-light' })).body
}

/** How a socket that wants to be opened is answered. */
function knock(path: string, headers: { readonly [name: string]: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}${path}`, { headers })
    socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode!))
    socket.on('open', () => {
      socket.terminate()
      resolve(101)
    })
    socket.on('error', reject)
  })
}

test('answers are data that no browser runs, frames, keeps or tells on; the cookie is for the server alone', async () => {
  await start({ secure: true })
  const answer = await fetch(`${server.address}/api/visit`, { method: 'POST' })
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'; frame-ancestors 'none'"),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'strict-transport-security': 'max-age=31536000',
  })
  expect(answer.headers.getSetCookie()[0]).toMatch(/; HttpOnly; Secure; SameSite=Lax$/)
})

test('a socket is opened from pages of this server alone, by somebody who is known, at a table that is open to him', async () => {
  await start()
  const host = await guestAt(server.address)
  const { id } = await opened(host)
  const path = `/api/tables/${id}/socket`
  const { cookie, address: origin } = host
  expect(await knock(path, { cookie, origin })).toBe(101)
  expect(await knock(path, { cookie, origin: 'https://elsewhere.example' })).toBe(403)
  expect(await knock(path, { cookie, origin: 'null' })).toBe(403)
  expect(await knock(path, { origin })).toBe(401)
  expect(await knock(path, { origin, cookie: 'firegroup_visit=%E0%A4%A' })).toBe(401)
  expect(await knock(path, { origin, cookie: `${cookie}x` })).toBe(401)
  expect(await knock('/api/tables/none/socket', { cookie, origin })).toBe(404)
  expect(await knock('/api/elsewhere', { cookie, origin })).toBe(404)
  expect(await knock(path, { origin, cookie: (await guestAt(server.address)).cookie })).toBe(404)
})

test('nobody asks without end: by his address, and by who he is', async () => {
  await start({ limits: { address: { burst: 12, perSecond: 0 }, person: { burst: 5, perSecond: 0 } } })
  const statuses = (headers: { readonly [name: string]: string }, times: number) =>
    Promise.all(Array.from({ length: times }, async () => (await fetch(`${server.address}/api/tables`, { headers })).status))
  const host = await guestAt(server.address)
  const spent = await statuses({ cookie: host.cookie }, 7)
  expect(spent.filter((status) => status === 200)).toHaveLength(5)
  expect(spent.filter((status) => status === 429)).toHaveLength(2)
  // a proxy says for whom it asks
  const elsewhere = { 'x-forwarded-for': '203.0.113.9' }
  expect((await statuses(elsewhere, 14)).filter((status) => status === 429)).toHaveLength(2)
  expect(await statuses({ 'x-forwarded-for': '203.0.113.10' }, 1)).toEqual([401])
})

test('nobody fills the house with guests', async () => {
  await start({ limits: { guests: { burst: 3, perSecond: 0 } } })
  const visit = async (headers: { readonly [name: string]: string }) => fetch(`${server.address}/api/visit`, { method: 'POST', headers })
  const elsewhere = { 'x-forwarded-for': '203.0.113.9' }
  const [first] = [await visit(elsewhere), await visit(elsewhere), await visit(elsewhere)]
  for (const trick of [{}, { cookie: 'firegroup_visit=made-up' }, { authorization: 'Bearer fg_x' }])
    expect((await visit({ ...elsewhere, ...trick })).status).toBe(429)
  const [cookie] = first!.headers.getSetCookie()
  expect((await visit({ ...elsewhere, cookie: cookie!.split(';')[0]! })).status).toBe(200)
  expect((await visit({ 'x-forwarded-for': '203.0.113.10' })).status).toBe(200)
})

test('one person has so many sockets and no more, and says so many frames and no more', async () => {
  await start({ limits: { socketsOfPerson: 3, frames: { burst: 20, perSecond: 0 } } })
  const host = await guestAt(server.address)
  const { id } = await opened(host)
  const again = async () => {
    const player = new Player(server.address)
    player.cookie = host.cookie
    await player.open(id)
    return player
  }
  const all = [await again(), await again(), await again()]
  await expect(again()).rejects.toThrow('429')
  all[0]!.close()
  await expect.poll(() => again().then((player) => all.push(player))).toBe(4)
  for (const [i, player] of all.slice(1).entries()) for (let n = 0; n < 7 + i; n++) player.say({ type: 'chat', text: 'again' })
  await Promise.race(all.slice(1).map((player) => player.broken()))
})

test('what is too large or never ends is cut off, and others are served meanwhile', async () => {
  await start({ limits: { patience: 1500, frame: 2000, body: 2000 } })
  const { port, hostname } = new URL(server.address)
  const slow = [
    'GET /api/health HTTP/1.1\r\nHost: x\r\n',
    'POST /api/visit HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  ]
  const cut = slow.map(
    (beginning) =>
      new Promise<string>((resolve) => {
        let heard = ''
        const socket = connect(Number(port), hostname, () => socket.write(beginning))
        socket.on('data', (chunk) => {
          heard += String(chunk)
        })
        socket.on('close', () => resolve(heard.slice(0, 12)))
        socket.on('error', () => undefined)
      }),
  )
  const host = await guestAt(server.address)
  expect(await Promise.all(cut)).toEqual(['HTTP/1.1 408', 'HTTP/1.1 408'])
  expect((await host.post('/api/tables', { system: 'x'.repeat(3000), scenario: '' })).status).toBe(413)
  const { id } = await opened(host)
  await host.open(id)
  host.say({ type: 'chat', text: 'x'.repeat(3000) })
  expect(await host.broken()).toBeNull()
})

test('what is said is text: nothing in it steers a screen, and nothing reaches a prototype', async () => {
  await start()
  const { host, friend } = await seatedAt(server.address, 'aslsk', 'first-light')
  const refusals = () => host.heard.filter(({ type }) => type === 'refused').length
  const hostile = [
    '{"type":"chat","text":"tom\\u0000"}',
    '{"type":"chat","text":"\\u202egnp.exe"}',
    '{"type":"chat","text":"two\\nlines"}',
    '{"type":"chat","text":"\\ud800"}',
    '{"type":"chat","text":"   "}',
    '{"type":"chat","text":"x","__proto__":{"isAdmin":true}}',
    '{"type":"chair","say":{"type":"decide","id":1,"version":0,"decision":{"constructor":{"prototype":{"isAdmin":true}}}}}',
    `{"type":"chair","say":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
    `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
    'no JSON',
  ]
  for (const [i, frame] of hostile.entries()) {
    host.socket!.send(frame)
    await host.until(() => refusals() > i)
  }
  host.say({ type: 'chat', text: '<img src=x onerror=alert(1)> ä 漢 🎲' })
  await friend.until(() => friend.heard.some(({ type }) => type === 'chat'))
  expect(friend.heard.filter(({ type }) => type === 'chat')).toMatchObject([{ text: '<img src=x onerror=alert(1)> ä 漢 🎲' }])
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  for (const player of [host, friend]) player.close()
})

test('whoever is banned while he is at a table is sent away from it', async () => {
  const database = openInMemory()
  await start({ database, limits: { heartbeat: 1500 } })
  const host = await guestAt(server.address)
  const { id } = await opened(host)
  await host.open(id)
  const code = new Promise((resolve) => host.socket!.once('close', resolve))
  const { person } = await database.db.selectFrom('seats').select('person').where('person', 'is not', null).executeTakeFirstOrThrow()
  await ban(database.db, person!)
  expect(await code).toBe(1008)
  await expect(host.open(id)).rejects.toThrow('401')
})
