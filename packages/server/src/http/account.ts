/** Routes by which somebody is known: as a guest at once, by a name if he wants one. */
import { record, text } from '@firegroup/kernel'
import type { FastifyInstance } from 'fastify'
import type { People } from '../people/people.ts'
import { Allowance } from './allowance.ts'
import { Refusal } from './errors.ts'
import { read } from './read.ts'
import type { Visitors } from './visitors.ts'

const signSchema = record({ name: text({ max: 24 }), password: text({ max: 200 }) })

export function accountRoutes(app: FastifyInstance, people: People, visitors: Visitors): void {
  const attempts = new Allowance(10, 0.1)

  /** Whoever comes is somebody: the person of his browser, or a new guest. */
  app.post('/api/visit', async (request, reply) => ({
    you: (await visitors.find(request)) ?? visitors.admit(reply, await people.newGuest()),
  }))
  app.post('/api/name', async (request) => {
    const person = await visitors.known(request)
    const { name, password } = read(signSchema, request.body)
    const problem = await people.takeName(person, name, password)
    if (problem) throw new Refusal(409, problem)
    return { you: { ...person, name, named: true } }
  })
  app.post('/api/sign-in', async (request, reply) => {
    const { name, password } = read(signSchema, request.body)
    if (!attempts.take(request.ip) || !attempts.take(`name ${name.toLowerCase()}`))
      throw new Refusal(429, { message: 'Too many attempts. Wait a minute.' })
    const outcome = await people.signIn(name, password)
    if (!outcome.ok) throw new Refusal(403, outcome.problem)
    return { you: visitors.admit(reply, outcome.visit) }
  })
  app.post('/api/sign-out', async (request, reply) => {
    const token = visitors.token(request)
    if (token !== undefined) await people.signOut(token)
    visitors.dismiss(reply)
    return {}
  })
}
