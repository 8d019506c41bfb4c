import type { GameEvent, Runtime, System } from '@firegroup/kernel'
import { differences } from './partial.ts'

/** Play has come to the event at which it was to stop. */
class Stopped extends Error {}

/** Why a game is over that was stopped. */
export const STOPPED = 'Play was stopped.'

/** The same system, but play ends as soon as something like this has happened. */
export function stoppingAt<S, E extends GameEvent>(system: System<S, E>, until: unknown): System<S, E> {
  return {
    ...system,
    *play(g: Runtime<S, E>) {
      const emit = g.emit.bind(g)
      g.emit = (event, options) => {
        emit(event, options)
        if (differences(until, event, '').length === 0) throw new Stopped()
      }
      try {
        return yield* system.play(g)
      } catch (error) {
        if (error instanceof Stopped) return { winner: null, reason: STOPPED }
        throw error
      }
    },
  }
}
