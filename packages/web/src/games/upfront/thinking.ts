/** Up Front in the worker: its players. */
import { random } from '@firegroup/ai'
import { type UpfrontEvent, type UpfrontState, upfront } from '@firegroup/upfront'
import type { GameThinking } from '../game.ts'

export const thinking: GameThinking<UpfrontState, UpfrontEvent> = {
  system: upfront,
  players: { random: () => random() },
}
