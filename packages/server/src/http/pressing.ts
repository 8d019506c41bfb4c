/** What makes a table pressing: how long its reader has left, and whether those opposite are there. */
import { clocksAt, type ListedTable, leftOf, type OnlineTable } from '@firegroup/table'
import type { Person } from '../people/people.ts'
import type { KeptAffairs } from '../tables/affairs.ts'
import { presenceOf, unseenOf } from '../tables/presence.ts'
import type { RoomParts } from './room.ts'
import type { Rooms } from './rooms.ts'

export type PressingParts = Pick<RoomParts, 'db' | 'tables' | 'affairs' | 'now'> & { readonly rooms: Rooms }

export async function pressing(view: OnlineTable, person: Person, parts: PressingParts): Promise<Pick<ListedTable, 'left' | 'company'>> {
  if (view.stage !== 'playing' && view.stage !== 'gathering') return {}
  const own = view.seats.find(({ you }) => you)?.seat
  if (own === undefined) return {}
  const left = view.stage === 'playing' ? await timeLeft(view, own, parts) : null
  return { ...(left === null ? {} : { left }), company: await company(view, person, parts) }
}

/** Of whoever is asked; of the others where he is not. */
async function timeLeft({ id, seats }: OnlineTable, own: string, { db, affairs, now }: PressingParts): Promise<number | null> {
  const row = affairs.at(id) ? null : await db.selectFrom('affairs').select('kept').where('match_id', '=', id).executeTakeFirst()
  const kept = row ? (JSON.parse(row.kept) as KeptAffairs).clocks : null
  const at = kept && clocksAt(kept, Date.parse(now()))
  const clocks = affairs.at(id)?.seenBy([own]).clocks
  const of = (seat: string): number | null => {
    const seen = clocks?.find((clock) => clock.seat === seat)
    if (clocks) return seen?.running ? seen.left + seen.away : null
    return at?.running.includes(seat) ? leftOf(at, seat) : null
  }
  return of(own) ?? seats.map(({ seat }) => of(seat)).find((left) => left !== null) ?? null
}

/** Those opposite, where both sides show whether they are there. */
async function company(
  { id }: OnlineTable,
  person: Person,
  { db, tables, rooms }: PressingParts,
): Promise<NonNullable<ListedTable['company']>> {
  const found = await tables.find(id)
  const others = (found?.seats ?? []).filter((seat) => seat.person !== null && seat.person !== person.id)
  const people = others.flatMap((seat) => seat.person ?? [])
  if (people.length === 0) return []
  const unseen = await unseenOf(db, [person.id, ...people])
  if (unseen.has(person.id)) return []
  const names = await db.selectFrom('people').select(['id', 'name']).where('id', 'in', people).execute()
  const seen = await presenceOf(db, others, rooms.present(id), unseen)
  return seen.flatMap(({ seat, state, since }) => {
    const who = names.find(({ id: one }) => one === others.find((each) => each.seat === seat)?.person)
    return state === null || !who ? [] : [{ name: who.name, state, since }]
  })
}
