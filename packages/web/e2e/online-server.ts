/** The real server with the app as it is shipped, for the tests of one file: it can be killed and comes back at the same port. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { builtApp } from './serve.ts'

const BIN = join(import.meta.dirname, '../../server/bin/firegroup-server.mjs')

export interface OnlineServer {
  readonly url: string
  kill(): void
  start(): Promise<void>
}

export function onlineServer(): OnlineServer {
  let folder = ''
  let child: ChildProcess
  let url = ''
  const start = async (): Promise<void> => {
    const port = url === '' ? '0' : new URL(url).port
    const args = ['--data', folder, 'serve', '--port', port, '--app', builtApp]
    child = spawn(process.execPath, [BIN, ...args], { stdio: ['ignore', 'pipe', 'ignore'] })
    url = await new Promise((resolve) => {
      child.stdout!.on('data', (chunk: Buffer) => {
        const found = /http:\/\/[\d.]+:\d+/.exec(String(chunk))
        if (found) resolve(`${found[0]}/`)
      })
    })
  }
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'firegroup-online-'))
    await start()
  })
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
