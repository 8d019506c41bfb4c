import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { USUAL_TERMS } from '@firegroup/table'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Program } from '../../test/program.ts'
import { type RunningServer, startServer } from '../server.ts'
import { openInMemory } from '../store/database.ts'
import type { OpenedTable } from '../tables/tables.ts'
import { ROUTES } from './routes.ts'

let server: RunningServer
const UNLIMITED = { burst: 1e6, perSecond: 1e6 }

beforeEach(async () => {
  const limits = { address: UNLIMITED, person: UNLIMITED, frames: UNLIMITED }
  server = await startServer({ database: openInMemory(), host: '127.0.0.1', port: 0, tempo: { beat: 0, act: 0, dice: 0 }, limits })
})
afterEach(() => server.stop())

const program = (name: string): Promise<Program> => Program.of(server.address, name)

test('a token is told once, opens the API until it is revoked, and is no cookie', async () => {
  const { token, owner } = await program('tom_w')
  const me = (sent: string) => fetch(`${server.address}/api/v1/me`, { headers: { authorization: sent } })
  expect(await (await me(`Bearer ${token}`)).json()).toMatchObject({ name: 'tom_w', named: true })
  for (const wrong of ['', token, `Bearer ${token}x`, 'Bearer fg_', `Basic ${token}`]) expect((await me(wrong)).status).toBe(401)
  expect((await fetch(`${server.address}/api/v1/me`, { headers: { cookie: owner.cookie } })).status).toBe(401)
  const { body: kept } = await owner.get<readonly { readonly id: string }[]>('/api/account/tokens')
  expect(kept).toEqual([{ id: expect.any(String), label: 'a bot', created: expect.any(String), used: expect.any(String) }])
  expect(JSON.stringify(kept)).not.toContain(token.slice(3))
  expect((await owner.post(`/api/account/tokens/${kept[0]!.id}/revoke`)).status).toBe(200)
  expect((await me(`Bearer ${token}`)).status).toBe(401)
})

test('two programs open a table, take its seats and play; a repeat is answered as before, what is late or wrong is refused, and a stranger hears nothing', async () => {
  const [host, friend, stranger] = [await program('tom_w'), await program('marina_k'), await program('passer_by')]
  const { body: table } = await host.call<OpenedTable>('/tables', { system: 'aslsk', scenario: 'first-light' })
  expect((await friend.call('/join', { words: table.words, invitation: 'wrongletters' })).status).toBe(409)
  expect((await friend.call('/join', { words: table.words, invitation: table.invitation })).status).toBe(200)
  for (const path of ['', '/stream', '/question']) expect((await stranger.call(`/tables/${table.id}${path}`)).status).toBe(404)
  expect((await stranger.call(`/tables/${table.id}/decisions`, { version: 0, id: 'x', candidate: 0 })).status).toBe(404)
  expect(await host.call(`/tables/${table.id}/question`)).toMatchObject({
    status: 409,
    body: { problems: [{ message: 'The match has not begun.' }] },
  })
  const terms = { ...USUAL_TERMS, watchers: 'anybody', delay: 60 }
  expect((await host.call(`/tables/${table.id}/say`, { type: 'settle', change: { open: true, terms } })).status).toBe(200)
  await host.begin(table.id, friend)

  const { body: seen } = await host.call<Question>(`/tables/${table.id}/question`)
  const asked = seen.question ? host : friend
  const other = seen.question ? friend : host
  const { body: open } = await asked.call<Question>(`/tables/${table.id}/question`)
  const decide = (who: Program, body: object) => who.call(`/tables/${table.id}/decisions`, { version: open.version, id: 'one', ...body })
  expect(await decide(asked, {})).toMatchObject({ status: 400 })
  expect(await decide(asked, { candidate: 100_000 })).toMatchObject({ status: 409 })
  expect(await decide(asked, { decision: { type: 'nonsense' } })).toMatchObject({ status: 409, body: { ok: false } })
  expect(await decide(other, { candidate: 0 })).toMatchObject({ status: 409 })
  const { body: told } = await asked.call<{ problems: unknown[] }>(`/tables/${table.id}/ask`, {
    version: open.version,
    decisions: [open.question!.candidates[0], { type: 'nonsense' }],
  })
  expect(told.problems[0]).toEqual([])
  expect(told.problems[1]).not.toEqual([])
  expect(await decide(asked, { candidate: 0 })).toMatchObject({ status: 200, body: { ok: true, version: open.version + 1 } })
  expect(await decide(asked, { candidate: 0 })).toMatchObject({ status: 200, body: { ok: true } })
  expect(await decide(asked, { id: 'two', candidate: 0 })).toMatchObject({ status: 409, body: { ok: false, stale: true } })
  const { body: after } = await asked.call<Question>(`/tables/${table.id}/question`)
  expect(after.version).toBe(open.version + 1)
  // whoever looks on sees it later, and is not told anything of it elsewhere before
  expect(await stranger.call(`/tables/${table.id}/question`)).toMatchObject({
    status: 200,
    body: { seat: 'observer', version: 0, question: null },
  })
  expect(await stranger.call(`/tables/${table.id}`)).toMatchObject({ body: { stage: 'playing', waiting: [] } })
  expect((await host.call<{ readonly waiting: readonly string[] }>(`/tables/${table.id}`)).body.waiting).not.toEqual([])
  expect(await decide(stranger, { id: 'three', version: after.version, candidate: 0 })).toMatchObject({ status: 409 })
})

interface Question {
  readonly version: number
  readonly question: { readonly candidates: readonly unknown[] } | null
}

const python = spawnSync('python3', ['--version']).status === 0
test.skipIf(!python)('the example bot plays a whole match against another of its kind', { timeout: 120_000 }, async () => {
  const [host, friend] = [await program('one'), await program('two')]
  const { body: table } = await host.call<OpenedTable>('/tables', { system: 'aslsk', scenario: 'first-light' })
  const run = ({ token }: Program) =>
    new Promise<string>((resolve, reject) => {
      const args = [join(import.meta.dirname, '../../../../examples/bot.py'), server.address, table.words, table.invitation]
      const child = spawn('python3', args, { env: { ...process.env, FIREGROUP_TOKEN: token }, stdio: ['ignore', 'pipe', 'inherit'] })
      let said = ''
      child.stdout.on('data', (chunk) => {
        said += String(chunk)
      })
      child.on('exit', (code) => (code === 0 ? resolve(said) : reject(new Error(`The bot has failed: ${code}`))))
    })
  const outcomes = await Promise.all([run(host), run(friend)])
  expect(outcomes[0]).toBe(outcomes[1])
  expect(JSON.parse(outcomes[0]!)).toMatchObject({ reason: expect.any(String) })
})

test('the document is made of the schemas that check what is sent, and its page needs nothing from elsewhere', async () => {
  const document = (await (await fetch(`${server.address}/api/openapi.json`)).json()) as {
    readonly openapi: string
    readonly paths: { readonly [path: string]: { readonly [method: string]: { readonly requestBody?: unknown } } }
  }
  expect(document.openapi).toBe('3.1.0')
  for (const { method, path, body } of ROUTES) {
    const operation = document.paths[path]?.[method.toLowerCase()]
    expect(operation, path).toBeDefined()
    const schema = body ? { content: { 'application/json': { schema: JSON.parse(JSON.stringify(body.json())) } } } : undefined
    expect(operation?.requestBody, path).toEqual(schema && { required: true, ...schema })
  }
  for (const file of ['docs', 'docs.js', 'docs.css']) {
    const answer = await fetch(`${server.address}/api/${file}`)
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(await answer.text()).not.toMatch(/https?:\/\//)
  }
})
