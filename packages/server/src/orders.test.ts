import type { Orders } from '@firegroup/table'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { GROUNDS, type Ground, groundOf } from '../test/databases.ts'
import { Player } from '../test/player.ts'
import { play, seatedAt } from '../test/playing.ts'
import { type RunningServer, startServer } from './server.ts'

const HOLD: Orders = { orders: [], otherwise: 'hold' }
let ground: Ground
let server: RunningServer
const start = async (): Promise<void> => {
  server = await startServer({ database: ground.open(), host: '127.0.0.1', port: 0, tempo: { beat: 0, act: 0, dice: 0 } })
}

describe.each(GROUNDS)('on %s', (kind) => {
  beforeEach(async () => {
    ground = await groundOf(kind)
    await start()
  })
  afterEach(async () => {
    await server.stop()
    await ground.end()
  })

  test('orders are left at the server: they answer for whoever is away, outlive its restart, and the other is told nothing', async () => {
    const isFirstFire = ({ standpoint }: Player): boolean => standpoint!.question?.kind === 'firstFire'
    const orderedToHold = async () => {
      const { host, friend, table } = await seatedAt(server.address, 'aslsk', 'first-light')
      const players = [host, friend]
      await play(players, () => players.some(isFirstFire))
      const asked = players.find(isFirstFire)!
      const mover = players.find((each) => each !== asked)!
      expect(await asked.orders({ orders: [{ when: {}, do: { type: 'flee' }, else: 'hold' }], otherwise: 'ask' })).toMatchObject({
        ruling: { ok: false, problems: [{ message: expect.stringContaining('orders.orders[0].do') }] },
      })
      const { version } = asked.standpoint!
      expect(await asked.orders(HOLD)).toMatchObject({ ruling: { ok: true } })
      await asked.until(() => asked.standpoint!.version > version)
      expect(asked.standpoint!.orders).toMatchObject({ answers: [{ number: version, text: 'Everyone else: Hold fire' }] })
      return { asked, mover, table }
    }
    let { asked, mover, table } = await orderedToHold()
    // orders end with their phase: where that was its last move, another match is begun
    while (!asked.standpoint!.orders!.orders) ({ asked, mover, table } = await orderedToHold())
    expect(asked.standpoint!.orders!.orders).toEqual(HOLD)
    expect(mover.standpoint!.orders).toBeNull()
    expect((await asked.past()).some(({ place }) => place !== null)).toBe(true)

    const left = asked.standpoint!.orders
    const cookies = [asked.cookie, mover.cookie]
    for (const player of [asked, mover]) player.close()
    await server.stop()
    await start()
    const [again, moving] = cookies.map((cookie) => Object.assign(new Player(server.address), { cookie })) as [Player, Player]
    // the owner of the orders is not there, and the mover goes on
    await moving.open(table.id)
    await moving.sit()
    expect(JSON.stringify(moving.heard)).not.toContain('Everyone else')
    await again.open(table.id)
    await again.sit()
    expect(again.standpoint!.orders).toEqual(left)
    again.close()
    moving.close()
  })
})
