/** Everything together: a database, matches, people, and a port on which all of it is to be had. */

import type { AddressInfo } from 'node:net'
import { hostname, networkInterfaces } from 'node:os'
import type { FastifyInstance } from 'fastify'
import { type AppParts, appOf } from './http/app.ts'
import { type Limits, USUAL_LIMITS } from './http/limits.ts'
import type { Logging } from './http/log.ts'
import { serveSockets } from './http/socket.ts'
import { Metrics } from './metrics.ts'
import { answerTime } from './notices/answer-time.ts'
import { type NoticeOptions, Notices } from './notices/notices.ts'
import { partsOf } from './parts.ts'
import { Streams } from './programs/stream.ts'
import { SeriesDesk } from './series/desk.ts'
import { migrate, type OpenDatabase } from './store/database.ts'
import { Sweeper } from './sweeper.ts'

export interface ServerOptions {
  readonly database: OpenDatabase
  readonly host: string
  readonly port: number
  /** Pages of other places that may talk to this server, besides its own. */
  readonly origins?: readonly string[]
  readonly secure?: boolean
  /** Answers whatever is not for the server itself: the app's own files. */
  readonly page?: AppParts['page']
  /** What time it is, in milliseconds. */
  readonly clock?: () => number
  /** How often clocks and late views are looked at, in milliseconds. */
  readonly sweep?: number
  readonly tempo?: { readonly beat: number; readonly act: number; readonly dice: number }
  /** How long a match stays awake after the last who looked at it has gone, in milliseconds. */
  readonly linger?: number | undefined
  readonly limits?: Partial<Limits>
  /** What is written down; nothing where it is not given. */
  readonly logging?: Logging
  /** What opens the figures of /metrics to others than this computer. */
  readonly metricsToken?: string | undefined
  readonly notices?: NoticeOptions
}

export interface RunningServer {
  readonly address: string
  readonly notices: Notices
  /** Finishes what it has begun, and ends. */
  stop(): Promise<void>
}

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const {
    database,
    host,
    port,
    origins = [],
    secure = false,
    page,
    tempo,
    linger,
    clock = Date.now,
    sweep = SWEEP,
    limits,
    logging,
    metricsToken,
    notices: noticeOptions,
  } = options
  await migrate(database)
  const shared = partsOf({ database, tempo, linger, clock })
  const { db, matches, computers, cluster, rooms, inbox, now } = shared
  await cluster.start(rooms)
  const own: string[] = [...origins]
  const timeOf = (match: string, seat: string) => answerTime(db, now, match, seat)
  const notices = await Notices.open({ db, dialect: database.dialect, inbox, matches, now, timeOf }, noticeOptions)
  const desk = new SeriesDesk(database, now)
  let isStopping = false
  const parts: AppParts = {
    ...shared,
    notices,
    desk,
    isOurs: (origin) => own.includes(origin),
    secure,
    page,
    limits: { ...USUAL_LIMITS, ...limits },
    metrics: new Metrics(shared),
    streams: new Streams(rooms, USUAL_LIMITS.unread),
    metricsToken,
    isStopping: () => isStopping,
    logging,
  }
  const app = await appOf(parts)
  const taken = await listenFrom(app, host, port)
  const address = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${taken}`
  for (const name of namesOf(host)) own.push(`http://${name}:${taken}`)
  const sockets = serveSockets(app.server, parts, app.log)
  const sweeper = new Sweeper({ ...parts, clock }, sweep)
  notices.start(address)
  const stop = async (): Promise<void> => {
    isStopping = true
    app.log.info('stopping: what was begun is finished')
    sockets.deafen()
    await notices.stop()
    await sweeper.stop()
    await matches.settled()
    parts.streams.close()
    await sockets.close()
    await app.close()
    await matches.close()
    await cluster.close()
    await desk.close()
    await computers.close()
    await db.destroy()
  }
  let stopped: Promise<void> | null = null
  return {
    address,
    notices,
    stop() {
      stopped ??= stop()
      return stopped
    },
  }
}

/** How often clocks and late views are looked at, in milliseconds. */
const SWEEP = 500

/** By what names its pages may know this server: where everybody can reach it, by all that it has. */
function namesOf(host: string): readonly string[] {
  const own = [host, '127.0.0.1', 'localhost']
  if (host !== '0.0.0.0' && host !== '::') return own
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  return [...own, hostname(), ...addresses.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address))]
}

/** So many ports are tried, one after the other. */
const TRIES = 50

/** Listens on the first free port from the one wished for; a wish of 0 takes any. */
async function listenFrom(app: FastifyInstance, host: string, wish: number): Promise<number> {
  for (let port = wish; ; port++) {
    try {
      await app.listen({ host, port })
      return (app.server.address() as AddressInfo).port
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if ((code !== 'EADDRINUSE' && code !== 'EACCES') || wish === 0 || port >= Math.min(65_535, wish + TRIES)) throw error
    }
  }
}
