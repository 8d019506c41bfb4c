import { Runtime, ScriptedChance } from '@firegroup/kernel'
import type { Upfront } from '../src/context.ts'
import type { UpfrontEvent } from '../src/events.ts'
import type { UpfrontState } from '../src/state.ts'

/** The rules at work on a state without a game around them, with these cards drawn: for what no decision reaches by itself. */
export function atWork(state: UpfrontState, ...cards: number[]): { readonly g: Upfront; readonly events: UpfrontEvent[] } {
  const events: UpfrontEvent[] = []
  const owner = {
    decisionCount: 0,
    keepsEvents: true,
    checkpoint: () => {},
    noWayBack: () => {},
    record: ({ event }: { event: UpfrontEvent }) => void events.push(event),
  }
  return { g: new Runtime<UpfrontState, UpfrontEvent>(state, new ScriptedChance(cards), owner), events }
}
