import type { OnlineTable } from '@firegroup/table'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Authenticator } from '../../test/authenticator.ts'
import { GROUNDS, type Ground, groundOf } from '../../test/databases.ts'
import { Player } from '../../test/player.ts'
import { deletePerson, exportPerson } from '../admin.ts'
import { type RunningServer, startServer } from '../server.ts'
import type { OpenDatabase } from '../store/database.ts'
import type { OpenedTable } from '../tables/tables.ts'
import { BELONGINGS } from './belongings.ts'

const PASSWORD = 'correct horse battery'
let ground: Ground
let base: OpenDatabase
let server: RunningServer
let address = ''

describe.each(GROUNDS)('on %s', (kind) => {
  beforeEach(async () => {
    ground = await groundOf(kind)
    base = ground.open()
    server = await startServer({ database: base, host: '127.0.0.1', port: 0, limits: { heartbeat: 2500 } })
    address = server.address.replace('127.0.0.1', 'localhost')
  })
  afterEach(async () => {
    await server.stop()
    await ground.end()
  })

  interface You {
    readonly id: string
    readonly name: string
    readonly named: boolean
  }
  interface Taken {
    readonly you: You
    readonly codes: readonly string[]
  }
  interface Account {
    readonly password: boolean
    readonly passkeys: readonly { readonly id: string; readonly label: string }[]
    readonly codes: number
    readonly visits: readonly { readonly id: string; readonly here: boolean; readonly device: string }[]
    readonly fresh: boolean
  }

  async function guest(): Promise<Player> {
    const player = new Player(address)
    await player.post('/api/visit')
    return player
  }

  async function named(name: string): Promise<{ player: Player; codes: readonly string[] }> {
    const player = await guest()
    const { status, body } = await player.post<Taken>('/api/name', { name, password: PASSWORD })
    expect(status).toBe(200)
    return { player, codes: body.codes }
  }

  async function withPasskey(name: string): Promise<{ player: Player; key: Authenticator }> {
    const player = await guest()
    const key = new Authenticator(address)
    const { body: asked } = await player.post<never>('/api/passkeys/begin', { name })
    const { status } = await player.post('/api/passkeys', { name, label: 'My phone', response: key.make(asked) })
    expect(status).toBe(200)
    return { player, key }
  }

  const account = async (player: Player): Promise<Account> => (await player.get<Account>('/api/account')).body
  const newTable = async (player: Player): Promise<OpenedTable> =>
    (await player.post<OpenedTable>('/api/tables', { system: 'aslsk', scenario: 'first-light' })).body
  const ownTables = async (player: Player): Promise<string[]> =>
    (await player.get<{ own: OnlineTable[] }>('/api/tables')).body.own.map(({ id }) => id).sort()
  /** Time goes by: what was proved is long ago. */
  const later = () => base.db.updateTable('visits').set({ proved: '2020-01-01T00:00:00.000Z' }).execute()

  test('a guest who takes a name keeps his tables, and finds them on another device together with what he had there as a guest', async () => {
    const { player } = await named('tom_w')
    const first = await newTable(player)
    const phone = await guest()
    const second = await newTable(phone)
    expect(await phone.post<{ you: You }>('/api/sign-in', { name: 'TOM_W', password: PASSWORD })).toMatchObject({
      body: { you: { name: 'tom_w', named: true } },
    })
    expect(await ownTables(phone)).toEqual([first.id, second.id].sort())
    expect(await ownTables(player)).toEqual([first.id, second.id].sort())
    const { body } = await phone.get<OnlineTable>(`/api/tables/${second.id}`)
    expect(body.host).toBe(true)
  })

  test('who sat as a guest at a table of his own name stands up there when he signs in, before the match', async () => {
    const { player } = await named('tom_w')
    const table = await newTable(player)
    const phone = await guest()
    await phone.post(`/api/join/${table.words}`, { invitation: table.invitation })
    await phone.post('/api/sign-in', { name: 'tom_w', password: PASSWORD })
    const { body } = await phone.get<OnlineTable>(`/api/tables/${table.id}`)
    expect(body.seats.map(({ you, name }) => [you, name]).sort()).toEqual([
      [false, null],
      [true, 'tom_w'],
    ])
  })

  test('a passkey takes a name and opens it elsewhere; what it signed is good once, and only where it was asked', async () => {
    const { player, key } = await withPasskey('marina_k')
    expect(await account(player)).toMatchObject({ password: false, passkeys: [{ label: 'My phone' }], codes: 8, fresh: true })
    const elsewhere = await guest()
    const { body: asked } = await elsewhere.post<never>('/api/sign-in/passkey/begin')
    const response = key.show(asked)
    const stranger = await guest()
    expect((await stranger.post('/api/sign-in/passkey', { response })).status).toBe(403)
    const { body: again } = await elsewhere.post<never>('/api/sign-in/passkey/begin')
    const shown = key.show(again)
    expect(await elsewhere.post('/api/sign-in/passkey', { response: shown })).toMatchObject({ body: { you: { name: 'marina_k' } } })
    expect((await elsewhere.post('/api/sign-in/passkey', { response: shown })).status).toBe(403)
    // a copy of the key is behind its count
    key.counter = 0
    const { body: third } = await elsewhere.post<never>('/api/sign-in/passkey/begin')
    expect((await elsewhere.post('/api/sign-in/passkey', { response: key.show(third) })).status).toBe(403)
    // another page's answer
    const fake = new Authenticator('https://elsewhere.example')
    const newcomer = await guest()
    const { body: begun } = await newcomer.post<never>('/api/passkeys/begin', { name: 'somebody' })
    expect((await newcomer.post('/api/passkeys', { name: 'somebody', response: fake.make(begun) })).status).toBe(403)
  })

  test('a recovery code opens the name once; new ones end those before', async () => {
    const { player, codes } = await named('tom_w')
    const elsewhere = await guest()
    const [first, second] = codes as [string, string]
    expect((await elsewhere.post('/api/sign-in/code', { name: 'tom_w', code: first.toUpperCase().replaceAll('-', ' ') })).status).toBe(200)
    expect((await elsewhere.post('/api/sign-in/code', { name: 'tom_w', code: first })).status).toBe(403)
    expect((await account(player)).codes).toBe(7)
    expect((await player.post<{ codes: string[] }>('/api/account/codes')).body.codes).toHaveLength(8)
    expect((await elsewhere.post('/api/sign-in/code', { name: 'tom_w', code: second })).status).toBe(403)
    const kept = await base.db.selectFrom('recovery_codes').select('code_hash').execute()
    expect(JSON.stringify(kept)).not.toContain(codes[2]!.replaceAll('-', ''))
  })

  test('a wrong password and a name that there is not are refused in the same words, and after a few attempts nobody may try that name', async () => {
    await named('tom_w')
    const stranger = await guest()
    const wrong = await stranger.post('/api/sign-in', { name: 'tom_w', password: 'not the password' })
    const nobody = await stranger.post('/api/sign-in', { name: 'nobody', password: 'not the password' })
    expect([wrong.status, wrong.body]).toEqual([nobody.status, nobody.body])
    let status = 0
    for (let i = 0; i < 12 && status !== 429; i++) ({ status } = await stranger.post('/api/sign-in/code', { name: 'tom_w', code: 'x' }))
    expect(status).toBe(429)
  })

  test('another password signs the others out; old sessions can be ended one by one, and none of them changes how the name is kept unasked', async () => {
    const { player } = await named('tom_w')
    const [phone, tablet] = [await guest(), await guest()]
    for (const each of [phone, tablet]) await each.post('/api/sign-in', { name: 'tom_w', password: PASSWORD })
    const { visits } = await account(player)
    expect(visits.map(({ here }) => here).filter(Boolean)).toHaveLength(1)
    await player.post(`/api/account/visits/${visits.find(({ here }) => !here)!.id}/end`)
    expect((await account(player)).visits).toHaveLength(2)
    expect([(await phone.get('/api/account')).status, (await tablet.get('/api/account')).status].sort()).toEqual([200, 401])

    await later()
    expect((await player.post('/api/account/password', { password: 'another password' })).status).toBe(403)
    expect((await player.post('/api/passkeys/begin')).status).toBe(403)
    await player.post('/api/sign-in', { name: 'tom_w', password: PASSWORD })
    expect((await player.post('/api/account/password', { password: 'another password' })).status).toBe(200)
    expect((await account(player)).visits).toHaveLength(1)
    const elsewhere = await guest()
    expect((await elsewhere.post('/api/sign-in', { name: 'tom_w', password: PASSWORD })).status).toBe(403)
    expect((await elsewhere.post('/api/sign-in', { name: 'tom_w', password: 'another password' })).status).toBe(200)
    // who has a name does not take another with a password of his own choice
    expect((await player.post('/api/name', { name: 'tom_x', password: 'whatever it is' })).status).toBe(409)
  })

  test('a table that is open in a browser closes when that is signed out from another', async () => {
    const { player } = await named('tom_w')
    const table = await newTable(player)
    const phone = await guest()
    await phone.post('/api/sign-in', { name: 'tom_w', password: PASSWORD })
    await player.open(table.id)
    await phone.open(table.id)
    await player.post('/api/account/visits/end-others')
    expect(await phone.broken()).toBeNull()
    expect(player.socket).not.toBeNull()
    player.close()
  })

  test('a passkey is added and removed, but never the only way in', async () => {
    const { player } = await withPasskey('marina_k')
    const [only] = (await account(player)).passkeys
    expect(await player.post(`/api/passkeys/${only!.id}/remove`)).toMatchObject({
      status: 409,
      body: { problems: [{ message: expect.stringContaining('only way in') }] },
    })
    const { body: asked } = await player.post<never>('/api/passkeys/begin')
    expect((await player.post('/api/passkeys', { response: new Authenticator(address).make(asked) })).status).toBe(200)
    expect((await player.post(`/api/passkeys/${only!.id}/remove`)).status).toBe(200)
    expect((await account(player)).passkeys).toHaveLength(1)
  })

  test('passkeys are refused where the address is a number, with what to do', async () => {
    const player = new Player(server.address)
    await player.post('/api/visit')
    expect(await player.post('/api/passkeys/begin', { name: 'tom_w' })).toMatchObject({
      status: 400,
      body: { problems: [{ message: expect.stringContaining('localhost') }] },
    })
  })

  test('every column of the database that speaks of a person is among the belongings, so that it moves, goes and is told with him', async () => {
    const tables = await base.db.introspection.getTables()
    const speaking = tables.flatMap(({ name: table, columns }) =>
      columns
        .filter(({ name }) => /person|^host$|^reported$|^blocked$|^blocker$|^author$|^by$/.test(name))
        .map(({ name }) => `${table}.${name}`),
    )
    expect(speaking.sort()).toEqual(BELONGINGS.map(({ table, column }) => `${table}.${column}`).sort())
  })

  test('somebody is told all that is kept of him but for secrets, and forgotten with all that is his', async () => {
    const { player } = await withPasskey('marina_k')
    await newTable(player)
    const told = JSON.stringify(await exportPerson(base.db, 'marina_k'))
    expect(told).toContain('My phone')
    expect(told).not.toMatch(/public_key|hash|password/)
    expect((await player.get('/api/account/export')).status).toBe(200)
    await deletePerson(base.db, 'marina_k')
    for (const { table, column, forgetting } of BELONGINGS) {
      if (forgetting === 'stays') continue
      const { rows } = await sql`SELECT 1 FROM ${sql.table(table)} WHERE ${sql.ref(column)} IS NOT NULL`.execute(base.db)
      expect([table, rows]).toEqual([table, []])
    }
    expect(await base.db.selectFrom('seats').select('seat').where('person', 'is not', null).execute()).toHaveLength(1)
  })
})
