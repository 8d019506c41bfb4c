/** What is said at a table: those who play among themselves, those who look on among themselves, and nobody hears the others before the end. */
import type { ChatLine, Frame } from '@firegroup/table'
import { block } from '../tables/blocks.ts'
import { DONE, type Done, refused } from '../tables/changing.ts'
import type { Guest } from './guest.ts'
import type { Room } from './room.ts'

type Said<T extends Frame['type']> = Extract<Frame, { type: T }>

/** So many of the last lines are told to whoever comes. */
const REMEMBERED = 200

/** The lines that somebody may hear who has just come. */
export async function tellChat(room: Room, guest: Guest): Promise<void> {
  const { db, people } = room.parts
  const rows = await db.selectFrom('chat').selectAll().where('table_id', '=', room.id).orderBy('number', 'desc').limit(REMEMBERED).execute()
  const isOver = await isOverAt(room)
  const names = await people.named([...new Set(rows.map(({ person }) => person))])
  for (const { number, person, among, text, said } of rows.reverse())
    if (hears(guest, person, among, isOver)) {
      const line = { number: Number(number), from: names.get(person) ?? 'somebody', you: person === guest.person.id, among, text, said }
      guest.send({ type: 'chat', ...line })
    }
}

export async function sayLine(room: Room, guest: Guest, { text }: Said<'chat'>): Promise<Done> {
  if (!guest.lines.take('')) return refused('Too many lines at once. Wait a moment.')
  const { db, now } = room.parts
  const said = now()
  const { person } = guest
  const among: ChatLine['among'] = guest.watches ? 'watchers' : 'seats'
  const row = { table_id: room.id, person: person.id, text, said, among }
  const { number } = await db.insertInto('chat').values(row).returning('number').executeTakeFirstOrThrow()
  const isOver = await isOverAt(room)
  for (const each of room.guests)
    if (hears(each, person.id, among, isOver))
      each.send({ type: 'chat', number: Number(number), from: person.name, you: each.person.id === person.id, among, text, said })
  return DONE
}

export async function blockSomebody(room: Room, guest: Guest, said: Said<'block'>): Promise<Done> {
  const { db, now } = room.parts
  const whom = await personOf(room, said)
  if (whom === null || whom.person === guest.person.id) return refused('There is nobody there whom you could block.')
  await block(db, guest.person.id, whom.person, now())
  for (const each of room.guests) if (each.person.id === guest.person.id) each.blocked = new Set([...each.blocked, whom.person])
  guest.send({ type: 'done', words: 'Blocked: you do not hear each other’s lines, and neither comes to the other’s tables.' })
  return DONE
}

export async function reportSomebody(room: Room, guest: Guest, said: Said<'report'>): Promise<Done> {
  const { db, now } = room.parts
  const whom = await personOf(room, said)
  if (whom === null || whom.person === guest.person.id) return refused('There is nobody there whom you could report.')
  const row = { person: guest.person.id, reported: whom.person, table_id: room.id, line: whom.line, text: said.text, created: now() }
  await db.insertInto('reports').values(row).execute()
  guest.send({ type: 'done', words: 'Reported. Whoever runs this server will read it.' })
  return DONE
}

/** Whoever has a seat, or has written a line. */
async function personOf(
  { id, parts: { db, tables } }: Room,
  { seat, line }: { readonly seat?: string | undefined; readonly line?: number | undefined },
): Promise<{ readonly person: string; readonly line: string | null } | null> {
  if (line !== undefined) {
    const row = await db
      .selectFrom('chat')
      .select(['person', 'text'])
      .where('table_id', '=', id)
      .where('number', '=', line)
      .executeTakeFirst()
    return row ? { person: row.person, line: row.text } : null
  }
  const found = await tables.find(id)
  const person = found?.seats.find((each) => each.seat === seat)?.person
  return person ? { person, line: null } : null
}

function hears({ watches, blocked }: Guest, from: string, among: ChatLine['among'], isOver: boolean): boolean {
  return !blocked.has(from) && (isOver || among === (watches ? 'watchers' : 'seats'))
}

async function isOverAt({ id, parts: { tables } }: Room): Promise<boolean> {
  return (await tables.find(id))?.table.stage === 'over'
}
