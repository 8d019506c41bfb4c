/** Many tables at a server, two at each, by sockets as pages have them. */
import { Player } from '../../packages/server/test/player.ts'
import type { Played } from './traffic.ts'

const SCENARIOS = [
  ['aslsk', 'first-light'],
  ['lnlt', 'bread-before-noon'],
  ['upfront', 'the-milk-run'],
] as const
/** So many tables come together at a time. */
const AT_ONCE = 20

export class BenchTable implements Played {
  readonly id: string
  readonly players: readonly [Player, Player]
  #number = 0

  constructor(id: string, players: readonly [Player, Player]) {
    this.id = id
    this.players = players
  }

  async decide(): Promise<number | null> {
    for (const { heard } of this.players) heard.length = 0
    const asked = this.players.find(({ standpoint }) => standpoint?.question)
    const other = this.players.find((player) => player !== asked)
    if (!asked || !other) return null
    const { version, question } = asked.standpoint!
    const { candidates } = question!
    const began = performance.now()
    const seen = other.until(() => other.standpoint!.version > version).then(() => performance.now() - began)
    seen.catch(() => undefined)
    const ruling = await asked.decide(candidates[(version * 7919) % candidates.length], `b${this.#number++}`)
    // one that was given up as lost was made after all
    if (ruling.type === 'ruling' && !ruling.ruling.ok && ruling.ruling.stale) return null
    if (ruling.type !== 'ruling' || !ruling.ruling.ok) throw new Error(`Refused: ${JSON.stringify(ruling).slice(0, 200)}`)
    return seen
  }

  close(): void {
    for (const player of this.players) player.close()
  }

  /** From asking for the table to knowing where the match stands. */
  async wake(): Promise<number> {
    const [player] = this.players
    const began = performance.now()
    await player.open(this.id)
    await player.sit()
    return performance.now() - began
  }
}

export async function tablesAt(address: string, count: number): Promise<readonly BenchTable[]> {
  const tables: BenchTable[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: Math.min(AT_ONCE, count) }, async () => {
      for (let i = next++; i < count; i = next++) tables.push(await seated(address, SCENARIOS[i % SCENARIOS.length]!))
    }),
  )
  return tables
}

async function seated(address: string, [system, scenario]: readonly [system: string, scenario: string]): Promise<BenchTable> {
  const players = [new Player(address), new Player(address)] as const
  const [host, friend] = players
  for (const player of players) await player.post('/api/visit')
  const { body: table } = await host.post<{ id: string; words: string; invitation: string }>('/api/tables', { system, scenario })
  await friend.post(`/api/join/${table.words}`, { invitation: table.invitation })
  for (const player of players) await player.open(table.id)
  for (const player of players) player.ready()
  await Promise.all(players.map((player) => player.until(() => player.table!.seats.every(({ ready }) => ready))))
  for (const player of players) player.tell()
  for (const player of players) await player.sit()
  return new BenchTable(table.id, players)
}
