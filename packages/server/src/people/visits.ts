/** Browsers in which somebody is signed in. Of what they hold only digests are kept. */
import { digestOf, newToken } from '../secrets.ts'
import type { Database } from '../store/database.ts'

/** A signed-in browser as its owner sees it. */
export interface VisitTold {
  readonly id: string
  readonly device: string
  readonly created: string
  readonly seen: string
  /** The browser that asks. */
  readonly here: boolean
}

/** For so long after a password, passkey or code was shown, the ways to sign in may be changed. */
const FRESH = 15 * 60_000
/** How exactly it is known when somebody was here. */
const SEEN_EVERY = 30_000

/** So many are asked for in one statement at most: SQLite binds only so many values. */
const AT_ONCE = 500

/** What can be told of a digest: enough to name it, too little to hold it. */
const idOf = (tokenHash: string): string => tokenHash.slice(0, 16)

export class Visits {
  readonly #db: Database
  readonly #now: () => string

  constructor(db: Database, now: () => string) {
    this.#db = db
    this.#now = now
  }

  /** Somebody is signed in on one more browser; `proved`: he has just shown who he is. */
  async open(person: string, device: string, proved: boolean): Promise<string> {
    const token = newToken()
    const now = this.#now()
    await this.#db
      .insertInto('visits')
      .values({ token_hash: digestOf(token), person, created: now, seen: now, device, proved: proved ? now : null })
      .execute()
    return token
  }

  async end(token: string): Promise<void> {
    await this.#db.deleteFrom('visits').where('token_hash', '=', digestOf(token)).execute()
  }

  /** He has just shown who he is, in this browser. */
  async prove(token: string): Promise<void> {
    await this.#db.updateTable('visits').set({ proved: this.#now() }).where('token_hash', '=', digestOf(token)).execute()
  }

  async isFresh(token: string): Promise<boolean> {
    const row = await this.#db.selectFrom('visits').select('proved').where('token_hash', '=', digestOf(token)).executeTakeFirst()
    return row?.proved != null && Date.parse(this.#now()) - Date.parse(row.proved) < FRESH
  }

  /** Somebody was here; `before` is when he was last seen. */
  async saw(token: string, person: string, before: string | null): Promise<void> {
    const now = this.#now()
    if (before !== null && Date.parse(now) - Date.parse(before) < SEEN_EVERY) return
    await this.#db.updateTable('visits').set({ seen: now }).where('token_hash', '=', digestOf(token)).execute()
    await this.#db.updateTable('people').set({ seen: now }).where('id', '=', person).execute()
  }

  /** Those of these visits, by their digests, that have not ended. */
  async standing(digests: readonly string[]): Promise<ReadonlySet<string>> {
    const standing = new Set<string>()
    for (let i = 0; i < digests.length; i += AT_ONCE) {
      const rows = await this.#db
        .selectFrom('visits')
        .innerJoin('people', 'people.id', 'visits.person')
        .select('token_hash')
        .where('banned', '=', 0)
        .where('token_hash', 'in', digests.slice(i, i + AT_ONCE))
        .execute()
      for (const { token_hash } of rows) standing.add(token_hash)
    }
    return standing
  }

  async of(person: string, token: string): Promise<readonly VisitTold[]> {
    const rows = await this.#db.selectFrom('visits').selectAll().where('person', '=', person).orderBy('created', 'desc').execute()
    const here = digestOf(token)
    return rows.map(({ token_hash, device, created, seen }) => ({
      id: idOf(token_hash),
      device: device ?? 'A browser',
      created,
      seen: seen ?? created,
      here: token_hash === here,
    }))
  }

  /** Signs him out in one browser; whether there was such a one. */
  async endOne(person: string, id: string): Promise<boolean> {
    const rows = await this.#db.selectFrom('visits').select('token_hash').where('person', '=', person).execute()
    const found = rows.find(({ token_hash }) => idOf(token_hash) === id)
    if (!found) return false
    await this.#db.deleteFrom('visits').where('token_hash', '=', found.token_hash).execute()
    return true
  }

  /** Signs him out everywhere but here. */
  async endOthers(person: string, token: string): Promise<void> {
    await this.#db.deleteFrom('visits').where('person', '=', person).where('token_hash', '!=', digestOf(token)).execute()
  }
}

const BROWSERS = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const
const SYSTEMS = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const

/** 'Firefox on Linux': enough to tell one's own browsers apart; no more of it is kept. */
export function deviceOf(agent: string | undefined): string {
  const named = (list: readonly (readonly [RegExp, string])[]) => list.find(([pattern]) => pattern.test(agent ?? ''))?.[1]
  return `${named(BROWSERS) ?? 'A browser'} on ${named(SYSTEMS) ?? 'some device'}`
}
