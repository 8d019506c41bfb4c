/** Series of games between computers that a page hands to the server. */
import { integer, listOf, record, text } from '@firegroup/kernel'
import type { HandedList, HandedSeries } from '@firegroup/table'
import type { FastifyInstance } from 'fastify'
import type { SeriesDesk } from '../series/desk.ts'
import { notFound, Refusal } from './errors.ts'
import { read } from './read.ts'
import type { Visitors } from './visitors.ts'

const MOST_GAMES = 20_000
const wishSchema = record({
  system: text({ max: 40 }),
  scenario: text({ max: 80 }),
  players: listOf(text({ max: 40 }), { max: 8 }),
  seed: text({ max: 64, pattern: /\S/, what: 'a word or a number' }),
  games: integer(1, MOST_GAMES),
})

export function seriesRoutes(app: FastifyInstance, { desk }: { readonly desk: SeriesDesk }, visitors: Visitors): void {
  app.get('/api/series', async (request): Promise<HandedList> => desk.list(await visitors.known(request)))
  app.post('/api/series', async (request): Promise<HandedSeries> => {
    const done = await desk.order(await visitors.known(request), read(wishSchema, request.body))
    if (!done.ok) throw new Refusal(409, { message: done.message })
    return done.value
  })
  app.get<{ Params: { id: string }; Querystring: { from?: string } }>('/api/series/:id/records', async (request, reply) => {
    const person = await visitors.known(request)
    const { from = '0' } = request.query
    const records = /^\d{1,6}$/.test(from) && (await desk.records(person, request.params.id, Number(from)))
    if (!records) throw gone()
    return reply.type('application/json; charset=utf-8').send(records)
  })
  for (const deed of ['cancel', 'forget'] as const)
    app.post<{ Params: { id: string } }>(`/api/series/:id/${deed}`, async (request) => {
      if (!(await desk[deed](await visitors.known(request), request.params.id))) throw gone()
      return {}
    })
}

const gone = () => notFound('There is no such series of yours.')
