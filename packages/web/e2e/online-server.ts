/** The real server with the app as it is shipped, for the tests of one file: it can be killed and comes back at the same port. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { builtApp } from './serve.ts'

const BIN = join(import.meta.dirname, '../../server/bin/firegroup-server.mjs')

interface OnlineServer {
  /** Its first page; places in it follow as '#/online'. */
  readonly url: string
  kill(): void
  start(): Promise<void>
}

export function onlineServer(name = '127.0.0.1'): OnlineServer {
  let folder = ''
  let child: ChildProcess
  let url = ''
  const start = async (): Promise<void> => {
    const port = url === '' ? '0' : new URL(url).port
    const args = ['--data', folder, 'serve', '--port', port, '--log', 'error', '--app', builtApp]
    const started = spawn(process.execPath, [BIN, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
    child = started
    const address = await new Promise<string>((resolve, reject) => {
      let said = ''
      started.stdout.on('data', (chunk: Buffer) => {
        said += String(chunk)
        const found = /http:\/\/[\d.]+:\d+/.exec(said)
        if (found) resolve(`${found[0]}/`)
      })
      started.once('exit', (code) => reject(new Error(`The server has not come up: ${code}. ${said}`)))
    })
    // passkeys belong to names
    url = address.replace('127.0.0.1', name)
  }
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'firegroup-online-'))
    await start()
  }, 120_000)
  afterAll(() => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    get url() {
      return url
    },
    kill: () => void child.kill('SIGKILL'),
    start,
  }
}
