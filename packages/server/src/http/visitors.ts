/** Who asks: the person of a browser, by the cookie that it holds. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { People, Person, Visit, Visitor } from '../people/people.ts'
import { deviceOf } from '../people/visits.ts'
import { Refusal, unknownVisitor } from './errors.ts'

export const VISIT_COOKIE = 'firegroup_visit'

const YEAR = 365 * 24 * 3600

export class Visitors {
  readonly #people: People
  readonly #secure: boolean

  constructor({ people, secure }: { readonly people: People; readonly secure: boolean }) {
    this.#people = people
    this.#secure = secure
  }

  token(request: FastifyRequest): string | undefined {
    return request.cookies[VISIT_COOKIE]
  }

  async find(request: FastifyRequest): Promise<Person | null> {
    const token = this.token(request)
    return token === undefined ? null : this.#people.holding(token)
  }

  /** Somebody who is known here; anybody else is refused. */
  async known(request: FastifyRequest): Promise<Person> {
    const person = await this.find(request)
    if (!person) throw unknownVisitor()
    return person
  }

  /** The person with his browser; null where nobody is known yet. */
  async visitor(request: FastifyRequest): Promise<Visitor | null> {
    const token = this.token(request)
    const person = await this.find(request)
    return person && token !== undefined ? { person, token, device: deviceOf(request.headers['user-agent']) } : null
  }

  async knownVisitor(request: FastifyRequest): Promise<Visitor> {
    const visitor = await this.visitor(request)
    if (!visitor) throw unknownVisitor()
    return visitor
  }

  /** Somebody with a name who has just shown that it is his: only he changes how it is kept. */
  async proven(request: FastifyRequest): Promise<Visitor> {
    const visitor = await this.knownVisitor(request)
    if (!visitor.person.named) throw new Refusal(403, { message: 'Take a name first.' })
    if (!(await this.#people.visits.isFresh(visitor.token)))
      throw new Refusal(403, { message: 'Sign in once more first: it has been a while.' })
    return visitor
  }

  /** From now on this browser is his. */
  admit(reply: FastifyReply, { person, token }: Visit): Person {
    reply.setCookie(VISIT_COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax', secure: this.#secure, maxAge: YEAR })
    return person
  }

  dismiss(reply: FastifyReply): void {
    reply.clearCookie(VISIT_COOKIE, { path: '/' })
  }
}
