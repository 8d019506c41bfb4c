import type { Terms } from '@firegroup/table'
import { USUAL_TERMS } from '@firegroup/table'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { GROUNDS, type Ground, groundOf } from '../test/databases.ts'
import { affairs, lines, refusal, told } from '../test/hearing.ts'
import { Player } from '../test/player.ts'
import { guestAt, play, seatedAt } from '../test/playing.ts'
import { type RunningServer, startServer } from './server.ts'
import type { OpenedTable } from './tables/tables.ts'

const MINUTE = 60_000
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

  test('those who look on see the match as late as it was agreed, with its clocks, and talk among themselves until the end', async () => {
    const { host, friend, table, asked } = await seated({ delay: 120, clock: { type: 'live', bank: 10, increment: 0 } })
    const watcher = await guestAt(server.address)
    await watcher.open(table.id, `?watch=${table.watching}`)
    await watcher.sit()
    await host.until(() => told(host, 'company').at(-1)?.watchers === 1)
    time += MINUTE
    expect(await play([host, friend], (decisions) => decisions === 3)).toBe(3)
    const { version } = asked.standpoint!
    expect(watcher.standpoint!.version).toBe(0)
    expect(watcher.standpoint!.question).toBeNull()
    watcher.say({ type: 'chat', text: 'look at that' })
    host.say({ type: 'chat', text: 'good luck' })
    await friend.until(() => lines(friend).includes('good luck'))
    await watcher.until(() => lines(watcher).length === 1)
    expect(lines(watcher)).toEqual(['look at that'])
    expect(lines(friend)).toEqual(['good luck'])
    expect(told(watcher, 'affairs').every(({ clocks }) => clocks.every(({ left }) => left === 10 * MINUTE))).toBe(true)
    time += 121_000
    await watcher.until(() => watcher.standpoint!.version === version)
    watcher.say({ type: 'resign' })
    await watcher.until(() => refusal(watcher) !== undefined)
    expect(refusal(watcher)).toBe('You look on: that is for those who play.')
    host.say({ type: 'resign' })
    await host.until(() => host.table!.stage === 'over')
    await host.until(() => lines(host).includes('look at that'))
    expect([watcher.table!.stage, watcher.standpoint!.outcome, lines(watcher)]).toEqual(['playing', null, ['look at that']])
    time += 121_000
    await watcher.until(() => watcher.table!.stage === 'over' && watcher.standpoint!.outcome !== null)
    await watcher.until(() => lines(watcher).includes('good luck'))
    leave(host, friend, watcher)
  })

  test('who is here, away and gone is seen, unless somebody does not show it; a second tab hears that the first has decided', async () => {
    const { host, friend, table, asked, other } = await seated()
    const state = (player: Player, of: Player) =>
      told(player, 'company')
        .at(-1)!
        .seats.find(({ seat }) => seat === of.seats[0])
    await other.until(() => state(other, asked)?.state === 'here')
    asked.say({ type: 'attention', here: false })
    await other.until(() => state(other, asked)?.state === 'away')
    const second = Object.assign(new Player(server.address), { cookie: asked.cookie })
    await second.open(table.id)
    await second.sit()
    await other.until(() => state(other, asked)?.state === 'here')
    await asked.decide(asked.standpoint!.question!.candidates[0], 'first')
    await second.until(() => told(second, 'elsewhere').length === 1)
    expect(told(asked, 'elsewhere')).toEqual([])
    leave(second, asked)
    await other.until(() => state(other, { ...asked, seats: second.seats } as Player)?.state === 'gone')
    other.say({ type: 'presence', shown: false })
    await other.until(() => told(other, 'company').at(-1)!.shown === false)
    expect(
      told(other, 'company')
        .at(-1)!
        .seats.every(({ state: each }) => each === null),
    ).toBe(true)
    leave(host, friend)
  })

  test('whoever is blocked is not heard and does not come to the other’s tables; a report is kept for the administrator', async () => {
    const { host, friend } = await seated()
    friend.say({ type: 'chat', text: 'something rude' })
    await host.until(() => lines(host).length === 1)
    const { number: line } = told(host, 'chat')[0]!
    host.say({ type: 'report', line, text: 'He is rude.' })
    host.say({ type: 'block', line })
    await host.until(() => told(host, 'done').length === 2)
    friend.say({ type: 'chat', text: 'more of it' })
    await friend.until(() => lines(friend).length === 2)
    expect(lines(host)).toEqual(['something rude'])
    const { body: other } = await host.post<OpenedTable>('/api/tables', { system: 'aslsk', scenario: 'first-light' })
    expect(await friend.post(`/api/join/${other.words}`, { invitation: other.invitation })).toMatchObject({
      status: 409,
      body: { problems: [{ message: 'This table is not open to you.' }] },
    })
    leave(host, friend)
    const { db } = ground.open()
    expect(await db.selectFrom('reports').selectAll().execute()).toMatchObject([
      { line: 'something rude', text: 'He is rude.', settled: null },
    ])
    await db.destroy()
  })
})
