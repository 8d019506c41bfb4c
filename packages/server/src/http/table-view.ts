/** A row of the database as the table that somebody may see. */
import { commitmentTo, type OnlineTable } from '@firegroup/table'
import type { People, Person } from '../people/people.ts'
import type { SeatRow, TableRow } from '../store/schema.ts'
import { termsOf } from '../tables/settling.ts'
import type { Tables } from '../tables/tables.ts'

export async function viewOf(
  { table, seats }: { readonly table: TableRow; readonly seats: readonly SeatRow[] },
  person: Person | null,
  { people, tables, now }: { readonly people: People; readonly tables: Tables; readonly now: () => string },
): Promise<OnlineTable> {
  const names = await people.named(seats.flatMap(({ person: id }) => id ?? []))
  const terms = termsOf(table)
  // whoever sees the match later is not told here what he will see then
  const isLate = terms.delay > 0 && !seats.some(({ person: id }) => id !== null && id === person?.id)
  return {
    id: table.id,
    words: table.words,
    name: table.name,
    system: table.system,
    scenario: table.scenario,
    stage: table.stage,
    open: table.open === 1,
    host: table.host === person?.id,
    seats: seats.map(({ seat, person: id, computer, ready, commitment }) => ({
      seat,
      name: id === null ? null : (names.get(id) ?? 'somebody'),
      computer,
      you: id !== null && id === person?.id,
      ready: ready === 1 || computer !== null,
      commitment,
    })),
    commitment: commitmentTo(table.secret),
    waiting: table.stage === 'playing' && !isLate ? await tables.waiting(table.id) : [],
    terms,
    created: table.created,
    change: table.news,
    linkOpened: table.link_opened,
    beginsIn: table.begins === null ? null : Math.max(0, Date.parse(table.begins) - Date.parse(now())),
  }
}
