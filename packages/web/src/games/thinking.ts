/** The games as the worker knows them: rules and players, and nothing of the interface. Each is loaded when one of its games is opened. */
import type { AnyThinking } from './game.ts'

/** As in `parts.ts`, their types are forgotten: the worker gives a game's states back to the same game. */
const THINKING = import.meta.glob<AnyThinking>('./*/thinking.ts', { import: 'thinking' })

export async function thinkingOf(system: string): Promise<AnyThinking> {
  const path = `./${system}/thinking.ts`
  const load = Object.hasOwn(THINKING, path) ? THINKING[path] : undefined
  if (!load) throw new Error(`The computer does not know the game '${system}'.`)
  return load()
}
