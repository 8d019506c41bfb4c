/** Tables to which people are invited: who sits where, what was agreed, and when all are ready. Everything is in the database; nothing here is remembered. */
import { timingSafeEqual } from 'node:crypto'
import type { Seat } from '@firegroup/kernel'
import { commitmentTo, type MatchSummary, type Stage, sealedKey, type Terms } from '@firegroup/table'
import type { Person } from '../people/people.ts'
import { digestOf, newId, newInvitation, newPart } from '../secrets.ts'
import type { Database } from '../store/database.ts'
import type { SeatRow, TableRow } from '../store/schema.ts'
import { isKeptOut } from './blocks.ts'
import { allBound, changeTable, DONE, type Done, refused, seatsOf, UNBOUND, unready } from './changing.ts'
import { termsOf } from './settling.ts'
import { newWords } from './words.ts'

/** Everybody is ready: so long each may still say that he is not, in milliseconds. */
const COUNTDOWN = 3000

/** What somebody wants to play. */
export interface Wish {
  readonly system: string
  readonly seats: readonly Seat[]
  readonly origin: { readonly scenario: { readonly id: string } }
  readonly name: string
  /** The seat of whoever opens the table; null for a random one. */
  readonly seat: Seat | null
  readonly open: boolean
  readonly terms?: Terms
}

/** A table with the secrets of its links, which are told once. */
export interface OpenedTable {
  readonly id: string
  readonly words: string
  readonly invitation: string
  readonly watching: string
}

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
          terms: wish.terms ? JSON.stringify(wish.terms) : null,
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
    return changeTable(this.#db, id, async (trx, table, seats) => {
      if (seats.some((seat) => seat.person === person.id)) return DONE
      if (!isOpenTo(table, invitation)) return refused('This link does not open the table. Ask for it once more.')
      if (table.stage === 'closed') return refused(table.news ?? 'This table was closed.')
      await trx.updateTable('tables').set({ link_opened: this.#now() }).where('id', '=', id).execute()
      if (await isKeptOut(trx, table.host, seats, person)) return refused('This table is not open to you.')
      if (table.stage !== 'gathering') return refused('The match has begun. You can watch it.')
      const isFree = (seat: SeatRow): boolean => seat.person === null
      const free = seats.find((seat) => isFree(seat) && seat.computer === null) ?? seats.find(isFree)
      if (!free) return refused('All seats are taken. You can watch.')
      await trx
        .updateTable('seats')
        .set({ person: person.id, computer: null })
        .where('table_id', '=', id)
        .where('seat', '=', free.seat)
        .execute()
      await trx.updateTable('tables').set({ begins: null }).where('id', '=', id).execute()
      return DONE
    })
  }

  /** Whether this secret opens the table to watchers. */
  async mayWatch(id: string, secret: string | null): Promise<boolean> {
    const found = await this.find(id)
    if (!found) return false
    const { watchers } = termsOf(found.table)
    if (found.table.stage === 'closed' || watchers === 'nobody') return false
    return (
      (found.table.open === 1 && watchers === 'anybody') ||
      (secret !== null && (isSecret(secret, found.table.watch_hash) || isSecret(secret, found.table.invitation_hash)))
    )
  }

  /** Whether this secret is the one that seats somebody. */
  async invites(id: string, secret: string): Promise<boolean> {
    const found = await this.find(id)
    return found !== null && isSecret(secret, found.table.invitation_hash)
  }

  async standUp(id: string, person: Person): Promise<Done> {
    return changeTable(this.#db, id, async (trx, table) => {
      if (table.stage !== 'gathering') return refused('The match has begun: it can be resigned, not left.')
      await trx
        .updateTable('seats')
        .set({ person: null, ...UNBOUND })
        .where('table_id', '=', id)
        .where('person', '=', person.id)
        .execute()
      await unready(trx, id)
      return DONE
    })
  }

  /** Whoever opened the table gives a free seat to a computer, or takes it back. */
  seatComputer(id: string, person: Person, seat: Seat, level: string | null): Promise<Done> {
    return changeTable(this.#db, id, async (trx, table, seats) => {
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
    return changeTable(this.#db, id, async (trx, table, seats) => {
      if (table.stage !== 'gathering') return refused('The match has begun.')
      const own = seats.find((seat) => seat.person === person.id)
      if (!own) return refused('You have no seat at this table.')
      if (own.nonce !== null) return refused('Your part of the key is told already.')
      await trx.updateTable('seats').set({ ready: 1, commitment }).where('table_id', '=', id).where('seat', '=', own.seat).execute()
      if (!allBound(await seatsOf(trx, id))) return DONE
      const begins = new Date(Date.parse(this.#now()) + COUNTDOWN).toISOString()
      await trx.updateTable('tables').set({ begins }).where('id', '=', id).execute()
      return DONE
    })
  }

  /** Not yet after all. Parts that others have told meanwhile are told once more when all are ready again. */
  notReady(id: string, person: Person): Promise<Done> {
    return changeTable(this.#db, id, async (trx, table) => {
      if (table.stage !== 'gathering') return refused('The match has begun.')
      await trx.updateTable('seats').set({ nonce: null }).where('table_id', '=', id).execute()
      await trx.updateTable('seats').set(UNBOUND).where('table_id', '=', id).where('person', '=', person.id).execute()
      await trx.updateTable('tables').set({ begins: null }).where('id', '=', id).execute()
      return DONE
    })
  }

  /** A part of the key is told, once all have bound themselves. */
  tell(id: string, person: Person, nonce: string): Promise<Done> {
    return changeTable(this.#db, id, async (trx, _, seats) => {
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

  /** Whether a friend may still take a seat that a computer was given: the match has begun, and nobody has decided anything. */
  async isOpenStill(id: string, invitation: string | null): Promise<boolean> {
    const found = await this.find(id)
    if (found?.table.stage !== 'playing' || !found.seats.some(({ computer }) => computer !== null)) return false
    const match = await this.#db.selectFrom('matches').select('decisions').where('id', '=', id).executeTakeFirst()
    return match?.decisions === 0 && isOpenTo(found.table, invitation)
  }

  /** Back to where everybody comes together: the dice are sealed anew. */
  async gatherAgain(id: string): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      await trx.updateTable('tables').set({ stage: 'gathering', secret: newPart() }).where('id', '=', id).execute()
      await unready(trx, id)
    })
  }

  /** Enters a stage; where the sides were to be drawn, with everybody at the seat that he has drawn. */
  async enter(id: string, stage: Stage, drawn: readonly SeatRow[] = []): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      await trx.updateTable('tables').set({ stage, begins: null }).where('id', '=', id).execute()
      for (const { seat, person, computer } of drawn)
        await trx.updateTable('seats').set({ person, computer }).where('table_id', '=', id).where('seat', '=', seat).execute()
    })
  }
}

function isOpenTo({ open, invitation_hash }: TableRow, invitation: string | null): boolean {
  return open === 1 || (invitation !== null && isSecret(invitation, invitation_hash))
}

function isSecret(said: string, digest: string): boolean {
  return timingSafeEqual(Buffer.from(digestOf(said)), Buffer.from(digest))
}
