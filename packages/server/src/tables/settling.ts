/** What is agreed on at a table before the match: whoever opened it may change everything, and nobody is ready for what was changed. */
import { type Settling, type Terms, termsSchema, USUAL_TERMS } from '@firegroup/table'
import type { Transaction } from 'kysely'
import type { Person } from '../people/people.ts'
import type { Database } from '../store/database.ts'
import type { Tables as Schema, SeatRow, TableRow } from '../store/schema.ts'
import { changeTable, DONE, type Done, refused, unready } from './changing.ts'
import { playable } from './scenarios.ts'
import { changeWords } from './settling-words.ts'

/** A table that nobody used is closed after so many days. */
const EXPIRES = 14
const DAY = 24 * 3600 * 1000
const EXPIRED = 'Nobody used this table for 14 days, so it was closed. Open another.'

export function termsOf({ terms }: Pick<TableRow, 'terms'>): Terms {
  if (terms === null) return USUAL_TERMS
  const kept = { ...USUAL_TERMS, ...(JSON.parse(terms) as Partial<Terms>) }
  return termsSchema.check(kept, 'terms') === null ? kept : USUAL_TERMS
}

export async function settle(db: Database, id: string, person: Person, change: Settling): Promise<Done> {
  const { seat, open, terms } = change
  const wanted = await scenarioFor(db, id, change)
  if (typeof wanted === 'string') return refused(wanted)
  return changeTable(db, id, async (trx, table, seats) => {
    if (table.host !== person.id) return refused('Only whoever opened the table changes what is played.')
    if (table.stage !== 'gathering') return refused('The match has begun: it is played as it was agreed on.')
    if (wanted) await play(trx, table, seats, wanted)
    if (seat !== undefined) {
      const moved = await takeSide(trx, id, person, seat)
      if (!moved.ok) return moved
    }
    const before = { terms: termsOf(table), open: table.open === 1 }
    const after = { terms: terms ?? before.terms, open: open ?? before.open }
    const isOther = wanted !== null && wanted.scenario.id !== table.scenario
    const news = `${person.name}: ${changeWords(before, after, { scenario: isOther ? wanted.scenario.name : undefined, side: seat !== undefined })}`
    const row = { terms: JSON.stringify(after.terms), open: after.open ? 1 : 0, news }
    await trx.updateTable('tables').set(row).where('id', '=', id).execute()
    await unready(trx, id)
    return DONE
  })
}

export function close(db: Database, id: string, person: Person): Promise<Done> {
  return changeTable(db, id, async (trx, table) => {
    if (table.host !== person.id) return refused('Only whoever opened the table closes it.')
    if (table.stage !== 'gathering') return refused('The match has begun: it can be resigned, not closed.')
    await trx.updateTable('tables').set({ stage: 'closed', news: 'This table was closed.' }).where('id', '=', id).execute()
    return DONE
  })
}

/** Closes what nobody has used for a long time. */
export async function closeExpired(db: Database, now: number): Promise<void> {
  const before = new Date(now - EXPIRES * DAY).toISOString()
  await db
    .updateTable('tables')
    .set({ stage: 'closed', news: EXPIRED })
    .where('stage', '=', 'gathering')
    .where('created', '<', before)
    .where((is) => is.or([is('link_opened', 'is', null), is('link_opened', '<', before)]))
    .execute()
}

async function scenarioFor(db: Database, id: string, { system, scenario, agreed }: Settling) {
  if (scenario === undefined && agreed === undefined) return null
  const now = await db.selectFrom('tables').select(['system', 'scenario']).where('id', '=', id).executeTakeFirst()
  return now ? playable(system ?? now.system, scenario ?? now.scenario, agreed) : 'There is no such table.'
}

type Playable = Exclude<Awaited<ReturnType<typeof scenarioFor>>, string | null>

/** Another scenario is laid out. Where its seats are others, those who sit take theirs in order. */
async function play(trx: Transaction<Schema>, table: TableRow, seats: readonly SeatRow[], { system, scenario, seats: wanted }: Playable) {
  const { id } = table
  await trx
    .updateTable('tables')
    .set({ system, scenario: scenario.id, name: scenario.name, origin: JSON.stringify({ scenario }) })
    .where('id', '=', id)
    .execute()
  if (seats.length === wanted.length && seats.every(({ seat }) => wanted.includes(seat))) return
  await trx.deleteFrom('seats').where('table_id', '=', id).execute()
  const rows = wanted.map((seat, i) => ({
    table_id: id,
    seat,
    person: seats[i]?.person ?? null,
    computer: seats[i]?.computer ?? null,
    ready: 0,
    commitment: null,
    nonce: null,
  }))
  await trx.insertInto('seats').values(rows).execute()
}

/** Whoever opened the table takes another side; who sits there changes with him. */
async function takeSide(trx: Transaction<Schema>, id: string, person: Person, wanted: string): Promise<Done> {
  const seats = await trx.selectFrom('seats').selectAll().where('table_id', '=', id).execute()
  const own = seats.find((each) => each.person === person.id)
  const other = seats.find((each) => each.seat === wanted)
  if (!other) return refused(`There is no seat '${wanted}' at this table.`)
  if (!own || own === other) return DONE
  const put = (seat: string, { person: whose, computer }: SeatRow) =>
    trx.updateTable('seats').set({ person: whose, computer }).where('table_id', '=', id).where('seat', '=', seat).execute()
  await put(wanted, own)
  await put(own.seat, other)
  return DONE
}
