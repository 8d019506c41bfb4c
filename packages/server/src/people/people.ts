/** Who plays here. Everybody is a guest at once; whoever wants to keep his games across devices takes a name. */
import type { Problem } from '@firegroup/kernel'
import { digestOf, newId, newToken } from '../secrets.ts'
import type { Database } from '../store/database.ts'
import type { PersonRow } from '../store/schema.ts'
import { merge } from './belongings.ts'
import { keyOfName, nameProblem, passwordProblem, takenProblem } from './names.ts'
import { type NewPasskey, Passkeys } from './passkeys.ts'
import { digestOfPassword, fits } from './passwords.ts'
import { RecoveryCodes } from './recovery.ts'
import { Tokens } from './tokens.ts'
import { Visits } from './visits.ts'

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

/** Whoever is at a browser now, with what it holds. */
export interface Visitor {
  readonly person: Person
  readonly token: string
  readonly device: string
}

/** What came of somebody's wish to come in under a name. */
export type Outcome = { readonly ok: true; readonly visit: Visit } | { readonly ok: false; readonly problem: Problem }

/** What a guest shows to keep a name. */
export type Proof = { readonly password: string } | { readonly passkey: NewPasskey; readonly label: string }

export class People {
  readonly visits: Visits
  readonly passkeys: Passkeys
  readonly codes: RecoveryCodes
  readonly tokens: Tokens
  readonly #db: Database
  readonly #now: () => string

  constructor(db: Database, now: () => string) {
    this.#db = db
    this.#now = now
    this.visits = new Visits(db, now)
    this.passkeys = new Passkeys(db, now)
    this.codes = new RecoveryCodes(db, now)
    this.tokens = new Tokens(db, now)
  }

  /** Whoever holds this token; nobody for one that is unknown, and for somebody who was banned. */
  async holding(token: string): Promise<Person | null> {
    const row = await this.#db
      .selectFrom('visits')
      .innerJoin('people', 'people.id', 'visits.person')
      .selectAll('people')
      .select('visits.seen as last')
      .where('token_hash', '=', digestOf(token))
      .executeTakeFirst()
    if (row?.banned !== 0) return null
    await this.visits.saw(token, row.id, row.last)
    return personOf(row)
  }

  async newGuest(device: string): Promise<Visit> {
    const id = newId()
    const now = this.#now()
    const row: PersonRow = { id, name: guestName(id), taken_name: null, password: null, created: now, seen: now, banned: 0 }
    await this.#db.insertInto('people').values(row).execute()
    return { person: personOf(row), token: await this.visits.open(id, device, false) }
  }

  /** Why a guest can't take this name; null if he can. */
  async nameProblem(person: Person, name: string): Promise<Problem | null> {
    if (person.named) return { message: `You have a name: ${person.name}.` }
    return nameProblem(name) ?? ((await this.#called(name)) ? takenProblem(name) : null)
  }

  /** A guest takes a name that nobody has; his games stay his. */
  async takeName({ person, token }: Visitor, name: string, proof: Proof): Promise<Problem | null> {
    const problem = (await this.nameProblem(person, name)) ?? ('password' in proof ? passwordProblem(proof.password) : null)
    if (problem) return problem
    const password = 'password' in proof ? await digestOfPassword(proof.password) : null
    try {
      await this.#db.transaction().execute(async (trx) => {
        await trx
          .updateTable('people')
          .set({ name, taken_name: keyOfName(name), password })
          .where('id', '=', person.id)
          .where('taken_name', 'is', null)
          .executeTakeFirstOrThrow()
        if ('passkey' in proof) await this.passkeys.add(person.id, proof.passkey, proof.label, trx)
      })
    } catch (error) {
      if (await this.#called(name)) return takenProblem(name) // somebody was quicker
      throw error
    }
    await this.visits.prove(token)
    return null
  }

  /** By name and password. What is wrong is never told more exactly: nobody learns which names there are. */
  async signIn(name: string, password: string, visitor: Visitor | null, device: string): Promise<Outcome> {
    const row = await this.#called(name)
    // as long a wait for a name that there is not, and for one without a password
    const right = await fits(password, row?.password ?? NOBODYS_PASSWORD)
    return row && right ? this.#enter(row, visitor, device) : refused('Name and password do not fit.')
  }

  /** By name and one of the recovery codes, which is used up. */
  async signInByCode(name: string, code: string, visitor: Visitor | null, device: string): Promise<Outcome> {
    const row = await this.#called(name)
    const right = await this.codes.use(row?.id ?? '', code)
    return row && right ? this.#enter(row, visitor, device) : refused('Name and code do not fit, or the code was used before.')
  }

  /** By a passkey that was asked of this visitor. */
  async signInByPasskey(visitor: Visitor, origin: string, response: unknown): Promise<Outcome> {
    const id = await this.passkeys.shown(visitor.person, origin, response)
    const row = id === null ? undefined : await this.#db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
    return row ? this.#enter(row, visitor, visitor.device) : refused('This passkey is not known here.')
  }

  async hasPassword(person: string): Promise<boolean> {
    const row = await this.#db.selectFrom('people').select('password').where('id', '=', person).executeTakeFirst()
    return row?.password != null
  }

  /** A password, or another one. Whoever knew the one before is signed out. */
  async setPassword({ person, token }: Visitor, password: string): Promise<Problem | null> {
    const problem = passwordProblem(password)
    if (problem) return problem
    await this.#db
      .updateTable('people')
      .set({ password: await digestOfPassword(password) })
      .where('id', '=', person.id)
      .execute()
    await this.visits.endOthers(person.id, token)
    return null
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

  #called(name: string): Promise<PersonRow | undefined> {
    return this.#db.selectFrom('people').selectAll().where('taken_name', '=', keyOfName(name)).executeTakeFirst()
  }

  /** Somebody has shown who he is. What he had as a guest of this browser comes along; the browser's visit before ends. */
  async #enter(row: PersonRow, visitor: Visitor | null, device: string): Promise<Outcome> {
    if (row.banned === 1) return refused('This name is closed.')
    if (visitor && visitor.person.id !== row.id && !visitor.person.named)
      await this.#db.transaction().execute((trx) => merge(trx, visitor.person.id, row.id))
    else if (visitor) await this.visits.end(visitor.token)
    const token = await this.visits.open(row.id, device, true)
    if (visitor) await this.#keepNotices(visitor.token, token, row.id)
    return { ok: true, visit: { person: personOf(row), token } }
  }

  /** A browser that takes notices goes on to, for the same person or the name that he was a guest of. */
  async #keepNotices(before: string, now: string, person: string): Promise<void> {
    const visit = digestOf(now)
    await this.#db.updateTable('notice_devices').set({ visit }).where('visit', '=', digestOf(before)).where('person', '=', person).execute()
  }
}

/** A digest that fits nothing anybody types. */
const NOBODYS_PASSWORD = await digestOfPassword(newToken())

const refused = (message: string): Outcome => ({ ok: false, problem: { message } })

function personOf({ id, name, taken_name }: PersonRow): Person {
  return { id, name, named: taken_name !== null }
}

/** 'Guest 4821': enough to be told apart at a table. */
function guestName(id: string): string {
  const number = Number.parseInt(digestOf(id).slice(0, 8), 16) % 9000
  return `Guest ${1000 + number}`
}
