/** Back from a copy of the embedded database. What was there before is kept beside it. */
import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { databaseFile, migrate, openSqlite } from './store/database.ts'

export async function restore(folder: string, copy: string, now: () => string): Promise<string> {
  if (!existsSync(copy)) throw new Error(`There is no file ${copy}.`)
  const problem = copyProblem(copy)
  if (problem) throw new Error(`${copy} can't be restored: ${problem}`)
  const file = databaseFile(folder)
  const before = existsSync(file) ? `${file}.before-${now().replaceAll(/[:.]/g, '-')}` : null
  if (before !== null) {
    settle(file)
    renameSync(file, before)
  }
  const coming = `${file}.coming`
  copyFileSync(copy, coming)
  for (const rest of ['-wal', '-shm']) rmSync(file + rest, { force: true })
  renameSync(coming, file)
  const base = openSqlite(folder)
  try {
    await migrate(base)
  } finally {
    await base.db.destroy()
  }
  return `${file} is what ${copy} holds.${before === null ? '' : ` What was there before is ${before}.`}`
}

/** Why a file is no copy of a database of ours; null if it is one, whole. */
function copyProblem(file: string): string | null {
  let database: DatabaseSync | null = null
  try {
    database = new DatabaseSync(file, { readOnly: true })
    const whole = database.prepare('PRAGMA integrity_check').get() as { readonly integrity_check: string }
    if (whole.integrity_check !== 'ok') return `it is damaged (${whole.integrity_check}).`
    const ours = database
      .prepare("SELECT count(*) AS found FROM sqlite_master WHERE name IN ('people', 'matches', 'kysely_migration')")
      .get()
    return (ours as { readonly found: number }).found === 3 ? null : 'it is no database of Firegroup.'
  } catch {
    return 'it is no SQLite database.'
  } finally {
    database?.close()
  }
}

/** Everything is in the one file, and nobody else has it open: both are so once the journal beside it could be given up. */
function settle(file: string): void {
  const database = new DatabaseSync(file)
  try {
    database.exec('PRAGMA busy_timeout = 500')
    const { journal_mode } = database.prepare('PRAGMA journal_mode = DELETE').get() as { readonly journal_mode: string }
    if (journal_mode !== 'delete') throw new Error('locked')
  } catch {
    throw new Error(`${file} is in use. Stop the server first.`)
  } finally {
    database.close()
  }
}
