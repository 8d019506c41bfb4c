import type { NationEvent } from '../nations/events.ts'
import { groupName, manName } from './names.ts'
import type { Tellers } from './telling.ts'

export const nationTellers: Tellers<NationEvent> = {
  surrenders: (s, { group }) => ({ text: `${groupName(s, group)} surrenders.`, detail: 'All its men are pinned.' }),
  surrenderOver: (s, { group, why }) => ({
    text: `${groupName(s, group)} takes heart again.`,
    detail: why === 'relieved' ? 'An unpinned man has joined it.' : 'It has been fired on, and from now on nobody surrenders.',
  }),
  abandons: (s, { man, weapon }) => ({ text: `${manName(s, man)} leaves his ${s.setting.pack.weapons[weapon]!.label}.` }),
  heavyLost: (s, { group, weapon }) => ({ text: `The ${s.setting.pack.weapons[weapon]!.label} of ${groupName(s, group)} is left behind.` }),
}
