import {
  type Game,
  type GameEvent,
  type Keep,
  KeyedChance,
  keyFromSeed,
  type Listener,
  type Origin,
  type Outcome,
  type Seat,
  type System,
  startGame,
} from '@firegroup/kernel'
import { type Player, positionOf } from './player.ts'

export interface GameResult {
  readonly outcome: Outcome
  readonly decisions: number
}

const MOST_DECISIONS = 100_000

/**
 * A whole game between computer players. The seed decides the game's dice and the players' own. `watch` looks at the state after every
 * decision, `listener` hears every event.
 */
export function playGame<S, E extends GameEvent>(
  system: System<S, E>,
  origin: Origin,
  players: { readonly [seat: Seat]: Player<S> },
  seed: string,
  maxDecisions = MOST_DECISIONS,
  watch?: (state: S) => void,
  listener?: Listener<S, E>,
): GameResult {
  const started = startGame(system, origin, { key: keyFromSeed(seed) }, keepFor(players), listener)
  if (!started.ok) throw new Error(started.problems.map((problem) => problem.message).join(' '))
  const game = started.value
  const outcome = playOut(game, players, seed, maxDecisions, watch)
  return { outcome, decisions: game.decisionCount }
}

/** A game that has begun, to its end. One that began with the same seed is the game that `playGame` plays, whatever it keeps. */
export function playOut<S, E extends GameEvent>(
  game: Game<S, E>,
  players: { readonly [seat: Seat]: Player<S> },
  seed: string,
  maxDecisions = MOST_DECISIONS,
  watch?: (state: S) => void,
): Outcome {
  const chance = new KeyedChance(keyFromSeed(`${seed} players`))
  while (!game.outcome) {
    if (game.decisionCount >= maxDecisions) throw new Error(`No outcome after ${maxDecisions} decisions (seed ${seed}).`)
    for (const open of [...game.open]) {
      game.take(open.seat, players[open.seat]!.choose(positionOf(game, open, chance)))
      watch?.(game.state)
    }
  }
  return game.outcome
}

/** A simulation remembers nothing, unless somebody at the table looks ahead. */
function keepFor<S>(players: { readonly [seat: Seat]: Player<S> }): Keep {
  return { history: Object.values(players).some((player) => player.looksAhead), events: false, hashes: false }
}
