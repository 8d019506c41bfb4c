import type { ArtificialEvent } from '../artificial/events.ts'
import type { SniperEvent } from '../sniper/events.ts'
import { groupName, manName, numberName, sideName } from './names.ts'
import type { Tellers } from './telling.ts'

export const artificialTellers: Tellers<ArtificialEvent> = {
  smokeLaid: (s, { group }) => ({ text: `${groupName(s, group)} hides in Smoke.` }),
  breeze: (_s, { cleared }) => ({ text: cleared > 0 ? 'A Breeze blows all Smoke away.' : 'A Breeze: no Smoke in this turn.' }),
  wireLaid: (s, { group }) => ({ text: `${groupName(s, group)} runs into Wire.` }),
  wireRemoved: (s, { group }) => ({ text: `${groupName(s, group)} gets through the Wire.` }),
}

const RESULTS = { kia: 'hits him', pin: 'keeps him down', miss: 'misses' } as const

export const sniperTellers: Tellers<SniperEvent> = {
  sniper: (s, { man, card, result }) => ({
    text: `A Sniper aims at ${manName(s, man)} and ${RESULTS[result]}.`,
    detail: `Drawn: ${numberName(s, card)}; the colour does not count.`,
  }),
  sniperIdle: (s, { side }) => ({ text: `The ${sideName(s, side)} Sniper finds nobody.` }),
  sniperCheck: (s, { group, card, against, found, left }) => ({
    text: `${groupName(s, group)} looks for the Sniper and ${found ? 'finds him' : 'does not find him'}.`,
    detail: `Drawn: ${numberName(s, card)}, black ${against} or more needed.${found && left === 0 ? ' There are no more Snipers.' : ''}`,
  }),
}
