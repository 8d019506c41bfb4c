/** What stands before every route: how often somebody asks, from which page, and what his browser is told to keep to. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { digestOf } from '../secrets.ts'
import { isThisComputer } from './admission.ts'
import { Allowance } from './allowance.ts'
import { malformed, Refusal } from './errors.ts'
import type { Limits } from './limits.ts'
import { VISIT_COOKIE } from './visitors.ts'

interface GuardParts {
  readonly isOurs: (origin: string) => boolean
  readonly secure: boolean
  readonly limits: Limits
}

/** An answer of a route is data: nothing in it is ever run, shown in a frame, kept, or told to where a link leads. */
const HEADERS: { readonly [name: string]: string } = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
}
const A_YEAR_OF_TLS = 'max-age=31536000'

export function guard(app: FastifyInstance, { isOurs, secure, limits }: GuardParts): void {
  const ofAddress = new Allowance(limits.address.burst, limits.address.perSecond)
  const ofPerson = new Allowance(limits.person.burst, limits.person.perSecond)

  // a page elsewhere may send plain text without asking first, and nobody here has a use for it
  app.removeContentTypeParser('text/plain')
  app.addHook('onRequest', async (request, reply) => {
    if (isFile(request)) return // files are cheap, a page asks for many at once, and they have headers of their own
    reply.headers(secure ? { ...HEADERS, 'strict-transport-security': A_YEAR_OF_TLS } : HEADERS)
    const who = tokenOf(request)
    if ((!isThisComputer(request.ip) && !ofAddress.take(request.ip)) || (who !== undefined && !ofPerson.take(digestOf(who))))
      throw new Refusal(429, { message: 'Too many requests. Wait a moment.' })
    if (!isSafe(request) && !isFromHere(request, isOurs)) throw new Refusal(403, { message: 'This page does not belong to this server.' })
    if (hasControls(request.url)) throw malformed('There are control characters in this address.')
  })
}

const isFile = ({ url }: FastifyRequest): boolean => !url.startsWith('/api/') && url !== '/metrics' && url !== '/health'
const isSafe = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

function tokenOf({ cookies, headers }: FastifyRequest): string | undefined {
  return cookies[VISIT_COOKIE] ?? headers.authorization
}

/** Browsers name the page that asks; whoever names none is no browser, and holds no cookie that he was not given. */
function isFromHere({ headers }: FastifyRequest, isOurs: (origin: string) => boolean): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  return (origin === undefined || isOurs(origin)) && site !== 'cross-site'
}

/** No name and no word has them, and a database may not take them. */
function hasControls(url: string): boolean {
  try {
    return /\p{Cc}/u.test(decodeURIComponent(url))
  } catch {
    return true
  }
}
