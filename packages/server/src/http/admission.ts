/** Who may open a socket at a table, and how many: settled before the first word. */
import type { IncomingMessage } from 'node:http'
import type { Person } from '../people/people.ts'
import { digestOf } from '../secrets.ts'
import type { AppParts } from './app.ts'
import type { Limits } from './limits.ts'
import { VISIT_COOKIE } from './visitors.ts'

const PATH = /^\/api\/tables\/([\w-]{1,40})\/socket$/

export interface Admission {
  readonly table: string
  readonly person: Person
  /** The visit in which he is signed in, by its digest. */
  readonly visit: string
}

/** The table and the person; or the status with which he is refused. */
export async function admitted({ url = '', headers }: IncomingMessage, { isOurs, people, tables }: AppParts): Promise<Admission | string> {
  if (!URL.canParse(url, 'http://server')) return '400 Bad Request'
  const { pathname, searchParams } = new URL(url, 'http://server')
  const table = PATH.exec(pathname)?.[1]
  if (table === undefined) return '404 Not Found'
  if (headers.origin !== undefined && !isOurs(headers.origin)) return '403 Forbidden'
  const token = tokenIn(headers.cookie ?? '')
  const person = token === null ? null : await people.holding(token)
  if (token === null || !person) return '401 Unauthorized'
  const found = await tables.find(table)
  const sits = found?.seats.some((seat) => seat.person === person.id) ?? false
  return sits || (await tables.mayWatch(table, searchParams.get('watch'))) ? { table, person, visit: digestOf(token) } : '404 Not Found'
}

/** How many sockets everybody has open. */
export class Turnstile {
  readonly #limits: Limits
  readonly #open = new Map<string, number>()

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Lets one more in, and says how he goes out; null where there are too many already. */
  enter(person: string, address: string): (() => void) | null {
    const ofAddress = isThisComputer(address) ? Number.POSITIVE_INFINITY : this.#limits.socketsOfAddress
    const places = [
      [`person ${person}`, this.#limits.socketsOfPerson],
      [`address ${address}`, ofAddress],
    ] as const
    if (places.some(([place, most]) => (this.#open.get(place) ?? 0) >= most)) return null
    for (const [place] of places) this.#open.set(place, (this.#open.get(place) ?? 0) + 1)
    let isIn = true
    return () => {
      if (!isIn) return
      isIn = false
      for (const [place] of places) {
        const left = this.#open.get(place)! - 1
        if (left === 0) this.#open.delete(place)
        else this.#open.set(place, left)
      }
    }
  }
}

/** Whoever is at this computer himself is held to no limit by where he is. */
export const isThisComputer = (address: string): boolean => ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(address)

/** The address of whoever asks: a proxy on this computer says for whom it does. */
export function addressOf({ headers, socket }: IncomingMessage): string {
  const own = socket.remoteAddress ?? ''
  const told = isThisComputer(own)
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : ''
  return told || own
}

function tokenIn(cookies: string): string | null {
  for (const each of cookies.split(';')) {
    const [name, value] = each.trim().split('=')
    if (name !== VISIT_COOKIE || !value) continue
    try {
      return decodeURIComponent(value)
    } catch {
      return null
    }
  }
  return null
}
