import { type GameRecord, type SeriesPlan, seriesJson, seriesOf, seriesTasks } from '@firegroup/lab'
import { type BatchPlayer, SeriesWorker } from '@firegroup/queue'
import type { HandedList, HandedSeries } from '@firegroup/table'
import { expect, test } from 'vitest'
import { isWithoutPostgres, postgresDatabase } from '../../test/databases.ts'
import type { Player } from '../../test/player.ts'
import { guestAt } from '../../test/playing.ts'
import { startServer } from '../server.ts'
import { openInMemory, openPostgres } from '../store/database.ts'
import { arenaOf } from './arenas.ts'

const WISH = { system: 'upfront', scenario: 'the-milk-run', players: ['random', 'random'], seed: 'handed', games: 4 }
const found = await arenaOf(WISH.system, WISH.scenario)
if (typeof found === 'string') throw new Error(found)
const { arena, scenario } = found
const play = arena.prepare(scenario)

/** What one machine makes of it. */
function alone(games: number): string {
  const plan: SeriesPlan = { ...WISH, arena, id: scenario.id, name: scenario.name, scenario, games, swap: false }
  return seriesJson(
    seriesOf(
      plan,
      seriesTasks(plan).map(({ players, seed }) => play(players, seed)),
    ),
  )
}

test('without PostgreSQL nothing is taken, and it is said what is missing', async () => {
  const server = await startServer({ database: openInMemory(), host: '127.0.0.1', port: 0 })
  const player = await guestAt(server.address)
  const missing = expect.stringContaining('DATABASE_URL=postgres://…')
  expect(await player.get('/api/series')).toMatchObject({ status: 200, body: { problem: missing, series: [] } })
  expect(await player.post('/api/series', WISH)).toMatchObject({ status: 409, body: { problems: [{ message: missing }] } })
  await server.stop()
})

test.skipIf(isWithoutPostgres)(
  'on PostgreSQL a series is handed over, cancelled, gone on with and forgotten; it comes back as one machine would have played it',
  async () => {
    await using base = await postgresDatabase()
    const server = await startServer({ database: openPostgres(base.url), host: '127.0.0.1', port: 0 })
    const [owner, stranger] = [await guestAt(server.address), await guestAt(server.address)]
    const list = async (player: Player = owner) => (await player.get<HandedList>('/api/series')).body
    const recordsOf = async ({ id }: HandedSeries, player: Player = owner) => player.get<GameRecord[]>(`/api/series/${id}/records`)
    expect(await list()).toEqual({ problem: null, workers: 0, most: 2000, series: [] })
    for (const [wrong, status] of [
      [{ ...WISH, games: 0 }, 400],
      [{ ...WISH, scenario: 'none' }, 409],
      [{ ...WISH, players: ['random'] }, 409],
      [{ ...WISH, players: ['random', 'nobody'] }, 409],
      [{ ...WISH, games: 2001 }, 409],
    ] as const)
      expect([wrong, (await owner.post('/api/series', wrong)).status]).toEqual([wrong, status])
    const { body: ordered } = await owner.post<HandedSeries>('/api/series', WISH)
    expect(ordered).toMatchObject({ ...WISH, rules: arena.rules, done: 0, problem: null, cancelled: false })
    expect((await recordsOf(ordered, stranger)).status).toBe(404)
    expect((await stranger.post(`/api/series/${ordered.id}/cancel`)).status).toBe(404)
    expect((await list(stranger)).series).toEqual([])

    const played: string[] = []
    const player = (): BatchPlayer => ({
      play: async ({ games }) =>
        games.map(({ task }) => {
          played.push(task.seed)
          return play(task.players, task.seed)
        }),
      close: () => Promise.resolve(),
    })
    const worker = await SeriesWorker.start(base.url, { jobs: 1, player, rules: () => arena.rules })
    await expect.poll(async () => (await list()).series[0]?.done).toBe(4)
    expect((await list()).workers).toBe(1)
    expect((await owner.post(`/api/series/${ordered.id}/cancel`)).status).toBe(200)
    expect((await list()).series).toMatchObject([{ cancelled: true, done: 4 }])

    // more of it: in its place, and nothing is played twice
    const { body: more } = await owner.post<HandedSeries>('/api/series', { ...WISH, games: 7 })
    await expect.poll(async () => (await list()).series.map(({ id, done }) => [id, done])).toEqual([[more.id, 7]])
    expect(played.sort()).toEqual(Array.from({ length: 7 }, (_, i) => `handed ${i + 1}`))
    const { body: records } = await recordsOf(more)
    const plan: SeriesPlan = { ...WISH, arena, id: scenario.id, name: scenario.name, scenario, games: 7, swap: false }
    expect(seriesJson(seriesOf(plan, records))).toBe(alone(7))
    expect((await recordsOf(ordered)).status).toBe(404)
    await worker.close()
    expect((await list()).workers).toBe(0)

    expect((await owner.post(`/api/series/${more.id}/forget`)).status).toBe(200)
    expect((await list()).series).toEqual([])
    await server.stop()
  },
)
