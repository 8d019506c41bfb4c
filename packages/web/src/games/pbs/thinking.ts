/** Play Both Sides in the worker: the Starter Kit's players, with the book's answers inside the game. */
import type { AslskState } from '@firegroup/aslsk'
import { pace } from '@firegroup/content/paces/pbs'
import { type PbsEvent, pbs } from '@firegroup/pbs'
import { thinking as kit } from '../aslsk/thinking.ts'
import type { GameThinking } from '../game.ts'

export const thinking: GameThinking<AslskState, PbsEvent> = {
  ...(kit as unknown as GameThinking<AslskState, PbsEvent>),
  system: pbs,
  pace,
}
