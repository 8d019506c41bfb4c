/** The list of somebody's tables by what waits for him, and a look at one of them from his own seat. */
import { integer, listOf, plain, record, type Viewer, withoutSetting } from '@firegroup/kernel'
import type { Glimpse, Home, Since } from '@firegroup/table'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Person } from '../people/people.ts'
import type { LiveMatch } from '../tables/live-match.ts'
import { notFound, Refusal } from './errors.ts'
import { listed } from './listing.ts'
import { read } from './read.ts'
import type { RoomParts } from './room.ts'
import type { Rooms } from './rooms.ts'
import { viewOf } from './table-view.ts'
import type { Visitors } from './visitors.ts'

const seenSchema = record({ version: integer(0), events: integer(0) })
/** A card shows the odds of a few stacks, and asks for no more. */
const MOST_PREVIEWS = 16
const previewsSchema = record({ version: integer(0), decisions: listOf(plain(), { max: MOST_PREVIEWS }) })
/** So many events of a long absence are told on a card. */
const MOST_EVENTS = 400
/** So many matches to watch are listed. */
const MOST_WATCHED = 20

type At = FastifyRequest<{ Params: { id: string } }>

export function homeRoutes(app: FastifyInstance, parts: RoomParts & { readonly rooms: Rooms }, visitors: Visitors): void {
  const { db, tables, matches } = parts

  app.get('/api/home', async (request): Promise<Home> => {
    const person = await visitors.known(request)
    const { own, open } = await tables.listFor(person)
    const played = await db
      .selectFrom('tables')
      .select('id')
      .where('open', '=', 1)
      .where('stage', '=', 'playing')
      .orderBy('created', 'desc')
      .limit(MOST_WATCHED)
      .execute()
    const watched = played.map(({ id }) => id).filter((id) => !own.includes(id))
    const viewed = async (ids: readonly string[]) => {
      const found = await Promise.all(ids.map((id) => tables.find(id)))
      return Promise.all(found.flatMap((each) => (each ? [viewOf(each, person, parts)] : [])))
    }
    const [mine, free, others] = await Promise.all([viewed(own), viewed(open), viewed(watched)])
    return { own: await listed(mine, person, parts), open: free, watch: await listed(others, person, parts) }
  })

  /** The match of a table at which this person sits, as it looks from there. */
  const seated = async (request: At): Promise<{ readonly person: Person; readonly seat: string }> => {
    const person = await visitors.known(request)
    const found = await tables.find(request.params.id)
    const seat = found?.seats.find((each) => each.person === person.id)?.seat
    if (!found || found.table.stage === 'gathering' || seat === undefined) throw notFound('There is no match of yours at this table.')
    return { person, seat }
  }
  const looking = async <T>(id: string, viewer: Viewer, look: (chair: ReturnType<LiveMatch['look']>, match: LiveMatch) => Promise<T>) => {
    const entered = await matches.lookAt(id)
    if (typeof entered === 'string') throw new Refusal(409, { message: entered })
    const chair = entered.match.look(viewer)
    try {
      return await look(chair, entered.match)
    } finally {
      chair.leave()
      entered.leave()
    }
  }

  app.get<{ Params: { id: string } }>('/api/tables/:id/glimpse', async (request): Promise<Glimpse> => {
    const { person, seat } = await seated(request)
    const { id } = request.params
    const seen = await db.selectFrom('seen').select('events').where('person', '=', person.id).where('table_id', '=', id).executeTakeFirst()
    return looking(id, seat, async ({ standpoint }, { system, origin }) => {
      const { viewer, version, state, question, events, outcome } = standpoint
      const since = events.slice(Math.min(seen?.events ?? 0, events.length)).slice(-MOST_EVENTS)
      return { system, origin, viewer, version, state: withoutSetting(state), question, events: since, outcome }
    })
  })
  app.post<{ Params: { id: string } }>('/api/tables/:id/previews', async (request) => {
    const { seat } = await seated(request)
    const { version, decisions } = read(previewsSchema, request.body)
    return looking(request.params.id, seat, (chair) => chair.previews(version, decisions))
  })
  app.get<{ Params: { id: string } }>('/api/tables/:id/since', async (request): Promise<Since> => {
    const { person, seat } = await seated(request)
    const { id } = request.params
    const seen = await db.selectFrom('seen').selectAll().where('person', '=', person.id).where('table_id', '=', id).executeTakeFirst()
    const entered = await matches.lookAt(id)
    if (typeof entered === 'string') throw new Refusal(409, { message: entered })
    try {
      return await entered.match.since(seat, seen ?? null)
    } finally {
      entered.leave()
    }
  })
  /** He has looked at the table up to here. What he saw before stays seen. */
  app.post<{ Params: { id: string } }>('/api/tables/:id/seen', async (request) => {
    const { person } = await seated(request)
    const row = { ...read(seenSchema, request.body), at: parts.now() }
    await db
      .insertInto('seen')
      .values({ person: person.id, table_id: request.params.id, ...row })
      .onConflict((conflict) => conflict.columns(['person', 'table_id']).doUpdateSet(row))
      .execute()
    return {}
  })
}
