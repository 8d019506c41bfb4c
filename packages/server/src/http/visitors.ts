/** Who asks: the person of a browser, by the cookie that it holds. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { People, Person, Visit } from '../people/people.ts'
import { unknownVisitor } from './errors.ts'

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

  /** From now on this browser is his. */
  admit(reply: FastifyReply, { person, token }: Visit): Person {
    reply.setCookie(VISIT_COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax', secure: this.#secure, maxAge: YEAR })
    return person
  }

  dismiss(reply: FastifyReply): void {
    reply.clearCookie(VISIT_COOKIE, { path: '/' })
  }
}
