/** Everything that a server knows and does, without a port: what `startServer` opens to others, and what a test speaks to in the same program. */
import { type Cluster, clusterOf } from './cluster/cluster.ts'
import type { RoomParts } from './http/room.ts'
import { Rooms } from './http/rooms.ts'
import { People } from './people/people.ts'
import type { OpenDatabase } from './store/database.ts'
import { KeptMatches } from './store/kept-matches.ts'
import { AffairsBook } from './tables/affairs-book.ts'
import { Computers } from './tables/computers.ts'
import { Inbox } from './tables/inbox.ts'
import { LiveMatches, type MatchesParts } from './tables/live-matches.ts'
import { Tables } from './tables/tables.ts'

export interface ServerParts extends RoomParts {
  readonly rooms: Rooms
  readonly computers: Computers
  readonly store: KeptMatches
  readonly cluster: Cluster
}

interface PartsOptions {
  readonly database: OpenDatabase
  readonly tempo?: MatchesParts['tempo'] | undefined
  readonly linger?: number | undefined
  /** What time it is, in milliseconds. */
  readonly clock?: (() => number) | undefined
  /** Who keeps matches awake; the usual ones where it is not given. */
  readonly matchesOf?: (parts: MatchesParts) => LiveMatches
}

export function partsOf({
  database,
  tempo,
  linger,
  clock = Date.now,
  matchesOf = (parts) => new LiveMatches(parts),
}: PartsOptions): ServerParts {
  const now = (): string => new Date(clock()).toISOString()
  const computers = new Computers()
  const { db } = database
  const cluster = clusterOf(database)
  const { leases } = cluster
  const store = new KeptMatches(db, leases)
  const inbox = new Inbox(db, now)
  const affairs = new AffairsBook({ db, now: clock })
  const matches = matchesOf({
    store,
    leases,
    computers,
    now,
    linger,
    attendant: affairs,
    woke: (id, match) => inbox.watch(id, match),
    ...(tempo ? { tempo } : {}),
  })
  const shared = { db, tables: new Tables(db, now), matches, inbox, people: new People(db, now), affairs, now }
  return { ...shared, rooms: new Rooms(shared, cluster), computers, store, cluster }
}
