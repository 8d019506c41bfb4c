/** Up Front in the worker: its players. */
import { greedy, random } from '@firegroup/ai'
import { advisor, type UpfrontEvent, type UpfrontState, upfront } from '@firegroup/upfront'
import type { GameThinking } from '../game.ts'

export const thinking: GameThinking<UpfrontState, UpfrontEvent> = {
  system: upfront,
  players: { random: () => random(), greedy: () => greedy(advisor) },
}
