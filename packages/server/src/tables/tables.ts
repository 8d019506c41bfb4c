/** Tables to which people are invited: who sits where, what was agreed, and when all are ready. Everything is in the database; nothing here is remembered. */
import { timingSafeEqual } from 'node:crypto'
import type { Problem, Seat } from '@firegroup/kernel'
import { commitmentTo, type MatchSummary, type Stage, sealedKey } from '@firegroup/table'
import type { Transaction } from 'kysely'
import type { Person } from '../people/people.ts'
import { digestOf, newId, newInvitation, newPart } from '../secrets.ts'
import type { Database } from '../store/database.ts'
import type { Tables as Schema, SeatRow, TableRow } from '../store/schema.ts'
import { newWords } from './words.ts'

/** What somebody wants to play. */
export interface Wish {
  readonly system: string
  readonly seats: readonly Seat[]
  readonly origin: { readonly scenario: { readonly id: string } }
  readonly name: string
  /** The seat of whoever opens the table; null for a random one. */
  readonly seat: Seat | null
  readonly open: boolean
}

/** A table with the secrets of its links, which are told once. */
export interface OpenedTable {
  readonly id: string
  readonly words: string
  readonly invitation: string
  readonly watching: string
}

export type Done = { readonly ok: true } | { readonly ok: false; readonly problem: Problem }

const DONE: Done = { ok: true }
const refused = (message: string): Done => ({ ok: false, problem: { message } })

export class Tables {
  readonly #db: Database
  readonly #now: () => string

  constructor(db: Database, now: () => string) {
    this.#db = db
    this.#now = now
  }

  async create(person: Person, wish: Wish, random: (below: number) => number): Promise<OpenedTable> {
    const opened = { id: newId(), words: await this.#freeWords(), invitation: newInvitation(), watching: newInvitation() }
    const { id, words, invitation, watching } = opened
    const seat = wish.seat ?? wish.seats[random(wish.seats.length)]
    await this.#db.transaction().execute(async (trx) => {
      await trx
        .insertInto('tables')
        .values({
          id,
          words,
          invitation_hash: digestOf(invitation),
          watch_hash: digestOf(watching),
          host: person.id,
          system: wish.system,
          scenario: wish.origin.scenario.id,
          origin: JSON.stringify(wish.origin),
          name: wish.name,
          open: wish.open ? 1 : 0,
          stage: 'gathering',
          secret: newPart(),
          created: this.#now(),
        })
        .execute()
      const empty = { table_id: id, computer: null, ready: 0, commitment: null, nonce: null }
      const rows = wish.seats.map((each) => ({ ...empty, seat: each, person: each === seat ? person.id : null }))
      await trx.insertInto('seats').values(rows).execute()
    })
    return opened
  }

  /** Words by which no table goes yet: where there are many tables, some are taken. */
  async #freeWords(): Promise<string> {
    for (;;) {
      const words = newWords()
      if ((await this.called(words)) === null) return words
    }
  }

  async find(id: string): Promise<{ readonly table: TableRow; readonly seats: readonly SeatRow[] } | null> {
    const table = await this.#db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
    if (!table) return null
    return { table, seats: await seatsOf(this.#db, id) }
  }

  /** Who is asked something in a match, as far as everybody may know. */
  async waiting(id: string): Promise<readonly Seat[]> {
    const row = await this.#db.selectFrom('matches').select('summary').where('id', '=', id).executeTakeFirst()
    return row ? (JSON.parse(row.summary) as MatchSummary).waiting : []
  }

  /** The table that goes by these words. */
  async called(words: string): Promise<string | null> {
    const row = await this.#db.selectFrom('tables').select('id').where('words', '=', words).executeTakeFirst()
    return row?.id ?? null
  }

  /** Tables at which somebody sits, and those that anybody may join. */
  async listFor(person: Person): Promise<{ readonly own: readonly string[]; readonly open: readonly string[] }> {
    const own = await this.#db.selectFrom('seats').select('table_id').distinct().where('person', '=', person.id).execute()
    const open = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('open', '=', 1)
      .where('stage', '=', 'gathering')
      .orderBy('created', 'desc')
      .limit(50)
      .execute()
    return { own: own.map(({ table_id }) => table_id), open: open.map(({ id }) => id) }
  }

  /** Takes a free seat: by the secret of its link, or at an open table without one. Whoever sits there already is welcome again. */
  takeSeat(id: string, person: Person, invitation: string | null): Promise<Done> {
    return this.#change(id, async (trx, table, seats) => {
      if (seats.some((seat) => seat.person === person.id)) return DONE
      if (!isOpenTo(table, invitation)) return refused('This link does not open the table. Ask for it once more.')
      if (table.stage !== 'gathering') return refused('The match has begun. You can watch it.')
      const free = seats.find((seat) => seat.person === null && seat.computer === null)
      if (!free) return refused('All seats are taken. You can watch.')
      await trx.updateTable('seats').set({ person: person.id }).where('table_id', '=', id).where('seat', '=', free.seat).execute()
      return DONE
    })
  }

  /** Whether this secret opens the table to watchers. */
  async mayWatch(id: string, secret: string | null): Promise<boolean> {
    const found = await this.find(id)
    if (!found) return false
    return (
      found.table.open === 1 ||
      (secret !== null && (isSecret(secret, found.table.watch_hash) || isSecret(secret, found.table.invitation_hash)))
    )
  }

  async standUp(id: string, person: Person): Promise<Done> {
    return this.#change(id, async (trx, table) => {
      if (table.stage !== 'gathering') return refused('The match has begun: it can be resigned, not left.')
      await trx
        .updateTable('seats')
        .set({ person: null, ...UNBOUND })
        .where('table_id', '=', id)
        .where('person', '=', person.id)
        .execute()
      return DONE
    })
  }

  /** Whoever opened the table gives a free seat to a computer, or takes it back. */
  seatComputer(id: string, person: Person, seat: Seat, level: string | null): Promise<Done> {
    return this.#change(id, async (trx, table, seats) => {
      if (table.host !== person.id) return refused('Only whoever opened the table seats computers.')
      if (table.stage !== 'gathering') return refused('The match has begun.')
      const wanted = seats.find((each) => each.seat === seat)
      if (!wanted || wanted.person !== null) return refused('That seat is not free.')
      await trx
        .updateTable('seats')
        .set({ computer: level, ...UNBOUND })
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .execute()
      await unready(trx, id)
      return DONE
    })
  }

  /** Ready, and bound to a part of the key; computers bind themselves when all people have. */
  ready(id: string, person: Person, commitment: string): Promise<Done> {
    return this.#change(id, async (trx, table, seats) => {
      if (table.stage !== 'gathering') return refused('The match has begun.')
      const own = seats.find((seat) => seat.person === person.id)
      if (!own) return refused('You have no seat at this table.')
      if (own.nonce !== null) return refused('Your part of the key is told already.')
      await trx.updateTable('seats').set({ ready: 1, commitment }).where('table_id', '=', id).where('seat', '=', own.seat).execute()
      return DONE
    })
  }

  notReady(id: string, person: Person): Promise<Done> {
    return this.#change(id, async (trx, _, seats) => {
      if (allBound(seats)) return refused('Everybody is ready: the match begins.')
      await trx.updateTable('seats').set(UNBOUND).where('table_id', '=', id).where('person', '=', person.id).execute()
      return DONE
    })
  }

  /** A part of the key is told, once all have bound themselves. */
  tell(id: string, person: Person, nonce: string): Promise<Done> {
    return this.#change(id, async (trx, _, seats) => {
      const own = seats.find((seat) => seat.person === person.id)
      if (!own) return refused('You have no seat at this table.')
      if (!allBound(seats)) return refused('Not everybody is ready.')
      if (own.commitment !== commitmentTo(nonce)) return refused('This is not the part that you bound yourself to.')
      await trx.updateTable('seats').set({ nonce }).where('table_id', '=', id).where('seat', '=', own.seat).execute()
      return DONE
    })
  }

  /** The key, as soon as all parts are told; null before. */
  async key(id: string): Promise<string | null> {
    const found = await this.find(id)
    if (!found) return null
    const { table, seats } = found
    const told = seats.filter(({ computer }) => computer === null)
    if (!allBound(seats) || told.some(({ nonce }) => nonce === null)) return null
    return sealedKey(table.secret, Object.fromEntries(told.map(({ seat, nonce }) => [seat, nonce!])))
  }

  async enter(id: string, stage: Stage): Promise<void> {
    await this.#db.updateTable('tables').set({ stage }).where('id', '=', id).execute()
  }

  /** A change of a table as it stands, alone. */
  #change(id: string, change: (trx: Transaction<Schema>, table: TableRow, seats: readonly SeatRow[]) => Promise<Done>): Promise<Done> {
    return this.#db.transaction().execute(async (trx) => {
      // nobody else changes it until this is done, at whatever process
      await trx
        .updateTable('tables')
        .set((is) => ({ stage: is.ref('stage') }))
        .where('id', '=', id)
        .execute()
      const table = await trx.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
      return table ? change(trx, table, await seatsOf(trx, id)) : refused('There is no such table.')
    })
  }
}

const UNBOUND = { ready: 0, commitment: null, nonce: null } as const

async function unready(trx: Transaction<Schema>, id: string): Promise<void> {
  await trx.updateTable('seats').set(UNBOUND).where('table_id', '=', id).execute()
}

function seatsOf(db: Database | Transaction<Schema>, id: string): Promise<SeatRow[]> {
  return db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute()
}

/** Every seat has somebody, and all people have bound themselves to their parts. */
function allBound(seats: readonly SeatRow[]): boolean {
  return seats.every(({ person, computer, commitment }) => computer !== null || (person !== null && commitment !== null))
}

function isOpenTo({ open, invitation_hash }: TableRow, invitation: string | null): boolean {
  return open === 1 || (invitation !== null && isSecret(invitation, invitation_hash))
}

function isSecret(said: string, digest: string): boolean {
  return timingSafeEqual(Buffer.from(digestOf(said)), Buffer.from(digest))
}
