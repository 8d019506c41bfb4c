/** Tokens by which programs play for somebody. One is told once; what is kept of it opens nothing. */
import type { Problem } from '@firegroup/kernel'
import { digestOf, newToken } from '../secrets.ts'
import type { Database } from '../store/database.ts'
import type { Person } from './people.ts'

export interface TokenTold {
  readonly id: string
  readonly label: string
  readonly created: string
  readonly used: string | null
}

const MOST = 20
/** How exactly it is known when a token was used. */
const USED_EVERY = 60_000
const BEGINNING = 'fg_'

const idOf = (tokenHash: string): string => tokenHash.slice(0, 16)

export class Tokens {
  readonly #db: Database
  readonly #now: () => string

  constructor(db: Database, now: () => string) {
    this.#db = db
    this.#now = now
  }

  async make(person: string, label: string): Promise<{ readonly token: string; readonly id: string } | Problem> {
    if ((await this.of(person)).length >= MOST) return { message: `You have ${MOST} tokens. Revoke one first.` }
    const token = `${BEGINNING}${newToken()}`
    const token_hash = digestOf(token)
    await this.#db.insertInto('tokens').values({ token_hash, person, label, created: this.#now(), used: null }).execute()
    return { token, id: idOf(token_hash) }
  }

  async of(person: string): Promise<readonly TokenTold[]> {
    const rows = await this.#db.selectFrom('tokens').selectAll().where('person', '=', person).orderBy('created').execute()
    return rows.map(({ token_hash, label, created, used }) => ({ id: idOf(token_hash), label, created, used }))
  }

  /** Whether there was such a token. */
  async revoke(person: string, id: string): Promise<boolean> {
    const rows = await this.#db.selectFrom('tokens').select('token_hash').where('person', '=', person).execute()
    const found = rows.find(({ token_hash }) => idOf(token_hash) === id)
    if (found) await this.#db.deleteFrom('tokens').where('token_hash', '=', found.token_hash).execute()
    return found !== undefined
  }

  /** For whom a program plays; nobody for a token that is unknown or revoked, and for somebody who was banned. */
  async holding(token: string): Promise<Person | null> {
    if (!token.startsWith(BEGINNING)) return null
    const row = await this.#db
      .selectFrom('tokens')
      .innerJoin('people', 'people.id', 'tokens.person')
      .select(['people.id', 'people.name', 'people.taken_name', 'people.banned', 'tokens.used'])
      .where('token_hash', '=', digestOf(token))
      .executeTakeFirst()
    if (row?.banned !== 0) return null
    const now = this.#now()
    if (row.used === null || Date.parse(now) - Date.parse(row.used) > USED_EVERY)
      await this.#db.updateTable('tokens').set({ used: now }).where('token_hash', '=', digestOf(token)).execute()
    return { id: row.id, name: row.name, named: row.taken_name !== null }
  }
}
