/** What somebody wants to be told, and where. */
import type { Problem } from '@firegroup/kernel'
import type { Visitor } from '../people/people.ts'
import { digestOf } from '../secrets.ts'
import type { Database } from '../store/database.ts'
import type { NoticeDeviceRow, NoticeWishRow } from '../store/notice-schema.ts'

export type Wording = NoticeDeviceRow['wording']

export interface Wishes {
  readonly turns: boolean
  readonly reminders: boolean
  readonly quiet: { readonly from: number; readonly to: number } | null
  readonly zone: string
}

export interface Mailbox {
  readonly address: string | null
  readonly confirmed: boolean
}

/** A browser as it names itself to push services. */
export interface Subscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

const USUAL: Omit<NoticeWishRow, 'person'> = {
  turns: 1,
  reminders: 1,
  quiet_from: null,
  quiet_to: null,
  zone: 'UTC',
  address: null,
  confirmed: null,
}
/** So many browsers take somebody's notices at most. */
const MOST_DEVICES = 10

export class NoticeWishes {
  readonly #db: Database
  readonly #now: () => string

  constructor(db: Database, now: () => string) {
    this.#db = db
    this.#now = now
  }

  async row(person: string): Promise<NoticeWishRow> {
    const row = await this.#db.selectFrom('notice_wishes').selectAll().where('person', '=', person).executeTakeFirst()
    return row ?? { person, ...USUAL }
  }

  async of(person: string): Promise<Wishes & Mailbox> {
    const { turns, reminders, quiet_from, quiet_to, zone, address, confirmed } = await this.row(person)
    const quiet = quiet_from === null || quiet_to === null ? null : { from: quiet_from, to: quiet_to }
    return { turns: turns === 1, reminders: reminders === 1, quiet, zone, address, confirmed: confirmed !== null }
  }

  async wish(person: string, { turns, reminders, quiet, zone }: Wishes): Promise<void> {
    await this.#set(person, {
      turns: turns ? 1 : 0,
      reminders: reminders ? 1 : 0,
      quiet_from: quiet?.from ?? null,
      quiet_to: quiet?.to ?? null,
      zone,
    })
  }

  /** An address that is not known to be his before he says so from there. */
  setAddress(person: string, address: string | null): Promise<void> {
    return this.#set(person, { address, confirmed: null })
  }

  confirm(person: string): Promise<void> {
    return this.#set(person, { confirmed: this.#now() })
  }

  /** Those in which he is still signed in; the others are forgotten. */
  async devicesOf(person: string): Promise<readonly NoticeDeviceRow[]> {
    const rows = await this.#db.selectFrom('notice_devices').selectAll().where('person', '=', person).orderBy('created').execute()
    const visits = await this.#db.selectFrom('visits').select('token_hash').where('person', '=', person).execute()
    const isThere = ({ visit }: NoticeDeviceRow): boolean => visits.some(({ token_hash }) => token_hash === visit)
    for (const { id } of rows.filter((row) => !isThere(row))) await this.removeDevice(id)
    return rows.filter(isThere)
  }

  /** A browser in which its owner is still signed in. */
  async device(id: string): Promise<NoticeDeviceRow | undefined> {
    return this.#db
      .selectFrom('notice_devices')
      .innerJoin('visits', (join) =>
        join.onRef('visits.token_hash', '=', 'notice_devices.visit').onRef('visits.person', '=', 'notice_devices.person'),
      )
      .selectAll('notice_devices')
      .where('id', '=', id)
      .executeTakeFirst()
  }

  /** A browser takes notices from now on: for whoever is signed in there. */
  async addDevice(visitor: Visitor, { endpoint, p256dh, auth }: Subscription, wording: Wording): Promise<Problem | null> {
    const id = deviceIdOf(endpoint)
    const { device } = visitor
    const person = visitor.person.id
    const others = (await this.devicesOf(person)).filter((each) => each.id !== id)
    if (others.length >= MOST_DEVICES) return { message: `${MOST_DEVICES} of your browsers take notices. Switch them off in one first.` }
    const row = { person, endpoint, p256dh, auth, wording, device, created: this.#now(), visit: digestOf(visitor.token) }
    await this.#db
      .insertInto('notice_devices')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
    return null
  }

  /** Whether it is the browser that asks. */
  isHere({ visit }: NoticeDeviceRow, { token }: Visitor): boolean {
    return visit === digestOf(token)
  }

  /** The same browser has another address from now on; those that it had before are gone. */
  async renewDevice(visitor: Visitor, subscription: Subscription): Promise<Problem | null> {
    const before = (await this.devicesOf(visitor.person.id)).filter((each) => this.isHere(each, visitor))
    const last = before.at(-1)
    if (!last) return { message: 'This browser takes no notices.' }
    for (const { id } of before) await this.removeDevice(id)
    return this.addDevice(visitor, subscription, last.wording)
  }

  /** Gone, with whatever was on its way there. */
  async removeDevice(id: string, person?: string): Promise<void> {
    let query = this.#db.deleteFrom('notice_devices').where('id', '=', id)
    if (person !== undefined) query = query.where('person', '=', person)
    const { numDeletedRows } = await query.executeTakeFirst()
    if (numDeletedRows > 0n) await this.#db.deleteFrom('notices').where('channel', '=', id).where('state', '=', 'waiting').execute()
  }

  async #set(person: string, change: Partial<Omit<NoticeWishRow, 'person'>>): Promise<void> {
    await this.#db
      .insertInto('notice_wishes')
      .values({ person, ...USUAL, ...change })
      .onConflict((conflict) => conflict.column('person').doUpdateSet(change))
      .execute()
  }
}

/** The same browser has the same id, whoever is signed in there. */
export const deviceIdOf = (endpoint: string): string => digestOf(endpoint).slice(0, 24)
