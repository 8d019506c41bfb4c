/** Who is at a table: here, away, or gone since when. Whoever does not show it does not see it of others either. */
import type { PresenceSeen } from '@firegroup/table'
import type { Database } from '../store/database.ts'
import type { SeatRow } from '../store/schema.ts'

/** Somebody who has the table open. */
export interface AtHand {
  readonly person: { readonly id: string }
  readonly here: boolean
  /** Since when he is here or away. */
  readonly since: string
}

export async function showPresence(db: Database, person: string, shown: boolean): Promise<void> {
  if (shown) await db.deleteFrom('unseen').where('person', '=', person).execute()
  else
    await db
      .insertInto('unseen')
      .values({ person })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/** Those of these people who do not show whether they are there. */
export async function unseenOf(db: Database, people: readonly string[]): Promise<ReadonlySet<string>> {
  if (people.length === 0) return new Set()
  const rows = await db
    .selectFrom('unseen')
    .select('person')
    .where('person', 'in', [...people])
    .execute()
  return new Set(rows.map(({ person }) => person))
}

export async function seenNow(db: Database, person: string, now: string): Promise<void> {
  await db.updateTable('people').set({ seen: now }).where('id', '=', person).execute()
}

/** How it is with each of the seats that a person has. */
export async function presenceOf(
  db: Database,
  seats: readonly SeatRow[],
  present: readonly AtHand[],
  unseen: ReadonlySet<string>,
): Promise<readonly PresenceSeen[]> {
  const people = seats.flatMap(({ person }) => person ?? [])
  const rows = people.length === 0 ? [] : await db.selectFrom('people').select(['id', 'seen']).where('id', 'in', people).execute()
  return seats.flatMap(({ seat, person }): PresenceSeen[] => {
    if (person === null) return []
    if (unseen.has(person)) return [{ seat, state: null, since: null }]
    const own = present.filter((each) => each.person.id === person)
    const here = own.find((each) => each.here) ?? own[0]
    if (!here) return [{ seat, state: 'gone', since: rows.find(({ id }) => id === person)?.seen ?? null }]
    return [{ seat, state: here.here ? 'here' : 'away', since: here.since }]
  })
}
