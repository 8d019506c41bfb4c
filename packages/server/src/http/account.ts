/** Routes of somebody's own name: how he takes it, how it is kept, and where he is signed in. */
import { optional, type Plain, plain, record, text } from '@firegroup/kernel'
import type { FastifyInstance } from 'fastify'
import { deletePerson, exportPerson } from '../admin.ts'
import type { People, Visitor } from '../people/people.ts'
import type { Database } from '../store/database.ts'
import { notFound, Refusal } from './errors.ts'
import { read } from './read.ts'
import { originOf } from './sign-in.ts'
import type { Visitors } from './visitors.ts'

const name = text({ max: 24 })
const nameSchema = record({ name, password: text({ max: 200 }) })
const passwordSchema = record({ password: text({ max: 200 }) })
const beginSchema = record({ name: optional(name) })
const madeSchema = record({ name: optional(name), label: optional(text({ max: 40 })), response: plain() })

interface Parts {
  readonly people: People
  readonly db: Database
}

export function accountRoutes(app: FastifyInstance, { people, db }: Parts, visitors: Visitors): void {
  const { passkeys, codes, visits } = people

  app.get('/api/account', async (request) => {
    const { person, token } = await visitors.knownVisitor(request)
    return {
      you: person,
      password: await people.hasPassword(person.id),
      passkeys: await passkeys.of(person.id),
      codes: await codes.left(person.id),
      visits: await visits.of(person.id, token),
      fresh: await visits.isFresh(token),
    }
  })

  /** A guest takes a name with a password. The recovery codes are told this once. */
  app.post('/api/name', async (request) => {
    const visitor = await visitors.knownVisitor(request)
    const said = read(nameSchema, request.body)
    const problem = await people.takeName(visitor, said.name, { password: said.password })
    if (problem) throw new Refusal(409, problem)
    return taken(visitor, said.name)
  })
  /** A key for a guest's new name, or one more for the name he has. */
  app.post('/api/passkeys/begin', async (request) => {
    const { name: wanted } = read(beginSchema, request.body)
    const { person } = wanted === undefined ? await visitors.proven(request) : await visitors.knownVisitor(request)
    const problem = wanted === undefined ? await passkeys.problem(person.id) : await people.nameProblem(person, wanted)
    if (problem) throw new Refusal(409, problem)
    return passkeys.beginRegistration(person, wanted ?? person.name, originOf(request))
  })
  app.post('/api/passkeys', async (request) => {
    const {
      name: wanted,
      label,
      response,
    } = read(madeSchema, request.body) as {
      readonly name?: string
      readonly label?: string
      readonly response: Plain
    }
    const visitor = wanted === undefined ? await visitors.proven(request) : await visitors.knownVisitor(request)
    const made = await passkeys.made(visitor.person, originOf(request), response)
    if ('message' in made) throw new Refusal(403, made)
    const called = label?.trim() || visitor.device
    if (wanted === undefined) {
      await passkeys.add(visitor.person.id, made, called)
      return { you: visitor.person }
    }
    const problem = await people.takeName(visitor, wanted, { passkey: made, label: called })
    if (problem) throw new Refusal(409, problem)
    return taken(visitor, wanted)
  })
  app.post<{ Params: { id: string } }>('/api/passkeys/:id/remove', async (request) => {
    const { person } = await visitors.proven(request)
    const own = await passkeys.of(person.id)
    if (!own.some(({ id }) => id === request.params.id)) throw notFound('You have no such passkey.')
    if (own.length === 1 && !(await people.hasPassword(person.id)))
      throw new Refusal(409, { message: 'This is your only way in. Set a password or add another passkey first.' })
    await passkeys.remove(person.id, request.params.id)
    return {}
  })

  app.post('/api/account/password', async (request) => {
    const visitor = await visitors.proven(request)
    const problem = await people.setPassword(visitor, read(passwordSchema, request.body).password)
    if (problem) throw new Refusal(409, problem)
    return {}
  })
  app.post('/api/account/codes', async (request) => ({ codes: await codes.renew((await visitors.proven(request)).person.id) }))
  app.post<{ Params: { id: string } }>('/api/account/visits/:id/end', async (request) => {
    const { person } = await visitors.knownVisitor(request)
    if (!(await visits.endOne(person.id, request.params.id))) throw notFound('You are not signed in there any more.')
    return {}
  })
  app.post('/api/account/visits/end-others', async (request) => {
    const { person, token } = await visitors.knownVisitor(request)
    await visits.endOthers(person.id, token)
    return {}
  })

  /** All that is kept of whoever asks, and the way to have it forgotten. */
  app.get('/api/account/export', async (request) => exportPerson(db, (await visitors.known(request)).id))
  app.post('/api/account/delete', async (request, reply) => {
    const { person } = await visitors.proven(request)
    await deletePerson(db, person.id)
    visitors.dismiss(reply)
    return {}
  })

  async function taken({ person }: Visitor, name: string) {
    return { you: { ...person, name, named: true }, codes: await codes.renew(person.id) }
  }
}
