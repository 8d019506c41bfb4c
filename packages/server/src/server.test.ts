import type { OnlineTable } from '@firegroup/table'
import { depth } from '@firegroup/testkit'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { GROUNDS, type Ground, groundOf } from '../test/databases.ts'
import { Player } from '../test/player.ts'
import { guestAt, play, seatedAt } from '../test/playing.ts'
import { type RunningServer, startServer } from './server.ts'
import type { OpenedTable } from './tables/tables.ts'

const QUICK = { beat: 0, act: 0, dice: 0 }
let ground: Ground
let server: RunningServer

describe.each(GROUNDS)('on %s', (kind) => {
  beforeEach(async () => {
    ground = await groundOf(kind)
    await start()
  })
  afterEach(async () => {
    await server.stop()
    await ground.end()
  })

  async function start(): Promise<void> {
    server = await startServer({ database: ground.open(), host: '127.0.0.1', port: 0, tempo: QUICK })
  }

  const guest = (): Promise<Player> => guestAt(server.address)
  const seated = (system: string, scenario: string) => seatedAt(server.address, system, scenario)

  /** One system every day; pauses that hide cards make the others long. */
  const WHOLE = depth.some(
    [
      ['aslsk', 'first-light'],
      ['lnlt', 'bread-before-noon'],
      ['upfront', 'the-milk-run'],
    ] as const,
    1,
  )

  test.each(WHOLE)('two guests play a whole match of %s by a link, and both see how it ends', async (system, scenario) => {
    const { host, friend } = await seated(system, scenario)
    await play([host, friend], () => false)
    await friend.until(() => friend.standpoint!.outcome !== null)
    expect(friend.standpoint!.outcome).toEqual(host.standpoint!.outcome)
    await host.until(() => host.table!.stage === 'over')
    host.close()
    friend.close()
  })

  test('what was acknowledged is there after the server was stopped and started again, and the match goes on', async () => {
    const { host, friend, table } = await seated('aslsk', 'first-light')
    await play([host, friend], (decisions) => decisions === 12)
    const { version } = host.standpoint!
    const cookies = [host.cookie, friend.cookie]
    host.close()
    friend.close()
    await server.stop()
    await start()
    const again = cookies.map((cookie) => Object.assign(new Player(server.address), { cookie }))
    for (const player of again) {
      await player.open(table.id)
      await player.sit()
      expect(player.standpoint!.version).toBe(version)
    }
    expect(await play(again, (decisions) => decisions === 5)).toBe(5)
    for (const player of again) player.close()
  })

  test('a decision that is sent again under its name is answered as before, and made once', async () => {
    const { host, friend } = await seated('aslsk', 'first-light')
    const asked = [host, friend].find(({ standpoint }) => standpoint!.question)!
    const { version, question } = asked.standpoint!
    const [first, second] = question!.candidates
    await asked.decide(first, 'once')
    await asked.until(() => asked.standpoint!.version === version + 1)
    expect(await asked.decide(first, 'once', version)).toMatchObject({ ruling: { ok: true, version: version + 1 } })
    expect(await asked.decide(second, 'other', version)).toMatchObject({ ruling: { ok: false, stale: true } })
    host.close()
    friend.close()
  })

  test('among people nobody takes anything back by himself', async () => {
    const { host, friend } = await seated('aslsk', 'first-light')
    const asked = [host, friend].find(({ standpoint }) => standpoint!.question)!
    const { version } = asked.standpoint!
    await asked.decide(asked.standpoint!.question!.candidates[0], 'first')
    await asked.until(() => asked.standpoint!.version === version + 1)
    expect(await asked.undo()).toMatchObject({
      ruling: { ok: false, problems: [{ message: 'Among people a decision is taken back only if the other side agrees.' }] },
    })
    expect(asked.standpoint!.version).toBe(version + 1)
    host.close()
    friend.close()
  })

  test('a private table is open to nobody without its link, and a link seats one', async () => {
    const [host, friend, stranger] = [await guest(), await guest(), await guest()]
    const { body: table } = await host.post<OpenedTable>('/api/tables', { system: 'aslsk', scenario: 'first-light', seat: 'allied' })
    expect((await stranger.get(`/api/tables/${table.id}`)).status).toBe(404)
    await expect(stranger.open(table.id)).rejects.toThrow('404')
    expect((await stranger.post(`/api/join/${table.words}`, { invitation: 'wrongletters' })).status).toBe(409)
    expect((await friend.post(`/api/join/${table.words}`, { invitation: table.invitation })).status).toBe(200)
    expect(await stranger.post(`/api/join/${table.words}`, { invitation: table.invitation })).toMatchObject({
      status: 409,
      body: { problems: [{ message: 'All seats are taken. You can watch.' }] },
    })
    const { body: view } = await friend.get<OnlineTable>(`/api/tables/${table.id}`)
    expect(view.seats.map(({ seat, you }) => [seat, you])).toEqual([
      ['allied', false],
      ['axis', true],
    ])
  })

  test('pages of other places, people without a visit and malformed bodies are refused with a reason, and nothing is changed', async () => {
    const host = await guest()
    const headers = { 'content-type': 'application/json', cookie: host.cookie }
    const foreign = await fetch(`${server.address}/api/tables`, {
      method: 'POST',
      headers: { ...headers, origin: 'https://elsewhere.example' },
      body: '{}',
    })
    expect(foreign.status).toBe(403)
    expect((await new Player(server.address).get('/api/tables')).status).toBe(401)
    for (const body of [
      {},
      { system: 'chess', scenario: 'x' },
      { system: 'aslsk', scenario: 'none' },
      { system: 'aslsk', scenario: 'first-light', seat: 'nobody' },
    ])
      expect(await host.post('/api/tables', body)).toMatchObject({ status: 400, body: { problems: [{ message: expect.any(String) }] } })
    expect(await host.get('/api/tables')).toMatchObject({ body: { own: [], open: [] } })
  })
})
