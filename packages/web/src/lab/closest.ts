/** A game of a series as a game of the app: played again from its seed, kept, and then replayed as any other. */
import type { Reading } from '@firegroup/kernel'
import type { Series } from '@firegroup/lab'
import type { MatchRecord } from '@firegroup/table'
import { browserStore } from '../matches/browser-store.ts'
import { now } from '../matches/new-match.ts'
import { type Crew, keepGame } from '../worker/lab-pool.ts'

interface Wanted {
  readonly series: Series
  readonly seed: string
}

/** The id under which it is kept. A game that was opened before is there already. */
export async function openGame(crew: Crew, { series, seed }: Wanted): Promise<Reading<string>> {
  const { arena, name, scenario, records, variant, players } = series
  const number = records.findIndex((record) => record.seed === seed) + 1
  const id = ['lab', arena.id, arena.rules, series.id, variant?.id ?? '', ...players, seed].join(' ')
  const store = browserStore()
  try {
    if ((await store.load(id)) !== null) return { ok: true, value: id }
    const save = await keepGame(crew, { system: arena.id, scenarios: [scenario] }, { seed, scenario: 0, players })
    const seated = Object.fromEntries(arena.seats.map((seat, i) => [seat, { type: 'computer', level: players[i]! } as const]))
    const begun = now()
    const title = variant ? `${name}, ${variant.title}` : name
    const record: MatchRecord = {
      format: 'firegroup-match',
      version: 1,
      id,
      name: `${title}, game ${number} of the lab`,
      begun,
      played: begun,
      players: seated,
      save,
    }
    const { importText } = await import('../matches/import.ts')
    const imported = await importText(JSON.stringify(record), store)
    return imported.ok ? { ok: true, value: imported.value.id } : imported
  } catch (error) {
    return { ok: false, problems: [{ message: `The game can’t be opened: ${(error as Error).message}` }] }
  }
}
