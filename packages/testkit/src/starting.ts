import { type Game, type GameEvent, type System, startGame } from '@firegroup/kernel'

/** A game of this scenario that has begun; one that can't is an error. */
export function startedGame<S, E extends GameEvent>(system: System<S, E>, scenario: unknown, key = '0'.repeat(64)): Game<S, E> {
  const game = startGame(system, { scenario }, { key })
  if (!game.ok) throw new Error(game.problems.map(({ message }) => message).join(' '))
  return game.value
}

/** What `begin` complains about. */
export function complaintsOf<S, E extends GameEvent>(system: System<S, E>, scenario: unknown): string[] {
  const reading = system.begin(scenario)
  return reading.ok ? [] : reading.problems.map(({ message }) => message)
}
