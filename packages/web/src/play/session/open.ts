/** Matches opened from the store. */
import { type GameEvent, type Reading, restoreGame, type System } from '@firegroup/kernel'
import { type Computer, Match, type MatchRecord, type MatchStore } from '@firegroup/table'
import { now } from '../../matches/new-match.ts'

export function openMatch<S, E extends GameEvent>(
  system: System<S, E>,
  record: MatchRecord,
  store: MatchStore,
  computer: Computer,
): Reading<Match<S, E>> {
  // the whole game is played again, because the log tells it from its beginning
  const game = restoreGame(system, record.save, { whole: true })
  if (!game.ok) return game
  const { id, name, players, begun, practice } = record
  return { ok: true, value: new Match({ game: game.value, setup: { id, name, players, begun, practice }, store, computer, now }) }
}
