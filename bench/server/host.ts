/** The server that is measured, in a process of its own: it answers at once, lets nobody wait for the eye, and says how much it holds in memory when it is asked. */
import { startServer } from '../../packages/server/src/server.ts'
import { openSqlite } from '../../packages/server/src/store/database.ts'

const [, , folder = ''] = process.argv
const many = { burst: 1e9, perSecond: 1e9 }
const server = await startServer({
  database: openSqlite(folder),
  host: '127.0.0.1',
  port: 0,
  tempo: { beat: 0, act: 0, dice: 0 },
  linger: 1000,
  limits: { address: many, person: many, frames: many, socketsOfAddress: 1e9 },
})
process.on('message', () => {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  process.send?.({ bytes: heapUsed + external })
})
process.on('disconnect', () => process.exit(0))
process.send?.({ address: server.address })
