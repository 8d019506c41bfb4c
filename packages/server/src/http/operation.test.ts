import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { seatedAt } from '../../test/playing.ts'
import { Program } from '../../test/program.ts'
import { type RunningServer, type ServerOptions, startServer } from '../server.ts'
import { openInMemory } from '../store/database.ts'
import type { OpenedTable } from '../tables/tables.ts'

let server: RunningServer

async function start(options: Partial<ServerOptions> = {}): Promise<void> {
  server = await startServer({ database: openInMemory(), host: '127.0.0.1', port: 0, tempo: { beat: 0, act: 0, dice: 0 }, ...options })
}

afterEach(() => server.stop())

test('the figures are for this computer, and for whoever has their token; a proxy makes nobody local', async () => {
  await start({ metricsToken: 'open sesame' })
  const { host, friend } = await seatedAt(server.address, 'aslsk', 'first-light')
  const asked = [host, friend].find(({ standpoint }) => standpoint!.question)!
  await asked.decide(asked.standpoint!.question!.candidates[0], 'once')
  const figures = async (headers: { readonly [name: string]: string } = {}) => fetch(`${server.address}/metrics`, { headers })
  const text = await (await figures()).text()
  expect(text).toContain('firegroup_decisions_total{verdict="made"} 1')
  expect(text).toContain('firegroup_sockets 2')
  expect(text).toContain('firegroup_matches_awake 1')
  expect(text).toMatch(/firegroup_request_seconds_count\{method="POST",route="\/api\/visit",status="200"\} 2/)
  expect(text).not.toContain(host.table!.id)
  const proxied = { 'x-forwarded-for': '127.0.0.1' }
  expect((await figures(proxied)).status).toBe(403)
  expect((await figures({ ...proxied, authorization: 'Bearer wrong' })).status).toBe(403)
  expect((await figures({ ...proxied, authorization: 'Bearer open sesame' })).status).toBe(200)
  for (const path of ['/health', '/api/health']) expect(await (await fetch(server.address + path)).json()).toEqual({ ok: true })
  for (const player of [host, friend]) player.close()
})

test('what is written down names routes and statuses, and nothing that opens anything', async () => {
  const lines: string[] = []
  await start({ logging: { level: 'debug', stream: { write: (line) => void lines.push(line) } } })
  const { host, friend, table } = await seatedAt(server.address, 'aslsk', 'first-light')
  const { token, owner } = await Program.of(server.address, 'tom_w')
  const { body: other } = await owner.post<OpenedTable>('/api/tables', { system: 'aslsk', scenario: 'first-light', open: false })
  await owner.post('/api/sign-in', { name: 'tom_w', password: 'a wrong password' })
  await fetch(`${server.address}/api/join/x?invitation=${other.invitation}`, { method: 'POST' })
  await fetch(`${server.address}/api/v1/me`, { headers: { authorization: `Bearer ${token}x` } })
  const url = `${server.address.replace('http', 'ws')}/api/tables/${other.id}/socket?watch=${other.watching}x`
  await new Promise((resolve) => new WebSocket(url, { headers: { cookie: host.cookie } }).on('error', resolve))
  host.say({ type: 'chat', text: 'between us' })
  await friend.until(() => friend.heard.some(({ type }) => type === 'chat'))
  for (const player of [host, friend]) player.close()
  await server.stop()
  expect(lines.length).toBeGreaterThan(10)
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow()
  const all = lines.join('')
  expect(all).toContain('"route":"/api/sign-in","status":403')
  expect(all).toContain('socket refused')
  const cookies = [host, friend, owner].map(({ cookie }) => cookie.split('=')[1]!)
  for (const secret of [...cookies, token, table.invitation, table.watching, other.invitation, other.watching])
    expect(all.includes(secret)).toBe(false)
  for (const said of ['correct horse', 'a wrong password', 'between us', other.id]) expect(all).not.toContain(said)
})

test('a server that stops answers what it has begun, tells everybody to come back, and takes nothing new', async () => {
  await start()
  const { host, friend } = await seatedAt(server.address, 'aslsk', 'first-light')
  const asked = [host, friend].find(({ standpoint }) => standpoint!.question)!
  const codes = [host, friend].map(({ socket }) => new Promise((resolve) => socket!.once('close', resolve)))
  const ruling = asked.decide(asked.standpoint!.question!.candidates[0], 'last')
  // once this is answered, what was said before it was heard
  asked.say({ type: 'nothing' })
  await asked.until(() => asked.heard.some(({ type }) => type === 'refused'))
  const stopped = server.stop()
  expect(await ruling).toMatchObject({ ruling: { ok: true } })
  expect(await Promise.all(codes)).toEqual([1012, 1012])
  await stopped
  await expect(fetch(`${server.address}/health`)).rejects.toThrow()
})
