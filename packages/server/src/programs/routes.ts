/** What a program may ask for, in one list: each entry is a route, the check of what it is sent, and its page in the document. */
import { randomInt } from 'node:crypto'
import { CATALOGUE } from '@firegroup/content/catalogue'
import { flag, integer, listOf, optional, plain, record, type Schema, text } from '@firegroup/kernel'
import { type Frame, frameSchema } from '@firegroup/table'
import type { FastifyReply } from 'fastify'
import { malformed, notFound, Refusal } from '../http/errors.ts'
import type { RoomParts } from '../http/room.ts'
import type { Rooms } from '../http/rooms.ts'
import { viewOf } from '../http/table-view.ts'
import type { Person } from '../people/people.ts'
import { sitDown } from '../tables/late-comer.ts'
import { playable } from '../tables/scenarios.ts'
import { askAt, decideAt, lookAt, sayAt } from './attendance.ts'
import type { Streams } from './stream.ts'

export interface ProgramParts extends RoomParts {
  readonly rooms: Rooms
  readonly streams: Streams
}

export interface Asked {
  readonly person: Person
  readonly params: { readonly [name: string]: string }
  readonly body: unknown
  readonly reply: FastifyReply
}

export interface ProgramRoute {
  readonly method: 'GET' | 'POST'
  /** With names of what stands in it in braces. */
  readonly path: string
  readonly name: string
  readonly summary: string
  readonly about?: string
  readonly body?: Schema<unknown>
  readonly answer: string
  readonly streams?: true
  run(asked: Asked, parts: ProgramParts): Promise<unknown>
}

const tableBody = record({
  system: text({ max: 40 }),
  scenario: text({ max: 80 }),
  seat: optional(text({ max: 40 })),
  open: optional(flag()),
})
const joinBody = record({ words: text({ max: 80 }), invitation: optional(text({ max: 40 })) })
/** What names a decision to whoever sends it: sent again under the same name, it is answered as before. */
const key = text({ max: 60, pattern: /^[\w.-]{1,60}$/, what: 'a name of your own for the decision (letters, digits, _ . -)' })
const decisionBody = record({ version: integer(0), id: key, decision: optional(plain()), candidate: optional(integer(0)) })
const askBody = record({ version: integer(0), decisions: listOf(plain(), { max: 100 }) })

export const ROUTES: readonly ProgramRoute[] = [
  {
    method: 'GET',
    path: '/me',
    name: 'me',
    summary: 'Whoever the token belongs to',
    answer: 'The id, the name, and whether the name is his own.',
    run: async ({ person }) => person,
  },
  {
    method: 'GET',
    path: '/scenarios',
    name: 'scenarios',
    summary: 'What can be played',
    answer: 'Every scenario with its system and its seats.',
    run: async () => {
      const all = await Promise.all(
        CATALOGUE.map(async (entry) => {
          const [{ scenarios }, seats] = await Promise.all([entry.content(), entry.table(({ system }) => system.seats)])
          return scenarios.map(({ id, name }) => ({ system: entry.id, scenario: id, name, seats }))
        }),
      )
      return all.flat()
    },
  },
  {
    method: 'GET',
    path: '/tables',
    name: 'tables',
    summary: 'Tables at which you sit, and tables that are open to everybody',
    answer: 'Two lists of tables: own and open.',
    run: async ({ person }, parts) => {
      const { own, open } = await parts.tables.listFor(person)
      const seen = async (ids: readonly string[]) => {
        const found = await Promise.all(ids.map((id) => parts.tables.find(id)))
        return Promise.all(found.flatMap((each) => (each ? [viewOf(each, person, parts)] : [])))
      }
      return { own: await seen(own), open: await seen(open) }
    },
  },
  {
    method: 'POST',
    path: '/tables',
    name: 'openTable',
    summary: 'Open a table',
    about: 'You have the seat that you name, or any. The invitation seats whoever has it; it is told this once.',
    body: tableBody,
    answer: 'The id and words of the table, the secret of its invitation, and that of its link to watch.',
    run: async ({ person, body }, { tables }) => {
      const { system, scenario: id, seat, open = false } = body as { system: string; scenario: string; seat?: string; open?: boolean }
      const found = await playable(system, id)
      if (typeof found === 'string') throw malformed(found)
      const { scenario, seats } = found
      if (seat !== undefined && !seats.includes(seat)) throw malformed(`There is no seat '${seat}'; there are ${seats.join(', ')}.`)
      return tables.create(person, { system, seats, origin: { scenario }, name: scenario.name, seat: seat ?? null, open }, (below) =>
        randomInt(below),
      )
    },
  },
  {
    method: 'POST',
    path: '/join',
    name: 'takeSeat',
    summary: 'Take a free seat',
    about: 'By the words of a table and the secret of its invitation; at an open table without one.',
    body: joinBody,
    answer: 'The id of the table.',
    run: async ({ person, body }, parts) => {
      const { words, invitation } = body as { words: string; invitation?: string }
      const id = await parts.tables.called(words)
      if (id === null) throw notFound('This link does not open a table. Ask for it once more.')
      const done = await sitDown(id, person, invitation ?? null, parts)
      if (!done.ok) throw new Refusal(409, done.problem)
      await parts.rooms.changed(id)
      return { id }
    },
  },
  {
    method: 'GET',
    path: '/tables/{id}',
    name: 'table',
    summary: 'One table: who sits there, and how far everybody is',
    answer: 'The table as you may see it.',
    run: async ({ person, params }, parts) => viewOf(await listedFor(person, params['id']!, parts), person, parts),
  },
  {
    method: 'GET',
    path: '/tables/{id}/stream',
    name: 'stream',
    summary: 'Everything that happens at a table, a line of JSON each, for as long as you read',
    about:
      'What the page of your own seat would be told, and nothing more: table, match, chair (with the standpoint from your seat, its question and candidates), affairs, company, chat. ' +
      'Whoever has no seat sees what those see who look on. Empty lines keep the connection open.',
    answer: 'Lines of JSON.',
    streams: true,
    run: async ({ person, params, reply }, parts) => {
      await mayCome(person, params['id']!, parts)
      const headers = reply.getHeaders()
      reply.hijack()
      await parts.streams.open(params['id']!, person, reply.raw, headers)
    },
  },
  {
    method: 'GET',
    path: '/tables/{id}/question',
    name: 'question',
    summary: 'What you are asked, with its candidates',
    answer:
      'The version (the number that a decision answers), the question or null, who is asked, whether it is a pause, and the outcome or null.',
    run: async ({ person, params }, parts) => {
      await mayCome(person, params['id']!, parts)
      const { viewer, version, question, asked, pause, outcome } = await lookAt(parts.rooms, params['id']!, person)
      return { seat: viewer, version, question, asked, pause, outcome }
    },
  },
  {
    method: 'POST',
    path: '/tables/{id}/decisions',
    name: 'decide',
    summary: 'Decide',
    about:
      'With the version that it answers, a name of your own (id), and the decision itself or the number of one of the candidates. The same id again is answered as before, and nothing is decided ' +
      'twice; what comes too late is answered with where the match stands.',
    body: decisionBody,
    answer: 'Whether it was made, and the version after it. 409: why not; stale where the match has gone on.',
    run: async ({ person, params, body, reply }, parts) => {
      const { version, id, decision, candidate } = body as { version: number; id: string; decision?: unknown; candidate?: number }
      if ((decision === undefined) === (candidate === undefined)) throw malformed('body must hold either a decision or a candidate.')
      await mayCome(person, params['id']!, parts)
      const choice = candidate === undefined ? { decision } : { candidate }
      const ruling = await decideAt(parts.rooms, params['id']!, person, { version, key: id, choice })
      if (!ruling.ok) reply.code(409)
      return ruling
    },
  },
  {
    method: 'POST',
    path: '/tables/{id}/ask',
    name: 'ask',
    summary: 'What the rules have against decisions, and what would come of them',
    body: askBody,
    answer: 'For each decision its problems (none: it is legal) and its preview; null where the match has gone on.',
    run: async ({ person, params, body }, parts) => {
      const { version, decisions } = body as { version: number; decisions: readonly unknown[] }
      await mayCome(person, params['id']!, parts)
      return askAt(parts.rooms, params['id']!, person, version, decisions)
    },
  },
  {
    method: 'POST',
    path: '/tables/{id}/say',
    name: 'say',
    summary: 'Say something at a table: ready, the part of the key, chat, an offer, resign',
    about:
      'ready binds you to a part of the key by its digest: SHA-256 of "firegroup part of a key: " and 64 hexadecimal digits of your own. When every seat is ready, tell shows the digits.',
    body: frameSchema as Schema<unknown>,
    answer: 'Nothing. 409: why not.',
    run: async ({ person, params, body, reply }, parts) => {
      const frame = body as Frame
      if (frame.type === 'chair') throw malformed('What is said from a chair has routes of its own: decisions and ask.')
      await mayCome(person, params['id']!, parts)
      const problems = await sayAt(parts.rooms, params['id']!, person, frame)
      if (problems) reply.code(409)
      return problems ? { problems } : {}
    },
  },
]

/** A table at which somebody sits, or that is listed for everybody. */
async function listedFor(person: Person, id: string, { tables }: ProgramParts) {
  const found = await tables.find(id)
  if (!found || (found.table.open !== 1 && !found.seats.some((seat) => seat.person === person.id))) throw noTable()
  return found
}

/** Somebody sits at a table, or may look on there without its link. */
async function mayCome(person: Person, id: string, { tables }: ProgramParts): Promise<void> {
  const found = await tables.find(id)
  if (found?.seats.some((seat) => seat.person === person.id) || (await tables.mayWatch(id, null))) return
  throw noTable()
}

const noTable = (): Refusal => notFound('There is no such table for you. Ask for its link.')
