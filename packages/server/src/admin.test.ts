import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { main } from './main.ts'
import { People } from './people/people.ts'
import { migrate, openSqlite } from './store/database.ts'
import { Tables } from './tables/tables.ts'

let folder = ''
const said: string[] = []
const complained: string[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firegroup-admin-'))
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
  vi.spyOn(console, 'error').mockImplementation((line: string) => void complained.push(line))
})
afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = 0
  rmSync(folder, { recursive: true, force: true })
})

/** What a command says, and what it complains about. */
async function command(...args: readonly string[]): Promise<{ readonly said: string; readonly problem: string }> {
  said.length = 0
  complained.length = 0
  await main(['node', 'firegroup-server', '--data', folder, ...args])
  return { said: said.join('\n'), problem: complained.join('\n') }
}

const now = () => new Date().toISOString()

/** Somebody with a name, a browser and a token, at a table of his own. */
async function somebody(name: string) {
  const base = openSqlite(folder)
  await migrate(base)
  const people = new People(base.db, now)
  const { person, token } = await people.newGuest('a test')
  await people.takeName({ person, token, device: 'a test' }, name, { password: 'correct horse battery' })
  const made = (await people.tokens.make(person.id, 'a bot')) as { readonly token: string }
  const wish = {
    system: 'aslsk',
    seats: ['allied', 'axis'],
    origin: { scenario: { id: 'x' } },
    name: 'A game',
    seat: 'allied',
    open: false,
  }
  const table = await new Tables(base.db, now).create(person, wish, () => 0)
  return { base, people, person, token, program: made.token, table }
}

test('a command for a folder without a database says so, and makes none', async () => {
  expect((await command('ban', 'tom_w')).problem).toBe(`firegroup-server: There is no database in ${folder}. Name its folder with --data.`)
  expect(process.exitCode).toBe(1)
  expect(readdirSync(folder)).toEqual([])
  const empty = openSqlite(folder)
  await empty.db.destroy()
  expect((await command('ban', 'tom_w')).problem).toContain('Bring it up to date first: firegroup-server migrate.')
  expect((await command('migrate')).said).toContain('0001-tables')
  expect((await command('migrate')).said).toBe('The database is up to date.')
  expect((await command('ban', 'tom_w')).problem).toBe(`firegroup-server: Nobody is called 'tom_w' here.`)
})

test('whoever is banned is known nowhere any more, by no browser and no program', async () => {
  const { base, people, token, program } = await somebody('tom_w')
  expect((await people.holding(token))?.name).toBe('tom_w')
  expect((await people.tokens.holding(program))?.name).toBe('tom_w')
  expect((await command('ban', 'TOM_W')).said).toBe(`tom_w is signed out everywhere and can't come back.`)
  expect(await people.holding(token)).toBeNull()
  expect(await people.tokens.holding(program)).toBeNull()
  expect((await people.signIn('tom_w', 'correct horse battery', null, 'a test')).ok).toBe(false)
  await base.db.destroy()
})

test('somebody is exported without secrets, and forgotten', async () => {
  const { base, person, token, program, table } = await somebody('tom_w')
  const { said: exported } = await command('export-person', 'tom_w')
  expect(JSON.parse(exported)).toMatchObject({
    person: { name: 'tom_w' },
    seats: [{ table_id: table.id, seat: 'allied' }],
    tokens: [{ label: 'a bot' }],
  })
  for (const secret of [token, program, 'argon2id', 'token_hash']) expect(exported).not.toContain(secret)
  expect((await command('delete-person', person.id)).said).toContain('tom_w is forgotten')
  expect((await command('export-person', 'tom_w')).problem).toContain('Nobody is called')
  expect(await base.db.selectFrom('tokens').selectAll().execute()).toEqual([])
  await base.db.destroy()
})

test('reports are listed until they are settled', async () => {
  const { base, person, table } = await somebody('tom_w')
  expect((await command('reports')).said).toBe('There is no report.')
  const row = { person: 'gone', reported: person.id, table_id: table.id, line: 'a rude word', text: 'He is rude.', created: now() }
  await base.db.insertInto('reports').values(row).execute()
  const { said: listed } = await command('reports')
  expect(listed).toContain('tom_w')
  expect(listed).toContain('said: a rude word')
  expect(listed).toContain('He is rude.')
  expect((await command('reports', '--settle', '1')).said).toBe('Report 1 is settled.')
  expect((await command('reports')).said).toBe('There is no report.')
  expect((await command('reports', '--all')).said).toContain('settled')
  expect((await command('reports', '--settle', '7')).problem).toContain('There is no report 7.')
  expect((await command('reports', '--settle', 'x')).problem).toContain(`'x' is no number of a report.`)
  await base.db.destroy()
})

test('back from a copy: everything is as it was, what came after is kept beside it, and nothing is done to a database in use', async () => {
  const { base } = await somebody('tom_w')
  const copy = join(folder, 'copy.sqlite')
  expect((await command('backup', copy)).said).toBe(`The database is copied to ${copy}.`)
  expect((await command('backup', copy)).problem).toContain('is there already')
  await base.db.updateTable('people').set({ name: 'changed' }).execute()
  expect((await command('restore', copy)).problem).toContain('is in use. Stop the server first.')
  expect(await base.db.selectFrom('people').select('name').execute()).toEqual([{ name: 'changed' }])
  await base.db.destroy()

  const other = join(folder, 'other')
  for (const [content, why] of [
    ['no database', 'it is no SQLite database.'],
    ['', 'it is no database of Firegroup.'],
  ] as const) {
    writeFileSync(other, content)
    expect((await command('restore', other)).problem).toContain(why)
  }
  expect((await command('restore', join(folder, 'none'))).problem).toContain('There is no file')

  const { said: told } = await command('restore', copy)
  const before = /before is (.+)\.$/.exec(told)![1]!
  expect(existsSync(before)).toBe(true)
  const again = openSqlite(folder)
  expect(await again.db.selectFrom('people').select('name').execute()).toEqual([{ name: 'tom_w' }])
  await again.db.destroy()
  expect((await command('restore', before)).said).toContain('is what')
  const changed = openSqlite(folder)
  expect(await changed.db.selectFrom('people').select('name').execute()).toEqual([{ name: 'changed' }])
  await changed.db.destroy()
})
