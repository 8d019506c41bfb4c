/** The server as programs meet it: a few routes for people and tables. Sockets are in socket.ts. */
import { randomInt } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import cookie from '@fastify/cookie'
import { flag, optional, record, text } from '@firegroup/kernel'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Metrics } from '../metrics.ts'
import type { Notices } from '../notices/notices.ts'
import type { Person } from '../people/people.ts'
import { programRoutes } from '../programs/api.ts'
import type { Streams } from '../programs/stream.ts'
import type { SeriesDesk } from '../series/desk.ts'
import type { Done } from '../tables/changing.ts'
import { sitDown } from '../tables/late-comer.ts'
import { playable } from '../tables/scenarios.ts'
import { accountRoutes } from './account.ts'
import { Allowance } from './allowance.ts'
import { malformed, notFound, Refusal } from './errors.ts'
import { finishedRoutes } from './finished.ts'
import { guard } from './guard.ts'
import { homeRoutes } from './home.ts'
import type { Limits } from './limits.ts'
import { type Logging, loggerOf, logRequests } from './log.ts'
import { noticeRoutes } from './notices.ts'
import { operationRoutes } from './operation.ts'
import { read } from './read.ts'
import type { RoomParts } from './room.ts'
import type { Rooms } from './rooms.ts'
import { seriesRoutes } from './series.ts'
import { signInRoutes } from './sign-in.ts'
import { viewOf } from './table-view.ts'
import { Visitors } from './visitors.ts'
import { watchRoutes } from './watch.ts'

export interface AppParts extends RoomParts {
  readonly notices: Notices
  readonly desk: SeriesDesk
  readonly rooms: Rooms
  /** Where pages come from that may talk to this server; others are strangers. */
  readonly isOurs: (origin: string) => boolean
  /** The page is served over TLS, so that its cookie is told nowhere else. */
  readonly secure: boolean
  /** Answers whatever is not for the server itself: the app's own files. */
  readonly page?: ((request: IncomingMessage, response: ServerResponse) => void) | undefined
  readonly limits: Limits
  readonly metrics: Metrics
  readonly streams: Streams
  /** What opens the figures to others than this computer. */
  readonly metricsToken?: string | undefined
  readonly isStopping: () => boolean
  readonly logging?: Logging | undefined
}

const tableSchema = record({
  system: text({ max: 40 }),
  scenario: text({ max: 80 }),
  seat: optional(text({ max: 40 })),
  open: optional(flag()),
})
const joinSchema = record({ invitation: optional(text({ max: 40 })) })
const computerSchema = record({ seat: text({ max: 40 }), level: optional(text({ max: 40 })) })

export async function appOf(parts: AppParts): Promise<FastifyInstance> {
  const { limits } = parts
  const app = Fastify({
    bodyLimit: limits.body,
    trustProxy: 'loopback',
    logger: loggerOf(parts.logging),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    requestTimeout: limits.patience,
    routerOptions: { maxParamLength: 80 },
    frameworkErrors: ({ message }, _, reply) => {
      void (reply as unknown as FastifyReply).code(400).send({ problems: [{ message }] })
    },
    http: { headersTimeout: limits.patience, connectionsCheckingInterval: Math.min(5000, limits.patience) },
  })
  await app.register(cookie)
  guard(app, parts)
  logRequests(app)
  const attempts = new Allowance(10, 0.1)
  const { people, tables, rooms } = parts

  app.setErrorHandler(async (error: Error & { readonly statusCode?: number }, _, reply) => {
    if (error instanceof Refusal) return reply.code(error.status).send({ problems: error.problems })
    const status = error.statusCode ?? 500
    if (status >= 500) app.log.error({ err: error }, 'a request failed')
    return reply.code(status).send({ problems: [{ message: status < 500 ? error.message : 'Something went wrong here. Try again.' }] })
  })
  app.setNotFoundHandler((request, reply) => {
    if (parts.page && !request.url.startsWith('/api/')) {
      reply.hijack()
      parts.page(request.raw, reply.raw)
    } else void reply.code(404).send({ problems: [{ message: 'There is nothing here.' }] })
  })

  const visitors = new Visitors(parts)
  const visitor = (request: FastifyRequest): Promise<Person> => visitors.known(request)

  operationRoutes(app, parts)
  signInRoutes(app, people, visitors, limits.guests)
  accountRoutes(app, parts, visitors)
  homeRoutes(app, parts, visitors)
  noticeRoutes(app, parts, visitors)
  programRoutes(app, parts, visitors)
  finishedRoutes(app, parts, visitors)
  watchRoutes(app, parts, visitors)
  seriesRoutes(app, parts, visitors)

  app.get('/api/tables', async (request) => {
    const person = await visitor(request)
    const { own, open } = await tables.listFor(person)
    const all = async (ids: readonly string[]) => (await Promise.all(ids.map((id) => tables.find(id)))).filter((found) => found !== null)
    const views = async (ids: readonly string[]) => Promise.all((await all(ids)).map((found) => viewOf(found, person, parts)))
    return { own: await views(own), open: await views(open) }
  })
  app.post('/api/tables', async (request) => {
    const person = await visitor(request)
    const { system, scenario: id, seat, open = false } = read(tableSchema, request.body)
    const found = await playable(system, id)
    if (typeof found === 'string') throw malformed(found)
    const { scenario, seats } = found
    if (seat !== undefined && !seats.includes(seat)) throw malformed(`There is no seat '${seat}'; there are ${seats.join(', ')}.`)
    const wish = { system, seats, origin: { scenario }, name: scenario.name, seat: seat ?? null, open }
    return tables.create(person, wish, (below) => randomInt(below))
  })
  app.get<{ Params: { id: string } }>('/api/tables/:id', async (request) => {
    const person = await visitor(request)
    const found = await tables.find(request.params.id)
    const isKnown = found && (found.table.open === 1 || found.seats.some((each) => each.person === person.id))
    if (!isKnown) throw notFound('There is no such table for you. Ask for its link.')
    return viewOf(found, person, parts)
  })
  app.post<{ Params: { words: string } }>('/api/join/:words', async (request) => {
    const person = await visitor(request)
    if (!attempts.take(`join ${person.id}`)) throw new Refusal(429, { message: 'Too many attempts. Wait a minute.' })
    const { invitation } = read(joinSchema, request.body)
    const id = await tables.called(request.params.words)
    if (id === null) throw notFound('This link does not open a table. Ask for it once more.')
    settle(await sitDown(id, person, invitation ?? null, parts))
    await rooms.changed(id)
    return { id }
  })
  app.post<{ Params: { id: string } }>('/api/tables/:id/stand-up', async (request) => {
    settle(await tables.standUp(request.params.id, await visitor(request)))
    await rooms.changed(request.params.id)
    return {}
  })
  app.post<{ Params: { id: string } }>('/api/tables/:id/computer', async (request) => {
    const { seat, level } = read(computerSchema, request.body)
    settle(await tables.seatComputer(request.params.id, await visitor(request), seat, level ?? null))
    await rooms.changed(request.params.id)
    return {}
  })
  return app
}

function settle(done: Done): void {
  if (!done.ok) throw new Refusal(409, done.problem)
}
