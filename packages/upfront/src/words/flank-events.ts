import type { FlankEvent } from '../flanks/events.ts'
import { groupName } from './names.ts'
import type { Tellers } from './telling.ts'

export const flankTellers: Tellers<FlankEvent> = {
  flanks: (s, { by, of, card }) => ({
    text: `${groupName(s, by)} flanks ${groupName(s, of)}.`,
    detail: card > 0 ? 'Its firepower against it is doubled.' : 'It has gone past it: its firepower against it is doubled.',
  }),
  flankLost: (s, { by, of }) => ({ text: `${groupName(s, by)} no longer flanks ${groupName(s, of)}.` }),
  encircled: (s, { group, front, behind }) => ({
    text: `${groupName(s, group)} is encircled.`,
    detail: `${groupName(s, front)} stands in front of it, ${groupName(s, behind)} behind it.`,
  }),
  encirclementBroken: (s, { group, why }) => ({ text: `${groupName(s, group)} is no longer encircled.`, detail: `For ${why}.` }),
}
