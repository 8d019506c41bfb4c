/** The same traffic through the server of boardgame.io: as many matches of two, as many sockets, a state of the same size, and moves that the other sees. */
import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Played, p95, traffic } from '../server/traffic.ts'

const WARM_SECONDS = 5

interface Socket {
  on(event: string, listener: (...args: never[]) => void): void
  emit(event: string, ...args: unknown[]): void
  disconnect(): void
}

interface PeerTable extends Played {
  close(): void
}

/** Installed by whoever measures, beside this file: nothing of ours depends on it. */
function ensureInstalled(): void {
  if (existsSync(join(import.meta.dirname, 'node_modules', 'boardgame.io'))) return
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 2, 2],
  })
  if (status !== 0) throw new Error('boardgame.io could not be installed: npm install failed in bench/peers.')
}

/** From sending a move to the other seat's having it, the slowest of twenty, in milliseconds. */
export async function peerP95(matches: number, perSecond: number, seconds: number): Promise<number> {
  ensureInstalled()
  const host: ChildProcess = fork(join(import.meta.dirname, 'boardgame-host.mjs'), { stdio: ['ignore', 2, 2, 'ipc'] })
  try {
    const port = await new Promise<number>((resolve, reject) => {
      host.once('message', (message) => resolve((message as { port: number }).port))
      host.once('exit', () => reject(new Error('The server of boardgame.io has ended.')))
    })
    const { io } = createRequire(join(import.meta.dirname, 'package.json'))('socket.io-client') as {
      io: (url: string, options: object) => Socket
    }
    const tables: PeerTable[] = []
    for (let i = 0; i < matches; i++) tables.push(await tableAt(`http://127.0.0.1:${port}`, i, io))
    await traffic(tables, perSecond, WARM_SECONDS)
    const measured = await traffic(tables, perSecond, seconds)
    process.stderr.write(`boardgame.io: ${tables.length} matches, ${measured.perSecond.toFixed(0)} moves/s of ${perSecond}\n`)
    for (const table of tables) table.close()
    return p95(measured.times)
  } finally {
    host.kill('SIGKILL')
  }
}

async function tableAt(url: string, number: number, io: (url: string, options: object) => Socket): Promise<PeerTable> {
  const matchID = `match-${number}` // whoever asks first for a match makes it
  let stateID = 0
  const seen: ((() => void) | null)[] = [null, null]
  const sockets: Socket[] = []
  for (const [seat, player] of ['0', '1'].entries())
    sockets.push(
      await new Promise<Socket>((resolve) => {
        const socket = io(`${url}/volley`, { transports: ['websocket'], forceNew: true })
        socket.on('sync', () => resolve(socket))
        socket.on('update', ((_: string, state: { readonly _stateID: number }) => {
          stateID = Math.max(stateID, state._stateID)
          seen[seat]?.()
        }) as (...args: never[]) => void)
        socket.on('connect', () => socket.emit('sync', matchID, player, undefined, 2))
      }),
    )
  return {
    close: () => {
      for (const socket of sockets) socket.disconnect()
    },
    decide: () =>
      new Promise<number>((resolve) => {
        const began = performance.now()
        seen[1] = () => {
          seen[1] = null
          resolve(performance.now() - began)
        }
        const action = { type: 'MAKE_MOVE', payload: { type: 'hit', args: [stateID], playerID: '0', credentials: undefined } }
        sockets[0]!.emit('update', action, stateID, matchID, '0')
      }),
  }
}
