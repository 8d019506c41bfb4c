/** Everything together: a database, matches, people, and a port on which all of it is to be had. */

import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { type AppParts, appOf } from './http/app.ts'
import { serveSockets } from './http/socket.ts'
import { partsOf } from './parts.ts'
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
}

export interface RunningServer {
  readonly address: string
  /** Finishes what it has begun, and ends. */
  stop(): Promise<void>
}

export async function startServer({
  database,
  host,
  port,
  origins = [],
  secure = false,
  page,
  tempo,
  clock = Date.now,
  sweep = SWEEP,
}: ServerOptions): Promise<RunningServer> {
  await migrate(database)
  const shared = partsOf({ database, tempo, clock })
  const { db, matches, computers, cluster, rooms } = shared
  await cluster.start(rooms)
  const own: string[] = [...origins]
  const parts: AppParts = { ...shared, isOurs: (origin) => own.includes(origin), secure, page }
  const app = await appOf(parts)
  const taken = await listenFrom(app, host, port)
  const address = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${taken}`
  for (const name of [host, '127.0.0.1', 'localhost']) own.push(`http://${name}:${taken}`)
  const sockets = serveSockets(app.server, parts)
  const sweeper = new Sweeper({ ...parts, clock }, sweep)
  return {
    address,
    async stop() {
      await sweeper.stop()
      sockets.close()
      await app.close()
      await matches.close()
      await cluster.close()
      await computers.close()
      await db.destroy()
    },
  }
}

/** How often clocks and late views are looked at, in milliseconds. */
const SWEEP = 500

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
