import { type GameEvent, type Reading, type RecordedEvent, restoreGame, type Seat, type System } from '@firegroup/kernel'
import { Match, type MatchParts, type SeatPlayer } from './match.ts'
import type { MatchRecord } from './record.ts'

/** What a store has kept of what was told, up to a point of the game. */
export interface KeptEvents {
  readonly decisions: number
  readonly events: readonly RecordedEvent<GameEvent>[]
}

/** A match from its record. Everybody has a player: a seat without one is a person's. */
export function openMatch<S, E extends GameEvent>(
  system: System<S, E>,
  record: MatchRecord,
  parts: Pick<MatchParts<S, E>, 'store' | 'computer' | 'now'>,
  kept?: KeptEvents,
): Reading<Match<S, E>> {
  const { id, name, begun, practice, ended, save } = record
  const told =
    kept?.decisions === save.checkpoint.decisions && save.rules === system.version ? (kept.events as RecordedEvent<E>[]) : undefined
  // the log tells the game from its beginning: where nobody has kept what it told, the whole game is played again
  const game = restoreGame(system, save, told ? { told } : { whole: true })
  if (!game.ok) return game
  const players = Object.fromEntries(
    system.seats.map((seat): [Seat, SeatPlayer] => [seat, record.players[seat] ?? { type: 'human', name: '' }]),
  )
  const setup = { id, name, players, begun, practice, ended }
  return { ok: true, value: new Match({ game: game.value, setup, told: told?.length, ...parts }) }
}
