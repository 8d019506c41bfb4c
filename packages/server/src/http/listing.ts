/** Tables as the list of one person shows them: with what waits for him, and how much he has not seen. */
import type { ListedTable, MatchSummary, OnlineTable } from '@firegroup/table'
import type { Person } from '../people/people.ts'
import type { AskRow } from '../store/inbox-schema.ts'
import { type PressingParts, pressing } from './pressing.ts'
import type { RoomParts } from './room.ts'

type ListingParts = PressingParts & Pick<RoomParts, 'inbox' | 'matches'>

export async function listed(views: readonly OnlineTable[], person: Person, parts: ListingParts): Promise<ListedTable[]> {
  const { db, inbox } = parts
  const ids = views.map(({ id }) => id)
  if (ids.length === 0) return []
  const [asks, kept, seen] = await Promise.all([
    inbox.of(ids),
    db.selectFrom('matches').select(['id', 'decisions', 'summary', 'played']).where('id', 'in', ids).execute(),
    db.selectFrom('seen').select(['table_id', 'events']).where('person', '=', person.id).where('table_id', 'in', ids).execute(),
  ])
  const all: ListedTable[] = []
  for (const view of views) {
    const match = kept.find(({ id }) => id === view.id)
    const urgency = await pressing(view, person, parts)
    const isLate = view.stage === 'playing' && view.terms.delay > 0 && !view.seats.some(({ you }) => you)
    if (match && !isLate) {
      const rows = await rowsOf(view.id, asks.get(view.id) ?? [], match.decisions, parts)
      const events = seen.find(({ table_id }) => table_id === view.id)?.events ?? 0
      all.push({ ...view, ...urgency, played: match.played, ...standing(view, rows, events), ...endOf(match.summary) })
    } else all.push({ ...view, ...urgency })
  }
  return all
}

/** What was noted when the match came to rest; where it has gone on since, the match itself is asked. */
async function rowsOf(
  id: string,
  rows: readonly AskRow[],
  decisions: number,
  { inbox, matches }: ListingParts,
): Promise<readonly AskRow[]> {
  if (rows.length > 0 && rows.every((row) => row.decisions === decisions)) return rows
  const entered = await matches.enter(id)
  if (typeof entered === 'string') return rows // another process has it, and notes how it stands
  await inbox.note(id, entered.match)
  entered.leave()
  return (await inbox.of([id])).get(id)?.filter((row) => row.decisions === decisions) ?? []
}

/** Only of his own seat is anything told but the turn. */
function standing({ seats, stage }: OnlineTable, rows: readonly AskRow[], seen: number): Partial<ListedTable> {
  const turn = rows[0]?.turn ?? null
  const counted = turn === null ? {} : { turn }
  const own = rows.find((row) => seats.some(({ seat, you }) => you && seat === row.seat))
  if (!own) return counted
  const { version, sentence, since, events } = own
  return {
    ...counted,
    ...(stage === 'playing' && sentence !== null ? { asked: { version, sentence, since } } : {}),
    news: Math.max(0, events - seen),
  }
}

function endOf(summary: string): Pick<ListedTable, 'ended'> {
  const { ended } = JSON.parse(summary) as MatchSummary
  return ended ? { ended } : {}
}
