import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { guestAt } from '../test/playing.ts'
import type { OpenedTable } from './tables/tables.ts'

const BIN = join(import.meta.dirname, '..', 'bin', 'firegroup-server.mjs')

test('told to end, the program tells those at its tables to come back, and ends well', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'firegroup-stop-'))
  const child = spawn(process.execPath, [BIN, '--data', folder, 'serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'pipe'] })
  try {
    let log = ''
    child.stderr.on('data', (chunk) => {
      log += String(chunk)
    })
    const address = await new Promise<string>((resolve, reject) => {
      let said = ''
      child.stdout.on('data', (chunk) => {
        said += String(chunk)
        const found = /http:\/\/[\d.]+:\d+/.exec(said)
        if (found) resolve(found[0])
      })
      child.on('exit', () => reject(new Error(`The server has not come up. ${log}`)))
    })
    const host = await guestAt(address)
    const { body: table } = await host.post<OpenedTable>('/api/tables', { system: 'aslsk', scenario: 'first-light' })
    await host.open(table.id)
    const left = new Promise((resolve) => host.socket!.once('close', (code, reason) => resolve([code, String(reason)])))
    const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code)))
    child.kill('SIGTERM')
    expect(await left).toEqual([1012, 'The server restarts. Come back in a moment.'])
    expect(await ended).toBe(0)
    expect(log).toContain('stopping: what was begun is finished')
  } finally {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
})
