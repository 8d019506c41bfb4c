/** A table as somebody may see it: who sits where, what is agreed, how far everybody is. Nothing of what is hidden in the match. */
import { commitmentTo } from '@firegroup/table'
import type { People, Person } from '../people/people.ts'
import type { SeatRow, TableRow } from '../store/schema.ts'
import type { Agreements } from '../tables/agreements.ts'
import type { Tables } from '../tables/tables.ts'

export interface SeatView {
  readonly seat: string
  readonly name: string | null
  readonly computer: string | null
  readonly you: boolean
  readonly ready: boolean
  readonly commitment: string | null
}

export interface TableView {
  readonly id: string
  readonly words: string
  readonly name: string
  readonly system: string
  readonly scenario: string
  readonly stage: TableRow['stage']
  readonly open: boolean
  readonly host: boolean
  readonly agreements: Agreements
  readonly seats: readonly SeatView[]
  /** What the server bound itself to, for the dice. */
  readonly commitment: string
  /** Whoever is asked something, as far as everybody may know; nobody before the match. */
  readonly waiting: readonly string[]
}

export async function viewOf(
  { table, seats }: { readonly table: TableRow; readonly seats: readonly SeatRow[] },
  person: Person | null,
  { people, tables }: { readonly people: People; readonly tables: Tables },
): Promise<TableView> {
  const names = await people.named(seats.flatMap(({ person: id }) => id ?? []))
  return {
    id: table.id,
    words: table.words,
    name: table.name,
    system: table.system,
    scenario: table.scenario,
    stage: table.stage,
    open: table.open === 1,
    host: table.host === person?.id,
    agreements: JSON.parse(table.agreements) as Agreements,
    seats: seats.map(({ seat, person: id, computer, ready, commitment }) => ({
      seat,
      name: id === null ? null : (names.get(id) ?? 'somebody'),
      computer,
      you: id !== null && id === person?.id,
      ready: ready === 1 || computer !== null,
      commitment,
    })),
    commitment: commitmentTo(table.secret),
    waiting: table.stage === 'playing' ? await tables.waiting(table.id) : [],
  }
}
