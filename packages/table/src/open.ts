import { type GameEvent, type Reading, restoreGame, type Seat, type System } from '@firegroup/kernel'
import { Match, type MatchParts, type SeatPlayer } from './match.ts'
import type { MatchRecord } from './record.ts'

/** A match from its record. Everybody has a player: a seat without one is a person's. */
export function openMatch<S, E extends GameEvent>(
  system: System<S, E>,
  record: MatchRecord,
  parts: Pick<MatchParts<S, E>, 'store' | 'computer' | 'now'>,
): Reading<Match<S, E>> {
  // the whole game is played again, because the log tells it from its beginning
  const game = restoreGame(system, record.save, { whole: true })
  if (!game.ok) return game
  const { id, name, begun, practice, ended } = record
  const players = Object.fromEntries(
    system.seats.map((seat): [Seat, SeatPlayer] => [seat, record.players[seat] ?? { type: 'human', name: '' }]),
  )
  return { ok: true, value: new Match({ game: game.value, setup: { id, name, players, begun, practice, ended }, ...parts }) }
}
