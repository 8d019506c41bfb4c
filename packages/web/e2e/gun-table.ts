/** A position with Guns and Mortars at the table. */
import { type AslskEvent, type AslskState, aslsk } from '@firegroup/aslsk'
import type { Game } from '@firegroup/kernel'
import { gunSituation } from '../src/games/aslsk/testing/gun-situation.ts'
import { begun } from './games.ts'

export const gunTable = (seed: string, more: object = {}): Game<AslskState, AslskEvent> =>
  begun(aslsk, { situation: gunSituation(more) }, seed)
