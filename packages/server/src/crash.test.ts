import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CATALOGUE } from '@firegroup/content/catalogue'
import { verifySave } from '@firegroup/kernel'
import { type MatchRecord, readRecord } from '@firegroup/table'
import { depth } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import type { Player } from '../test/player.ts'
import { seatedAt } from '../test/playing.ts'
import { openSqlite } from './store/database.ts'
import { KeptMatches } from './store/kept-matches.ts'

const BIN = join(import.meta.dirname, '..', 'bin', 'firegroup-server.mjs')
const KILLS = depth.times(2, 20)
const MATCHES = 3

interface Acknowledged {
  readonly match: string
  readonly seat: string
  readonly key: string
}

/** Starts the server as a program of its own; resolves when it answers. */
async function serve(folder: string): Promise<{ readonly child: ChildProcess; readonly address: string }> {
  const child = spawn(process.execPath, [BIN, '--data', folder, 'serve', '--port', '0', '--log', 'error'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout!.on('data', (chunk: Buffer) => {
      const found = /http:\/\/[\d.]+:\d+/.exec(String(chunk))
      if (found) resolve(found[0])
    })
    child.on('exit', () => reject(new Error('The server has not come up.')))
  })
  return { child, address }
}

/** Decides as fast as it is asked until the connection breaks; what was acknowledged is written down. */
async function storm(players: readonly Player[], match: string, done: Acknowledged[]): Promise<void> {
  for (;;) {
    const asked = players.find(({ standpoint }) => standpoint?.question)
    if (!asked || players.some(({ socket }) => socket === null)) {
      if (players.some(({ standpoint, socket }) => standpoint?.outcome || socket === null)) return
      await new Promise((resolve) => setTimeout(resolve, 5))
      continue
    }
    const { question, version } = asked.standpoint!
    const { candidates } = question!
    const key = `v${version}`
    const ruling = await Promise.race([asked.decide(candidates[version % candidates.length], key), asked.broken()])
    if (ruling === null) return
    if (ruling.type === 'ruling' && ruling.ruling.ok) done.push({ match, seat: asked.seats[0]!, key })
    await Promise.race([asked.until(() => asked.standpoint?.version !== version).catch(() => null), asked.broken()])
  }
}

test(`killed ${KILLS} times in the middle of play, the server has lost nothing that it acknowledged, and made nothing twice`, {
  timeout: 240_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'firegroup-crash-'))
  try {
    let { child, address } = await serve(folder)
    const tables = await Promise.all(Array.from({ length: MATCHES }, () => seatedAt(address, 'aslsk', 'chapel-on-the-hill')))
    const done: Acknowledged[] = []
    for (let kill = 0; kill < KILLS; kill++) {
      const storms = tables.map(({ host, friend, table }) => storm([host, friend], table.id, done))
      await new Promise((resolve) => setTimeout(resolve, 300 + 170 * kill))
      child.kill('SIGKILL')
      await Promise.all(storms)
      ;({ child, address } = await serve(folder))
      for (const { host, friend, table } of tables)
        for (const player of [host, friend]) {
          player.close()
          player.address = address
          await player.open(table.id)
          await player.sit()
        }
    }
    for (const { host, friend } of tables) for (const player of [host, friend]) player.close()
    child.kill('SIGKILL')
    await new Promise((resolve) => child.once('exit', resolve))
    await check(
      folder,
      done,
      tables.map(({ table }) => table.id),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

async function check(folder: string, done: readonly Acknowledged[], matches: readonly string[]): Promise<void> {
  const { db } = openSqlite(folder)
  const store = new KeptMatches(db)
  expect(done.length).toBeGreaterThan(KILLS * MATCHES)
  for (const { match, seat, key } of done) expect(await store.sent(match, seat, key), `${match} ${key}`).toBeDefined()
  for (const id of matches) {
    const record = await readRecord(id, store)
    const { save } = (record as { readonly value: MatchRecord }).value
    const entry = CATALOGUE.find((each) => each.id === save.system)!
    expect(await entry.table(({ system }) => verifySave(system, save))).toEqual({ ok: true, value: expect.anything() })
  }
  await db.destroy()
}
