/** The API for programs: its routes, its document and the page to read it, and the tokens by which programs are known. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { record, text } from '@firegroup/kernel'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFound, Refusal } from '../http/errors.ts'
import { read } from '../http/read.ts'
import type { Visitors } from '../http/visitors.ts'
import type { People, Person } from '../people/people.ts'
import { BASE, openApi } from './openapi.ts'
import { type ProgramParts, ROUTES } from './routes.ts'

const tokenSchema = record({ label: text({ max: 40, pattern: /^(?=.*\S)[^\p{Cc}\p{Cs}]+$/u, what: 'what you call it' }) })
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const PAGE = [
  ['/api/docs', 'docs.html', 'text/html; charset=utf-8'],
  ['/api/docs.js', 'docs.js', 'text/javascript; charset=utf-8'],
  ['/api/docs.css', 'docs.css', 'text/css; charset=utf-8'],
] as const

export function programRoutes(app: FastifyInstance, parts: ProgramParts, visitors: Visitors): void {
  const { people } = parts
  for (const route of ROUTES)
    app.route({
      method: route.method,
      url: BASE + route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        const person = await holder(request, people)
        const body = route.body ? read(route.body, request.body) : undefined
        return route.run({ person, params: request.params as { readonly [name: string]: string }, body, reply }, parts)
      },
    })
  const document = openApi()
  app.get('/api/openapi.json', async () => document)
  for (const [url, file, type] of PAGE) {
    const text = readFileSync(join(import.meta.dirname, 'page', file), 'utf8')
    app.get(url, async (_, reply) => reply.headers({ 'content-type': type, 'content-security-policy': PAGE_POLICY }).send(text))
  }

  app.get('/api/account/tokens', async (request) => people.tokens.of((await visitors.known(request)).id))
  app.post('/api/account/tokens', async (request) => {
    const { person } = await visitors.proven(request)
    const made = await people.tokens.make(person.id, read(tokenSchema, request.body).label)
    if ('message' in made) throw new Refusal(409, made)
    return made
  })
  app.post<{ Params: { id: string } }>('/api/account/tokens/:id/revoke', async (request) => {
    const person = await visitors.known(request)
    if (!(await people.tokens.revoke(person.id, request.params.id))) throw notFound('You have no such token.')
    return {}
  })
}

async function holder({ headers }: FastifyRequest, people: People): Promise<Person> {
  const token = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1]
  const person = token === undefined ? null : await people.tokens.holding(token)
  if (!person) throw new Refusal(401, { message: 'Send a token of your account: Authorization: Bearer fg_…' })
  return person
}
