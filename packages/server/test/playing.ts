/** Guests who come together by a link and play. */
import type { Terms } from '@firegroup/table'
import { expect } from 'vitest'
import type { OpenedTable } from '../src/tables/tables.ts'
import { Player } from './player.ts'

export async function guestAt(address: string): Promise<Player> {
  const player = new Player(address)
  await player.post('/api/visit')
  return player
}

/** Two guests at a table whose match has begun. */
export async function seatedAt(
  address: string,
  system: string,
  scenario: string,
  terms?: Terms,
): Promise<{ host: Player; friend: Player; table: OpenedTable }> {
  const [host, friend] = [await guestAt(address), await guestAt(address)]
  return { host, friend, table: await together(host, friend, system, scenario, terms) }
}

/** Two guests, wherever they are, come to a table and begin its match. */
export async function together(host: Player, friend: Player, system: string, scenario: string, terms?: Terms): Promise<OpenedTable> {
  const { body: table } = await host.post<OpenedTable>('/api/tables', { system, scenario })
  await friend.post(`/api/join/${table.words}`, { invitation: table.invitation })
  await host.open(table.id)
  await friend.open(table.id)
  if (terms) {
    host.say({ type: 'settle', change: { terms } })
    await host.until(() => host.table!.change !== null)
  }
  host.ready()
  friend.ready()
  const bothReady = (player: Player) => player.until(() => player.table!.seats.every(({ ready }) => ready))
  await Promise.all([bothReady(host), bothReady(friend)])
  host.tell()
  friend.tell()
  await Promise.all([host.sit(), friend.sit()])
  return table
}

/** Whoever is asked takes one of the ways that he is offered, until the game is over or `stop` says so. */
export async function play(players: readonly Player[], stop: (decisions: number) => boolean): Promise<number> {
  let decisions = 0
  const luck = (below: number): number => (decisions * 7919) % below
  while (!players[0]!.standpoint!.outcome && !stop(decisions)) {
    const asked = players.find(({ standpoint }) => standpoint!.question)
    if (!asked) {
      await Promise.race(players.map((player) => player.until(() => Boolean(player.standpoint?.question || player.standpoint?.outcome))))
      continue
    }
    const { question, version } = asked.standpoint!
    const { candidates } = question!
    const ruling = await asked.decide(candidates[luck(candidates.length)], `v${version}`)
    expect(ruling).toMatchObject({ type: 'ruling', ruling: { ok: true } })
    decisions++
    await Promise.all(players.map((player) => player.until(() => player.standpoint?.version !== version || !player.standpoint.question)))
  }
  return decisions
}

/** Somebody whose connection was cut comes back to where his table is now, as a page does: again and again until he sits there. */
export async function comeBack(player: Player, table: string, address = player.address, ms = 60_000): Promise<void> {
  player.address = address
  const until = performance.now() + ms
  const sits = async (): Promise<boolean> => {
    await player.open(table)
    await player.sit()
    return true
  }
  while (performance.now() < until) {
    player.close()
    const seated = sits().catch(() => false)
    const broken = player.connected().then(() => player.broken())
    if (await Promise.race([seated, broken.catch(() => false)])) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Nobody lets ${player.seats.join()} in at ${player.address}.`)
}
