import { verb } from '@firegroup/kernel/words'
import { nameOf } from '../map/location.ts'
import type { MountedEvent } from '../mounted/events.ts'
import { unitList } from './names.ts'
import { onMap, type Tellers } from './telling.ts'

export const mountedTellers: Tellers<MountedEvent> = {
  getsDown: (s, { units, at }) => ({
    text: `${unitList(s, units)} ${verb(units.length, 'dismounts', 'dismount')} in ${nameOf(s.setting, at)}: the mounts are gone.`,
    ...onMap(at),
  }),
  opportunityMove: (s, { units, at }) => ({
    text: `Opportunity Movement: ${unitList(s, units)} ${verb(units.length, 'sets', 'set')} out from ${nameOf(s.setting, at)}.`,
    ...onMap(at),
  }),
  charge: (s, { units, at }) => ({
    text: `${unitList(s, units)} ${verb(units.length, 'charges', 'charge')} into ${nameOf(s.setting, at)}: firepower is doubled.`,
    ...onMap(at),
  }),
}
