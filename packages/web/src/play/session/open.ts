/** Matches opened from the store. */
import { type AslskEvent, type AslskState, aslsk } from '@firegroup/aslsk'
import { type Game, type Reading, restoreGame } from '@firegroup/kernel'
import { type Computer, Match, type MatchStore, parseRecord } from '@firegroup/table'

export type AslskMatch = Match<AslskState, AslskEvent>
export type AslskGame = Game<AslskState, AslskEvent>

const now = (): string => new Date().toISOString()

export async function openMatch(id: string, store: MatchStore, computer: Computer): Promise<Reading<AslskMatch>> {
  const kept = await store.load(id)
  if (kept === null || kept === undefined) return { ok: false, problems: [{ message: 'This game is not kept in this browser.' }] }
  const record = parseRecord(JSON.stringify(kept), { id, name: 'Game', begun: now(), players: {} })
  if (!record.ok) return record
  // the whole game is played again, because the log tells it from its beginning
  const game = restoreGame(aslsk, record.value.save, { whole: true })
  if (!game.ok) return game
  const { name, players, begun, practice } = record.value
  return { ok: true, value: new Match({ game: game.value, setup: { id, name, players, begun, practice }, store, computer, now }) }
}
