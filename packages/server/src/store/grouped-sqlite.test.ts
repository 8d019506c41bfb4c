import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { groupedSqlite } from './grouped-sqlite.ts'

interface Base {
  notes: { number: number; text: string }
}

let folder = ''
let file = ''
let raw: DatabaseSync
let db: Kysely<Base>
const commits: number[] = []

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'firegroup-grouped-'))
  file = join(folder, 'base.sqlite')
  raw = new DatabaseSync(file)
  raw.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  db = new Kysely<Base>({ dialect: groupedSqlite(raw) })
  await sql`CREATE TABLE notes (number INTEGER PRIMARY KEY, text TEXT NOT NULL)`.execute(db)
  commits.length = 0
  const exec = raw.exec.bind(raw)
  raw.exec = (text) => {
    if (text === 'COMMIT') commits.push(1)
    exec(text)
  }
})
afterEach(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true, force: true })
})

/** What another program finds there now. */
function onDisk(): number[] {
  const other = new DatabaseSync(file, { readOnly: true })
  const rows = other.prepare('SELECT number FROM notes ORDER BY number').all() as { number: number }[]
  other.close()
  return rows.map(({ number }) => number)
}
const add = (number: number) => db.insertInto('notes').values({ number, text: 'x' }).execute()

test('whoever is answered finds what he has written on the disk, and many go there together', async () => {
  await Promise.all(
    Array.from({ length: 40 }, async (_, i) => {
      await add(i)
      expect(onDisk()).toContain(i)
    }),
  )
  expect(onDisk()).toHaveLength(40)
  expect(commits.length).toBeLessThan(10)
})

test('what fails takes nobody along, and nothing of it stays', async () => {
  const first = add(1)
  const failing = db.transaction().execute(async (trx) => {
    await trx.insertInto('notes').values({ number: 2, text: 'half' }).execute()
    throw new Error('after all not')
  })
  const double = db.transaction().execute((trx) =>
    trx
      .insertInto('notes')
      .values([
        { number: 1, text: 'again' },
        { number: 5, text: 'x' },
      ])
      .execute(),
  )
  const done = await Promise.allSettled([first, failing, add(3), double, add(4)])
  expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled'])
  expect(onDisk()).toEqual([1, 3, 4])
})

test('where the disk refuses, nobody is told that it was written', async () => {
  const exec = raw.exec.bind(raw)
  raw.exec = (text) => {
    if (text === 'COMMIT') throw new Error('disk full')
    exec(text)
  }
  const done = await Promise.allSettled([
    add(1),
    db.transaction().execute((trx) => trx.insertInto('notes').values({ number: 2, text: 'x' }).execute()),
  ])
  expect(done).toMatchObject([{ status: 'rejected', reason: { message: 'disk full' } }, { status: 'rejected' }])
  raw.exec = exec
  expect(onDisk()).toEqual([])
  await add(3)
  expect(onDisk()).toEqual([3])
})

test('one reads what he has written, one after the other; what can’t be done with others is done by itself', async () => {
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('notes').values({ number: 7, text: 'seven' }).execute()
    expect(await trx.selectFrom('notes').select('text').execute()).toEqual([{ text: 'seven' }])
  })
  const writing = add(8)
  const copy = join(folder, 'copy.sqlite')
  await sql`VACUUM INTO ${copy}`.execute(db)
  await writing
  const copied = new DatabaseSync(copy)
  expect(copied.prepare('SELECT count(*) AS n FROM notes').get()).toEqual({ n: 2 })
  copied.close()
})
