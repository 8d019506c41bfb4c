/** Somebody comes to a table by its link. Where a computer was given his seat, he may still have it until something was decided. */
import type { Person } from '../people/people.ts'
import type { Done } from './changing.ts'
import type { LiveMatches } from './live-matches.ts'
import type { Tables } from './tables.ts'

interface Parts {
  readonly tables: Tables
  readonly matches: LiveMatches
  readonly rooms: { gatherAgain(id: string): void }
}

export async function sitDown(id: string, person: Person, invitation: string | null, { tables, matches, rooms }: Parts): Promise<Done> {
  const found = await tables.find(id)
  const sits = found?.seats.some((seat) => seat.person === person.id) ?? false
  if (!sits && (await tables.isOpenStill(id, invitation))) {
    rooms.gatherAgain(id)
    await matches.forget(id)
    await tables.gatherAgain(id)
  }
  return tables.takeSeat(id, person, invitation)
}
