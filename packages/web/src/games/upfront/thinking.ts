/** Up Front in the worker: what its players know. */

import { orders } from '@firegroup/content/orders/upfront'
import { pace } from '@firegroup/content/paces/upfront'
import { players } from '@firegroup/content/players/upfront'
import { counsel, type UpfrontEvent, type UpfrontState, upfront } from '@firegroup/upfront'
import type { GameThinking } from '../game.ts'
import { rollOf } from './rolls.ts'

export const thinking: GameThinking<UpfrontState, UpfrontEvent> = {
  system: upfront,
  counsel,
  players,
  pace,
  orders,
  rollOf,
}
