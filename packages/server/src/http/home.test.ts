import { type Glimpse, type Home, patched, type Since } from '@firegroup/table'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Player } from '../../test/player.ts'
import { guestAt, play, seatedAt } from '../../test/playing.ts'
import { type RunningServer, startServer } from '../server.ts'
import { openInMemory } from '../store/database.ts'

let server: RunningServer
beforeEach(async () => {
  server = await startServer({ database: openInMemory(), host: '127.0.0.1', port: 0, tempo: { beat: 0, act: 0, dice: 0 } })
})
afterEach(() => server.stop())

const home = async (player: Player) => (await player.get<Home>('/api/home')).body

test('the list says what waits for whoever asks, in one sentence, and nothing of what the other is asked', async () => {
  const { host, friend } = await seatedAt(server.address, 'aslsk', 'first-light')
  const asked = [host, friend].find(({ standpoint }) => standpoint!.question)!
  const other = asked === host ? friend : host
  const [mine] = (await home(asked)).own
  expect(mine!.asked).toMatchObject({ version: asked.standpoint!.version, sentence: 'Where do your units set up?' })
  expect(mine).toMatchObject({ turn: 1, waiting: [asked.seats[0]], company: [{ state: 'here' }] })
  // two days for each decision and a week away, as is usual
  expect(mine!.left! / 86_400_000).toBeCloseTo(9, 2)
  const [theirs] = (await home(other)).own
  expect(theirs).not.toHaveProperty('asked')
  expect(JSON.stringify(theirs)).not.toContain('set up')
  const stranger = await guestAt(server.address)
  expect(await home(stranger)).toEqual({ own: [], open: [], watch: [] })
  host.close()
  friend.close()
})

test('a look at a match is its own seat’s alone: the same as at the table, with what has happened since', async () => {
  const { host, friend, table } = await seatedAt(server.address, 'aslsk', 'first-light')
  await play([host, friend], (decisions) => decisions === 4)
  for (const player of [host, friend]) {
    const { body } = await player.get<Glimpse>(`/api/tables/${table.id}/glimpse`)
    const { viewer, version, state, question } = player.standpoint!
    expect(body).toMatchObject({ viewer, version, state, question, system: 'aslsk' })
    expect(body.events.length).toBeGreaterThan(0)
    const events = body.events.length
    expect((await home(player)).own[0]!.news).toBe(events)
    await player.post(`/api/tables/${table.id}/seen`, { version, events: events - 1 })
    expect((await player.get<Glimpse>(`/api/tables/${table.id}/glimpse`)).body.events).toEqual(body.events.slice(-1))
    expect((await home(player)).own[0]!.news).toBe(1)
  }
  const asked = [host, friend].find(({ standpoint }) => standpoint!.question)!
  const { version, question } = asked.standpoint!
  const decisions = question!.candidates.slice(0, 3)
  const { body } = await asked.post<{ answers: unknown[] }>(`/api/tables/${table.id}/previews`, { version, decisions })
  expect(body.answers).toHaveLength(decisions.length)
  const stranger = await guestAt(server.address)
  expect((await stranger.get(`/api/tables/${table.id}/glimpse`)).status).toBe(404)
  expect((await stranger.post(`/api/tables/${table.id}/seen`, { version: 0, events: 0 })).status).toBe(404)
  expect((await stranger.post(`/api/tables/${table.id}/previews`, { version, decisions })).status).toBe(404)
  host.close()
  friend.close()
})

test('what happened since somebody left is told decision by decision, as his seat could know it then', async () => {
  const { host, friend, table } = await seatedAt(server.address, 'aslsk', 'first-light')
  const told = (player: Player) =>
    player.heard.flatMap((each) => (each.type === 'chair' && each.message.type === 'standpoint' ? [each.message] : []))
  await play([host, friend], (decisions) => decisions === 3)
  const then = host.standpoint!
  const events = then.from + then.events.length
  await host.post(`/api/tables/${table.id}/seen`, { version: then.version, events })
  expect((await host.get<Since>(`/api/tables/${table.id}/since`)).body).toMatchObject({ takenBack: false, moments: [] })
  await play([host, friend], (decisions) => decisions === 5)
  const { body: since } = await host.get<Since>(`/api/tables/${table.id}/since`)
  const states: unknown[] = []
  for (const { patch } of since.moments) states.push(patched(states.at(-1), patch))
  expect(states[0]).toEqual(then.state)
  expect(states.at(-1)).toEqual(host.standpoint!.state)
  const known = told(host).map(({ state }) => JSON.stringify(state))
  for (const state of states) expect(known).toContain(JSON.stringify(state))
  const { body: glimpse } = await host.get<Glimpse>(`/api/tables/${table.id}/glimpse`)
  expect(since.moments.flatMap((moment) => moment.events)).toEqual(glimpse.events)
  await host.post(`/api/tables/${table.id}/seen`, { version: then.version, events: events + 999 })
  expect((await host.get<Since>(`/api/tables/${table.id}/since`)).body).toMatchObject({ takenBack: true, moments: [] })
  host.close()
  friend.close()
})
