import { Game, type GameEvent, KeyedChance, keyFromSeed, type Seat } from '@firegroup/kernel'
import { firstDifference } from './trial.ts'

const CANDIDATES = 100

/**
 * Whether something that a seat is shown depends on what it can't know. Two games that differ only in the hidden facts are put side by side: one
 * where they were exchanged at this very moment, and one where they were exchanged at the last checkpoint and the same decisions made since.
 * Null if the seat can't tell them apart, else what gives it away.
 */
export function interference<S, E extends GameEvent>(game: Game<S, E>, seat: Seat, seed: string): string | null {
  const shown = whatIsShown(game, seat)

  const now = game.fork()
  now.system.resample(now.state, seat, new KeyedChance(keyFromSeed(`now ${seed}`)))
  const changedNow = firstDifference(shown, whatIsShown(now, seat))
  if (changedNow) return `${changedNow} (hidden facts exchanged now, after decision ${game.decisionCount}, seat ${seat})`

  const earlier = sinceCheckpoint(game, seat, seed)
  // whether the other side had anything to decide may differ: that nobody notices is the business of the table, which keeps the time
  if (!earlier || whoIsAsked(earlier) !== whoIsAsked(game)) return null
  const exact = sinceCheckpoint(game, null, seed)
  const changed = firstDifference(shown, whatIsShown(earlier, seat)) ?? firstDifference(exact?.eventsFor(seat), earlier.eventsFor(seat))
  return changed && `${changed} (hidden facts exchanged at the checkpoint before decision ${game.decisionCount}, seat ${seat})`
}

/** The game again from its last checkpoint with other hidden facts (none changed for null); null where the decisions since would not have been possible, or a secret came out. */
function sinceCheckpoint<S, E extends GameEvent>(game: Game<S, E>, seat: Seat | null, seed: string): Game<S, E> | null {
  const { system, origin, key } = game
  const start = game.latestCheckpoint
  const state = system.clone(start.state)
  if (seat !== null) system.resample(state, seat, new KeyedChance(keyFromSeed(`checkpoint ${seed}`)))
  const log = game.log.slice(0, start.decisions)
  const chance = new KeyedChance(key ?? keyFromSeed(''))
  const keep = { history: true, events: true, hashes: false }
  const other = new Game<S, E>({ system, origin, key, chance, start: { ...start, state }, log, keep })
  for (const entry of game.log.slice(start.decisions)) {
    const open = other.questionFor(entry.seat)
    if (open?.question.kind !== entry.kind || !other.decide(entry.seat, entry.decision).ok) return null
    if (other.events.some((event) => event.reveals)) return null
  }
  return other
}

function whoIsAsked<S, E extends GameEvent>(game: Game<S, E>): string {
  return game.open.map(({ seat, question }) => `${seat} ${question.kind}`).join()
}

function whatIsShown<S, E extends GameEvent>(game: Game<S, E>, seat: Seat): unknown {
  const open = game.questionFor(seat)
  const candidates: unknown[] = []
  if (open)
    for (const candidate of open.question.candidates()) {
      candidates.push([candidate, open.question.preview?.(candidate)])
      if (candidates.length === CANDIDATES) break
    }
  const question = open && { kind: open.question.kind, title: open.question.title, about: open.question.about }
  return { view: game.view(seat), question, candidates }
}
