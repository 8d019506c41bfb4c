/** Routes by which somebody is known: as a guest at once, by a name if he has one. */
import { type Plain, plain, record, text } from '@firegroup/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { canHavePasskeys } from '../people/passkeys.ts'
import type { Outcome, People, Person } from '../people/people.ts'
import { deviceOf } from '../people/visits.ts'
import { isThisComputer } from './admission.ts'
import { Allowance } from './allowance.ts'
import { malformed, Refusal } from './errors.ts'
import type { Rate } from './limits.ts'
import { read } from './read.ts'
import type { Visitors } from './visitors.ts'

const name = text({ max: 24 })
const passwordSchema = record({ name, password: text({ max: 200 }) })
const codeSchema = record({ name, code: text({ max: 40 }) })
const passkeySchema = record({ response: plain() })

export function signInRoutes(app: FastifyInstance, people: People, visitors: Visitors, guests: Rate): void {
  const attempts = new Attempts()
  const coming = new Allowance(guests.burst, guests.perSecond)

  /** Whoever has shown who he is comes in; everybody else is refused. */
  function entered(reply: FastifyReply, outcome: Outcome): { readonly you: Person } {
    if (!outcome.ok) throw new Refusal(403, outcome.problem)
    return { you: visitors.admit(reply, outcome.visit) }
  }

  /** Whoever comes is somebody: the person of his browser, or a new guest. */
  app.post('/api/visit', async (request, reply) => {
    const known = await visitors.find(request)
    if (known) return { you: known }
    if (!isThisComputer(request.ip) && !coming.take(request.ip))
      throw new Refusal(429, { message: 'Too many new guests come from where you are. Try again in a few minutes.' })
    return { you: visitors.admit(reply, await people.newGuest(deviceOf(request.headers['user-agent']))) }
  })
  app.post('/api/sign-in', async (request, reply) => {
    const said = read(passwordSchema, request.body)
    attempts.take(request.ip, said.name)
    const device = deviceOf(request.headers['user-agent'])
    return entered(reply, await people.signIn(said.name, said.password, await visitors.visitor(request), device))
  })
  app.post('/api/sign-in/code', async (request, reply) => {
    const said = read(codeSchema, request.body)
    attempts.take(request.ip, said.name)
    const device = deviceOf(request.headers['user-agent'])
    return entered(reply, await people.signInByCode(said.name, said.code, await visitors.visitor(request), device))
  })
  app.post('/api/sign-in/passkey/begin', async (request) => {
    attempts.take(request.ip)
    const { person } = await visitors.knownVisitor(request)
    return people.passkeys.beginSignIn(person, originOf(request))
  })
  app.post('/api/sign-in/passkey', async (request, reply) => {
    attempts.take(request.ip)
    const { response } = read(passkeySchema, request.body) as { readonly response: Plain }
    return entered(reply, await people.signInByPasskey(await visitors.knownVisitor(request), originOf(request), response))
  })
  app.post('/api/sign-out', async (request, reply) => {
    const token = visitors.token(request)
    if (token !== undefined) await people.visits.end(token)
    visitors.dismiss(reply)
    return {}
  })
}

/** How often somebody may try: by where he tries from, and by the name that he tries. */
class Attempts {
  readonly #byAddress = new Allowance(20, 0.2)
  readonly #byName = new Allowance(10, 0.05)

  take(address: string, tried?: string): void {
    if (!this.#byAddress.take(address) || (tried !== undefined && !this.#byName.take(tried.toLowerCase())))
      throw new Refusal(429, { message: 'Too many attempts. Wait a minute.' })
  }
}

/** The page that asks, which was found to be ours; a passkey holds for its address alone. */
export function originOf({ headers }: FastifyRequest): string {
  const { origin } = headers
  if (origin === undefined || !URL.canParse(origin)) throw malformed('Passkeys are for pages: the request names no origin.')
  if (!canHavePasskeys(origin)) throw malformed('Passkeys need an address with a name. Open the page as localhost, or take a password.')
  return origin
}
