/** The games as the worker knows them: rules and players, and nothing of the interface. Each is loaded when one of its games is opened. */
import type { GameEvent } from '@firegroup/kernel'
import type { AnyThinking, GameThinking } from './game.ts'

const THINKING: { readonly [system: string]: () => Promise<AnyThinking> } = {
  aslsk: async () => any((await import('./aslsk/thinking.ts')).thinking),
  lnlt: async () => any((await import('./lnlt/thinking.ts')).thinking),
  upfront: async () => any((await import('./upfront/thinking.ts')).thinking),
}

export async function thinkingOf(system: string): Promise<AnyThinking> {
  const load = Object.hasOwn(THINKING, system) ? THINKING[system] : undefined
  if (!load) throw new Error(`The computer does not know the game '${system}'.`)
  return load()
}

/** As in `parts.ts`: the worker gives a game's states back to the same game. */
const any = <S, E extends GameEvent>(thinking: GameThinking<S, E>): AnyThinking => thinking as unknown as AnyThinking
