/** Games of Play Both Sides gone through again. */
import type { AslskState } from '@firegroup/aslsk'
import { type PbsEvent, pbs } from '@firegroup/pbs'
import { record as kit } from '../../aslsk/record/index.tsx'
import type { GameRecord } from '../../record.ts'
import { glossary } from '../learn/glossary.ts'

export const record: GameRecord<AslskState, PbsEvent> = {
  ...(kit as unknown as GameRecord<AslskState, PbsEvent>),
  system: pbs,
  glossary,
}
