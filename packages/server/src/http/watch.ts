/** Somebody has a link: what it lets him look at. */
import { record, text } from '@firegroup/kernel'
import type { FastifyInstance } from 'fastify'
import { termsOf } from '../tables/settling.ts'
import { Allowance } from './allowance.ts'
import { notFound, Refusal } from './errors.ts'
import { read } from './read.ts'
import type { RoomParts } from './room.ts'
import type { Visitors } from './visitors.ts'

const secretSchema = record({ secret: text({ max: 40 }) })

export function watchRoutes(app: FastifyInstance, { tables }: RoomParts, visitors: Visitors): void {
  const attempts = new Allowance(20, 0.2)

  app.post<{ Params: { words: string } }>('/api/watch/:words', async (request) => {
    const person = await visitors.known(request)
    if (!attempts.take(person.id)) throw new Refusal(429, { message: 'Too many attempts. Wait a minute.' })
    const { secret } = read(secretSchema, request.body)
    const id = await tables.called(request.params.words)
    const found = id === null ? null : await tables.find(id)
    if (!found || id === null || !(await tables.mayWatch(id, secret)))
      throw notFound('This link does not open a table. Ask for it once more.')
    return { id, delay: termsOf(found.table).delay, invited: await tables.invites(id, secret) }
  })
}
