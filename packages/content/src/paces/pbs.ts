/** At what pace Play Both Sides is shown: as the Starter Kit. */
import type { PbsEvent } from '@firegroup/pbs'
import type { Pace } from '@firegroup/table'
import { pace as plain } from './aslsk.ts'

export const pace: Pace<PbsEvent> = {
  ...plain,
  hides: () => false,
  lingers: (event) => event.type !== 'pbsDecided' && event.type !== 'pbsReferee' && plain.lingers(event),
}
