/** A drill played on: a practice game from its position, against the computer. */
import { type Reading, restoreGame } from '@firegroup/kernel'
import { type MatchRecord, type MatchStore, summaryOf } from '@firegroup/table'
import { newId, now } from '../matches/new-match.ts'
import type { DrillPosition } from './position.ts'

/** Its id. */
export async function playOut({ drill, game, save, scenarioName }: DrillPosition, store: MatchStore): Promise<Reading<string>> {
  const restored = restoreGame(game.system, save)
  if (!restored.ok) return restored
  const players = Object.fromEntries(
    game.system.seats.map((seat) => [
      seat,
      seat === drill.seat ? ({ type: 'human', name: '' } as const) : ({ type: 'computer', level: 'regular' } as const),
    ]),
  )
  const begun = now()
  const record: MatchRecord = {
    format: 'firegroup-match',
    version: 1,
    id: newId(),
    name: `${scenarioName}, a drill`,
    begun,
    played: begun,
    players,
    practice: 'undone past dice',
    save,
  }
  await store.save(record, summaryOf({ ...record, system: game.system.id }, restored.value))
  return { ok: true, value: record.id }
}
