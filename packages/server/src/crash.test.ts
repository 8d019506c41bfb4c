import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CATALOGUE } from '@firegroup/content/catalogue'
import { verifySave } from '@firegroup/kernel'
import { type MatchRecord, readRecord } from '@firegroup/table'
import { depth } from '@firegroup/testkit'
import { afterEach, expect, test } from 'vitest'
import { isWithoutPostgres, postgresDatabase } from '../test/databases.ts'
import type { Player } from '../test/player.ts'
import { comeBack, guestAt, together } from '../test/playing.ts'
import { type OpenDatabase, openPostgres, openSqlite } from './store/database.ts'
import { KeptMatches } from './store/kept-matches.ts'

const BIN = join(import.meta.dirname, '..', 'bin', 'firegroup-server.mjs')
const MATCHES = 3
/** Another process goes on within this, in milliseconds. */
const SOON = 5_000

interface Sent {
  readonly player: Player
  readonly match: string
  readonly seat: string
  readonly key: string
  readonly version: number
  readonly decision: unknown
}

/** What was acknowledged, and of each match what was sent and not answered when the connection broke. */
interface Ledger {
  readonly done: Sent[]
  readonly unanswered: Map<string, Sent>
}

const started = new Set<ChildProcess>()
afterEach(() => {
  for (const child of started) child.kill('SIGKILL')
  started.clear()
})

/** Starts the server as a program of its own; resolves when it answers. */
async function serve(options: readonly string[]): Promise<{ readonly child: ChildProcess; readonly address: string }> {
  const child = spawn(process.execPath, [BIN, ...options, 'serve', '--port', '0', '--log', 'error'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started.add(child)
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout!.on('data', (chunk: Buffer) => {
      const found = /http:\/\/[\d.]+:\d+/.exec(String(chunk))
      if (found) resolve(found[0])
    })
    child.on('exit', () => reject(new Error('The server has not come up.')))
  })
  return { child, address }
}

/** Decides as fast as it is asked until a connection breaks; what was acknowledged is written down. */
async function storm(players: readonly Player[], match: string, { done, unanswered }: Ledger): Promise<void> {
  for (;;) {
    const asked = players.find(({ standpoint }) => standpoint?.question)
    if (!asked || players.some(({ socket }) => socket === null)) {
      if (players.some(({ standpoint, socket }) => standpoint?.outcome || socket === null)) return
      await new Promise((resolve) => setTimeout(resolve, 5))
      continue
    }
    const { question, version } = asked.standpoint!
    const { candidates } = question!
    const sent = {
      player: asked,
      match,
      seat: asked.seats[0]!,
      key: `v${version}`,
      version,
      decision: candidates[version % candidates.length],
    }
    unanswered.set(match, sent)
    const ruling = await Promise.race([asked.decide(sent.decision, sent.key), ...players.map((player) => player.broken())])
    if (ruling === null) return
    unanswered.delete(match)
    if (ruling.type === 'ruling' && ruling.ruling.ok) done.push(sent)
    await Promise.race([asked.until(() => asked.standpoint?.version !== version).catch(() => null), asked.broken()])
  }
}

/** What nobody has answered is sent again, as a page does, and made once. */
async function sendAgain(match: string, { done, unanswered }: Ledger): Promise<void> {
  const sent = unanswered.get(match)
  if (!sent) return
  const { player, decision, key, version } = sent
  let ruling = await Promise.race([player.decide(decision, key, version), player.broken()])
  while (ruling === null) {
    await comeBack(player, match)
    ruling = await Promise.race([player.decide(decision, key, version), player.broken()])
  }
  expect(ruling).toMatchObject({ ruling: { ok: true } })
  unanswered.delete(match)
  done.push(sent)
}

/** Kills one process after the other in the middle of play. Two sit at each table, each at a process of his own where there are two. */
async function killed(
  kills: number,
  processes: number,
  options: readonly string[],
): Promise<{ ledger: Ledger; matches: string[]; gaps: number[] }> {
  const servers = await Promise.all(Array.from({ length: processes }, () => serve(options)))
  const home = (seat: 0 | 1) => servers[seat % processes]!.address
  const tables: { readonly id: string; readonly players: readonly [Player, Player] }[] = []
  for (let i = 0; i < MATCHES; i++) {
    const players = [await guestAt(home(0)), await guestAt(home(1))] as const
    tables.push({ id: (await together(...players, 'aslsk', 'chapel-on-the-hill')).id, players })
  }
  const ledger: Ledger = { done: [], unanswered: new Map() }
  const gaps: number[] = []
  for (let kill = 0; kill < kills; kill++) {
    const before = ledger.done.length
    const storms = tables.map(({ players, id }) => storm(players, id, ledger))
    // in the middle of play, however busy the machine is: not before something was acknowledged
    const isPlayed = (): boolean => ledger.done.length > before + MATCHES
    for (let waited = 0; waited < 600 && !isPlayed(); waited++) await new Promise((resolve) => setTimeout(resolve, 50))
    await new Promise((resolve) => setTimeout(resolve, (170 * kill) % 1500))
    const victim = kill % processes
    const other = servers[(victim + 1) % processes]!
    servers[victim]!.child.kill('SIGKILL')
    const at = performance.now()
    if (processes === 1) servers[victim] = await serve(options)
    await Promise.all(
      tables.map(async ({ players, id }, i) => {
        await storms[i]
        await Promise.all(players.map((player) => comeBack(player, id, processes === 1 ? home(0) : other.address)))
        gaps.push(performance.now() - at)
        await sendAgain(id, ledger)
      }),
    )
    if (processes === 1) continue
    servers[victim] = await serve(options)
    for (const { id, players } of tables) for (const seat of [0, 1] as const) await comeBack(players[seat], id, home(seat))
  }
  for (const { players } of tables) for (const player of players) player.close()
  for (const { child } of servers) {
    child.kill('SIGKILL')
    await new Promise((resolve) => child.once('exit', resolve))
  }
  return { ledger, matches: tables.map(({ id }) => id), gaps }
}

/** Everything that was acknowledged is there, once, and every match is what its decisions and dice make of it. */
async function check({ db }: OpenDatabase, { done }: Ledger, matches: readonly string[]): Promise<void> {
  const store = new KeptMatches(db)
  const numbers = new Set<string>()
  for (const { match, seat, key } of done) {
    const number = await store.sent(match, seat, key)
    expect(number, `${match} ${key}`).toBeDefined()
    numbers.add(`${match} ${number}`)
  }
  expect(numbers.size).toBe(done.length)
  for (const id of matches) {
    const record = await readRecord(id, store)
    const { save } = (record as { readonly value: MatchRecord }).value
    const entry = CATALOGUE.find((each) => each.id === save.system)!
    expect(await entry.table(({ system }) => verifySave(system, save))).toEqual({ ok: true, value: expect.anything() })
  }
  await db.destroy()
}

const SQLITE_KILLS = depth.times(1, 20)

test(`killed ${SQLITE_KILLS} times in the middle of play, the server has lost nothing that it acknowledged, and made nothing twice`, {
  timeout: depth.times(240_000, 1_200_000),
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'firegroup-crash-'))
  try {
    const { ledger, matches } = await killed(SQLITE_KILLS, 1, ['--data', folder])
    expect(ledger.done.length).toBeGreaterThan(SQLITE_KILLS * MATCHES)
    await check(openSqlite(folder), ledger, matches)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

const POSTGRES_KILLS = depth.times(1, 20)

test.skipIf(isWithoutPostgres)(
  `of two processes on PostgreSQL one is killed ${POSTGRES_KILLS} times in turn; the other goes on, nothing acknowledged is lost, nothing is made twice`,
  { timeout: depth.times(240_000, 1_200_000) },
  async () => {
    await using base = await postgresDatabase()
    const { ledger, matches, gaps } = await killed(POSTGRES_KILLS, 2, ['--database', base.url])
    expect(ledger.done.length).toBeGreaterThan(POSTGRES_KILLS * MATCHES)
    await check(openPostgres(base.url), ledger, matches)
    // in the middle: on a machine that has other things to do, single ones say more about those
    const [least, middle, most] = [0, gaps.length >> 1, gaps.length - 1].map((i) => Math.round(gaps.toSorted((x, y) => x - y)[i]!))
    if (depth.isDeep) console.log(`${ledger.done.length} acknowledged; another process went on after ${least}, ${middle}, ${most} ms`)
    expect(middle).toBeLessThan(depth.isDeep ? SOON : 3 * SOON)
  },
)
