/** The server, as far as the page asks it for something once. What goes on at a table comes by its socket. */
import type { Answers, Glimpse, Home, MatchRecord, OnlineTable, Seals, Since } from '@firegroup/table'

export interface You {
  readonly id: string
  readonly name: string
  /** Has taken a name; else a guest of this browser. */
  readonly named: boolean
}

/** A table with the secrets of its links: told to whoever opened it, and kept in his browser. */
export interface OpenedTable {
  readonly id: string
  readonly words: string
  readonly invitation: string
  readonly watching: string
}

export interface Wish {
  readonly system: string
  readonly scenario: string
  readonly seat?: string
  readonly open?: boolean
}

/** No server answers here: the app was opened from a file, a plain web server, or the server is gone. */
export class NoServer extends Error {
  override readonly name = 'NoServer'
}

export const api = {
  visit: async (): Promise<You> => (await post<{ readonly you: You }>('/visit')).you,
  home: (): Promise<Home> => ask('/home'),
  glimpse: (id: string): Promise<Glimpse> => ask(`/tables/${encodeURIComponent(id)}/glimpse`),
  previews: (id: string, version: number, decisions: readonly unknown[]): Promise<Answers<unknown>> =>
    post(`/tables/${encodeURIComponent(id)}/previews`, { version, decisions }),
  since: (id: string): Promise<Since> => ask(`/tables/${encodeURIComponent(id)}/since`),
  seen: (id: string, version: number, events: number): Promise<unknown> =>
    post(`/tables/${encodeURIComponent(id)}/seen`, { version, events }),
  seals: (id: string, share: string | undefined): Promise<Seals> => ask(`/tables/${encodeURIComponent(id)}/seals${shared(share)}`),
  record: (id: string, share: string | undefined): Promise<MatchRecord> => ask(`/tables/${encodeURIComponent(id)}/record${shared(share)}`),
  table: (id: string): Promise<OnlineTable> => ask(`/tables/${encodeURIComponent(id)}`),
  newTable: (wish: Wish): Promise<OpenedTable> => post('/tables', wish),
  join: async (words: string, invitation: string | null): Promise<string> =>
    (await post<{ readonly id: string }>(`/join/${encodeURIComponent(words)}`, invitation === null ? {} : { invitation })).id,
  /** The table that this secret lets somebody look on at; how late, in seconds, and whether it could seat him too. */
  watch: (words: string, secret: string): Promise<{ readonly id: string; readonly delay: number; readonly invited: boolean }> =>
    post(`/watch/${encodeURIComponent(words)}`, { secret }),
  seatComputer: (id: string, seat: string, level: string | null): Promise<unknown> =>
    post(`/tables/${encodeURIComponent(id)}/computer`, level === null ? { seat } : { seat, level }),
  standUp: (id: string): Promise<unknown> => post(`/tables/${encodeURIComponent(id)}/stand-up`),
}

/** Says something to the server, and is answered. */
const shared = (share: string | undefined): string => (share === undefined ? '' : `?share=${encodeURIComponent(share)}`)

export const post = <T>(path: string, body: unknown = {}): Promise<T> =>
  ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

export async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, { credentials: 'same-origin', ...init })
  } catch {
    throw new NoServer('The server can’t be reached.')
  }
  const isOurs = answer.headers.get('content-type')?.startsWith('application/json') ?? false
  if (!isOurs) throw new NoServer('Nobody answers for online play here.')
  const said = (await answer.json()) as unknown
  if (answer.ok) return said as T
  const { problems } = said as { readonly problems?: readonly { readonly message: string }[] }
  throw new Error(problems?.[0]?.message ?? 'The server refused.')
}
