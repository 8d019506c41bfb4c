/** What everybody may know of a match's dice: its seals while it is played, and all of it once it is over. */
import type { LoggedDecision } from '@firegroup/kernel'
import { commitmentTo, type MatchRecord, recordDigest, type Seal, type Seals, sealedSetUps, shareOf } from '@firegroup/table'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { KeptMatches } from '../store/kept-matches.ts'
import type { SeatRow, TableRow } from '../store/schema.ts'
import { notFound, Refusal } from './errors.ts'
import type { RoomParts } from './room.ts'
import type { Visitors } from './visitors.ts'

type At = FastifyRequest<{ Params: { id: string }; Querystring: { share?: string } }>
interface Found {
  readonly table: TableRow
  readonly seats: readonly SeatRow[]
}

export function finishedRoutes(app: FastifyInstance, { db, tables, matches }: RoomParts, visitors: Visitors): void {
  const store = new KeptMatches(db)
  /** A table of his own, one that is open to all, or one whose share he was given. */
  const known = async (request: At): Promise<Found> => {
    const found = await tables.find(request.params.id)
    const { share } = request.query
    if (found && found.table.stage === 'over' && share !== undefined && share === shareOf(found.table.secret)) return found
    const person = await visitors.known(request)
    if (!found || (found.table.open !== 1 && !found.seats.some((seat) => seat.person === person.id)))
      throw notFound('There is no such table for you. Ask for its link.')
    return found
  }

  app.get<{ Params: { id: string }; Querystring: { share?: string } }>('/api/tables/:id/seals', async (request): Promise<Seals> => {
    const found = await known(request)
    const { table, seats } = found
    if (table.stage === 'gathering' || table.stage === 'closed') return sealsOf(found, [])
    const entered = await matches.lookAt(table.id)
    if (typeof entered === 'string') throw new Refusal(409, { message: entered })
    // whoever still chooses in secret is bound when all have chosen, so that nobody learns that he has
    const { decisions } = entered.match.record().save
    const { version } = entered.match
    entered.leave()
    return sealsOf({ table, seats }, decisions.slice(0, version))
  })
  app.get<{ Params: { id: string }; Querystring: { share?: string } }>('/api/tables/:id/record', async (request): Promise<MatchRecord> => {
    const { table, seats } = await known(request)
    if (table.stage !== 'over') throw new Refusal(409, { message: 'Sealed. It opens when the game ends.' })
    const record = (await store.load(table.id)) as MatchRecord | null
    if (!record) throw notFound('This match is not kept any more.')
    const { server, ...rest } = sealsOf({ table, seats }, record.save.decisions)
    const nonces = Object.fromEntries(seats.flatMap(({ seat, nonce }) => (nonce === null ? [] : [[seat, nonce]])))
    const seal: Seal = { secret: table.secret, commitments: { server, seats: rest.seats }, nonces, setUps: rest.setUps }
    const whole = { ...record, seal }
    return { ...whole, seal: { ...seal, digest: recordDigest(whole) } }
  })
}

function sealsOf({ table, seats }: Found, decisions: readonly LoggedDecision[]): Seals {
  return {
    server: commitmentTo(table.secret),
    seats: Object.fromEntries(seats.flatMap(({ seat, commitment }) => (commitment === null ? [] : [[seat, commitment]]))),
    setUps: sealedSetUps(table.secret, decisions),
  }
}
