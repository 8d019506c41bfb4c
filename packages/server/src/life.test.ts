import type { OnlineTable, Terms } from '@firegroup/table'
import { USUAL_TERMS } from '@firegroup/table'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { GROUNDS, type Ground, groundOf } from '../test/databases.ts'
import { affairs, refusal } from '../test/hearing.ts'
import { Player } from '../test/player.ts'
import { guestAt, seatedAt } from '../test/playing.ts'
import { type RunningServer, startServer } from './server.ts'
import type { OpenedTable } from './tables/tables.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
let ground: Ground
let server: RunningServer
let time = 0

describe.each(GROUNDS)('on %s', (kind) => {
  beforeEach(async () => {
    ground = await groundOf(kind)
    time = Date.parse('2026-05-01T10:00:00Z')
    await start()
  })
  afterEach(async () => {
    await server.stop()
    await ground.end()
  })

  async function start(): Promise<void> {
    const tempo = { beat: 0, act: 0, dice: 0 }
    server = await startServer({ database: ground.open(), host: '127.0.0.1', port: 0, tempo, clock: () => time, sweep: 10 })
  }

  async function seated(
    terms: Partial<Terms> = {},
  ): Promise<{ host: Player; friend: Player; table: OpenedTable; asked: Player; other: Player }> {
    const { host, friend, table } = await seatedAt(server.address, 'aslsk', 'first-light', { ...USUAL_TERMS, ...terms })
    await host.until(() => affairs(host) !== undefined)
    const asked = host.standpoint!.question ? host : friend
    return { host, friend, table, asked, other: asked === host ? friend : host }
  }

  const leave = (...players: Player[]): void => {
    for (const player of players) player.close()
  }

  test('whoever resigns has lost: both see it, it is kept, and nothing is decided any more', async () => {
    const { host, friend, asked, other, table } = await seated()
    other.say({ type: 'resign' })
    await asked.until(() => asked.standpoint!.outcome !== null)
    expect(asked.standpoint).toMatchObject({
      outcome: { winner: asked.seats[0] },
      ending: { how: 'resigned', by: other.seats[0], winner: asked.seats[0], decisions: 0 },
      question: null,
    })
    expect(await asked.decide({ type: 'end' }, 'late')).toMatchObject({
      ruling: { ok: false, problems: [{ message: 'The match is over.' }] },
    })
    await asked.until(() => asked.table!.stage === 'over')
    leave(host, friend)
    await server.stop()
    await start()
    const again = Object.assign(new Player(server.address), { cookie: host.cookie })
    await again.open(table.id)
    await again.sit()
    expect(again.standpoint!.outcome).not.toBeNull()
    leave(again)
  })

  test('a draw is offered, refused by going on, rests after the second time, and ends the match when it is accepted', async () => {
    const { host, friend, asked, other } = await seated()
    for (const times of [1, 2]) {
      other.say({ type: 'offer', kind: 'draw' })
      await Promise.all([asked, other].map((player) => player.until(() => affairs(player).offers.length === 1)))
      expect(affairs(asked).offers).toMatchObject([{ kind: 'draw', seat: other.seats[0], you: false }])
      if (times === 1) asked.say({ type: 'answer', kind: 'draw', yes: false })
      else await asked.decide(asked.standpoint!.question!.candidates[0], 'goes on')
      await Promise.all([asked, other].map((player) => player.until(() => affairs(player).offers.length === 0)))
    }
    other.say({ type: 'offer', kind: 'draw' })
    await other.until(() => refusal(other) !== undefined)
    expect(refusal(other)).toBe('This was refused twice. It rests until the next phase.')
    asked.say({ type: 'offer', kind: 'draw' })
    await other.until(() => affairs(other).offers.length === 1)
    other.say({ type: 'answer', kind: 'draw', yes: true })
    await asked.until(() => asked.standpoint!.outcome !== null)
    expect(asked.standpoint).toMatchObject({ outcome: { winner: null }, ending: { how: 'agreed' } })
    leave(host, friend)
  })

  test('a decision is taken back if the other side agrees, never past what it may not, and never where that was agreed on', async () => {
    const { host, friend, asked, other } = await seated()
    const { version, question } = asked.standpoint!
    await asked.decide(question!.candidates[0], 'first')
    await asked.until(() => asked.standpoint!.version === version + 1)
    asked.say({ type: 'offer', kind: 'undo' })
    await other.until(() => affairs(other).offers.some(({ kind }) => kind === 'undo'))
    other.say({ type: 'answer', kind: 'undo', yes: true })
    await asked.until(() => asked.standpoint!.version === version)
    expect(asked.standpoint!.question).toEqual(question)
    asked.say({ type: 'offer', kind: 'undo' })
    await asked.until(() => refusal(asked) !== undefined)
    expect(refusal(asked)).toBe('There is nothing to undo.')
    leave(host, friend)
    const strict = await seated({ takingBack: 'never' })
    expect(affairs(strict.host).closed.undo).toBe('You agreed that nothing is taken back.')
    leave(strict.host, strict.friend)
  })

  test('the clock of whoever is asked runs over a restart; when it is out the other claims the win, and not before', async () => {
    const { host, friend, asked, other, table } = await seated({ clock: { type: 'live', bank: 10, increment: 0 } })
    time += 4 * MINUTE
    await asked.decide(asked.standpoint!.question!.candidates[0], 'first')
    await other.until(() => (affairs(other).clocks.find(({ seat }) => seat === asked.seats[0])?.left ?? 0) === 6 * MINUTE)
    const running = affairs(other).clocks.find((each) => each.running)!
    other.say({ type: 'claim' })
    await other.until(() => refusal(other) !== undefined)
    expect(refusal(other)).toBe('Nobody’s time is up.')
    const cookies = [host.cookie, friend.cookie]
    leave(host, friend)
    await server.stop()
    time += 2 * MINUTE
    await start()
    const again = cookies.map((cookie) => Object.assign(new Player(server.address), { cookie }))
    for (const player of again) {
      await player.open(table.id)
      await player.sit()
      await player.until(() => affairs(player) !== undefined)
    }
    const burns = again.find(({ seats }) => seats[0] === running.seat)!
    const waits = again.find((each) => each !== burns)!
    expect(affairs(waits).clocks.find(({ seat }) => seat === running.seat)!.left).toBe(running.left - 2 * MINUTE)
    time += 30 * MINUTE
    await waits.until(() => affairs(waits).claim)
    await burns.until(() => affairs(burns).out.length === 1)
    expect(affairs(burns)).toMatchObject({ claim: false, out: [running.seat] })
    waits.say({ type: 'claim' })
    await burns.until(() => burns.standpoint!.outcome !== null)
    expect(burns.standpoint).toMatchObject({ ending: { how: 'time', by: running.seat, winner: waits.seats[0] } })
    leave(...again)
  })

  test('once more with sides exchanged: both sit at a new table', async () => {
    const { host, friend, asked, other } = await seated()
    other.say({ type: 'resign' })
    await asked.until(() => asked.standpoint!.outcome !== null)
    asked.say({ type: 'offer', kind: 'rematch' })
    await other.until(() => affairs(other).offers.some(({ kind }) => kind === 'rematch'))
    other.say({ type: 'answer', kind: 'rematch', yes: true })
    await asked.until(() => affairs(asked).rematch !== null)
    const { body } = await asked.get<OnlineTable>(`/api/tables/${affairs(asked).rematch}`)
    expect(body.seats.find(({ you }) => you)?.seat).toBe(other.seats[0])
    expect(body.seats.every(({ name }) => name !== null)).toBe(true)
    leave(host, friend)
  })

  test('a change before the match names itself, and nobody is ready for it; only whoever opened the table makes one', async () => {
    const [host, friend] = [await guestAt(server.address), await guestAt(server.address)]
    const { body: table } = await host.post<OpenedTable>('/api/tables', { system: 'aslsk', scenario: 'first-light', seat: 'axis' })
    await friend.post(`/api/join/${table.words}`, { invitation: table.invitation })
    await host.open(table.id)
    await friend.open(table.id)
    friend.ready()
    await host.until(() => host.table!.seats.some(({ ready }) => ready))
    const terms: Terms = { ...USUAL_TERMS, clock: { type: 'days', each: 3, away: 7 } }
    friend.say({ type: 'settle', change: { terms } })
    await friend.until(() => refusal(friend) !== undefined)
    host.say({ type: 'settle', change: { terms } })
    await friend.until(() => friend.table!.terms.clock.type === 'days' && friend.table!.change !== null)
    expect(friend.table!.change).toMatch(/^Guest \d+: clock now 3 days a decision, 7 days away$/)
    expect(friend.table!.seats.some(({ ready }) => ready)).toBe(false)
    host.say({ type: 'settle', change: { system: 'upfront', scenario: 'the-milk-run', seat: 'allied' } })
    await friend.until(() => friend.table!.scenario === 'the-milk-run')
    expect(friend.table!.seats.filter(({ name }) => name !== null)).toHaveLength(2)
    // ready, and then not yet after all
    host.ready()
    friend.ready()
    await host.until(() => host.table!.beginsIn !== null)
    friend.say({ type: 'notReady' })
    await host.until(() => host.table!.beginsIn === null)
    host.say({ type: 'close' })
    await friend.until(() => friend.table!.stage === 'closed')
    leave(host, friend)
  })

  test('a friend takes the seat of a computer as long as nothing was decided', async () => {
    const [host, friend, third] = [await guestAt(server.address), await guestAt(server.address), await guestAt(server.address)]
    const { body: table } = await host.post<OpenedTable>('/api/tables', { system: 'aslsk', scenario: 'first-light', seat: 'axis' })
    await host.post(`/api/tables/${table.id}/computer`, { seat: 'allied', level: 'recruit' })
    await host.open(table.id)
    host.ready()
    await host.until(() => host.table!.beginsIn !== null)
    host.tell()
    await host.sit()
    expect(host.standpoint!.question).not.toBeNull()
    expect((await friend.post(`/api/join/${table.words}`, { invitation: table.invitation })).status).toBe(200)
    await host.until(() => host.table!.stage === 'gathering')
    expect(host.table!.seats.map(({ computer, ready }) => [computer, ready])).toEqual([
      [null, false],
      [null, false],
    ])
    expect((await third.post(`/api/join/${table.words}`, { invitation: table.invitation })).status).toBe(409)
    leave(host)
  })

  test('a table that nobody used for 14 days is closed, and its link says so', async () => {
    const [host, friend] = [await guestAt(server.address), await guestAt(server.address)]
    const { body: table } = await host.post<OpenedTable>('/api/tables', { system: 'aslsk', scenario: 'first-light' })
    time += 15 * DAY
    const { db } = ground.open()
    await expect
      .poll(() => db.selectFrom('tables').select('stage').where('id', '=', table.id).executeTakeFirst())
      .toEqual({ stage: 'closed' })
    await db.destroy()
    expect(await friend.post(`/api/join/${table.words}`, { invitation: table.invitation })).toMatchObject({
      status: 409,
      body: { problems: [{ message: 'Nobody used this table for 14 days, so it was closed. Open another.' }] },
    })
  })
})
