/** Who plays here. Everybody is a guest at once; whoever wants to keep his games across devices takes a name. */
import type { Problem } from '@firegroup/kernel'
import { digestOf, newId, newToken } from '../secrets.ts'
import type { Database } from '../store/database.ts'
import type { PersonRow } from '../store/schema.ts'
import { digestOfPassword, fits } from './passwords.ts'

export interface Person {
  readonly id: string
  readonly name: string
  /** Has a name of his own, and not only this browser. */
  readonly named: boolean
}

/** Somebody with what his browser holds from now on. */
export interface Visit {
  readonly person: Person
  readonly token: string
}

type Outcome = { readonly ok: true; readonly visit: Visit } | { readonly ok: false; readonly problem: Problem }

const SHORTEST_PASSWORD = 10
const LONGEST_PASSWORD = 200
const NAME = /^[\p{L}\p{N}][\p{L}\p{N}_ .-]{1,23}$/u

export class People {
  readonly #db: Database
  readonly #now: () => string

  constructor(db: Database, now: () => string) {
    this.#db = db
    this.#now = now
  }

  /** Whoever holds this token; nobody for one that is unknown, and for somebody who was banned. */
  async holding(token: string): Promise<Person | null> {
    const row = await this.#db
      .selectFrom('visits')
      .innerJoin('people', 'people.id', 'visits.person')
      .selectAll('people')
      .where('token_hash', '=', digestOf(token))
      .executeTakeFirst()
    return row && row.banned === 0 ? personOf(row) : null
  }

  async newGuest(): Promise<Visit> {
    const id = newId()
    const now = this.#now()
    const row: PersonRow = { id, name: guestName(id), taken_name: null, password: null, created: now, seen: now, banned: 0 }
    await this.#db.insertInto('people').values(row).execute()
    return { person: personOf(row), token: await this.#admit(id) }
  }

  /** A guest takes a name that nobody has, with a password; his games stay his. */
  async takeName(person: Person, name: string, password: string): Promise<Problem | null> {
    const problem = nameProblem(name) ?? passwordProblem(password)
    if (problem) return problem
    const digest = await digestOfPassword(password)
    try {
      await this.#db
        .updateTable('people')
        .set({ name, taken_name: name.toLowerCase(), password: digest })
        .where('id', '=', person.id)
        .execute()
      return null
    } catch (error) {
      const taken = await this.#db.selectFrom('people').select('id').where('taken_name', '=', name.toLowerCase()).executeTakeFirst()
      if (taken && taken.id !== person.id) return { message: `The name ${name} is taken. Choose another.` }
      throw error
    }
  }

  /** Signs in by name. What is wrong is never told more exactly: nobody learns which names there are. */
  async signIn(name: string, password: string): Promise<Outcome> {
    const row = await this.#db.selectFrom('people').selectAll().where('taken_name', '=', name.toLowerCase()).executeTakeFirst()
    // as long a wait for a name that there is not
    const right = await fits(password, row?.password ?? NOBODYS_PASSWORD)
    if (!row || !right || row.banned === 1) return { ok: false, problem: { message: 'Name and password do not fit.' } }
    return { ok: true, visit: { person: personOf(row), token: await this.#admit(row.id) } }
  }

  async signOut(token: string): Promise<void> {
    await this.#db.deleteFrom('visits').where('token_hash', '=', digestOf(token)).execute()
  }

  async named(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map()
    const rows = await this.#db
      .selectFrom('people')
      .select(['id', 'name'])
      .where('id', 'in', [...ids])
      .execute()
    return new Map(rows.map(({ id, name }) => [id, name]))
  }

  async #admit(person: string): Promise<string> {
    const token = newToken()
    await this.#db
      .insertInto('visits')
      .values({ token_hash: digestOf(token), person, created: this.#now() })
      .execute()
    return token
  }
}

/** A digest that fits nothing anybody types. */
const NOBODYS_PASSWORD = await digestOfPassword(newToken())

function personOf({ id, name, taken_name }: PersonRow): Person {
  return { id, name, named: taken_name !== null }
}

/** 'Guest 4821': enough to be told apart at a table. */
function guestName(id: string): string {
  const number = Number.parseInt(digestOf(id).slice(0, 8), 16) % 9000
  return `Guest ${1000 + number}`
}

function nameProblem(name: string): Problem | null {
  return NAME.test(name) ? null : { message: 'A name has 2 to 24 letters, digits, spaces or . _ -, and begins with a letter or digit.' }
}

function passwordProblem(password: string): Problem | null {
  if (password.length < SHORTEST_PASSWORD) return { message: `A password has at least ${SHORTEST_PASSWORD} characters.` }
  return password.length > LONGEST_PASSWORD ? { message: `A password has at most ${LONGEST_PASSWORD} characters.` } : null
}
