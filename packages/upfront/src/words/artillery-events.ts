import type { ArtilleryEvent } from '../artillery/events.ts'
import { groupName, manName, numberName } from './names.ts'
import type { Tellers } from './telling.ts'

export const artilleryTellers: Tellers<ArtilleryEvent> = {
  callsFire: (s, { group, target, strength }) => ({
    text: `${groupName(s, group)} calls artillery of strength ${strength} down on ${groupName(s, target)}.`,
  }),
  fireMission: (s, { target, card, needed, accepted }) => ({
    text: accepted ? `The guns answer: shells fall on ${groupName(s, target)}.` : 'The guns don’t answer.',
    detail: `Drawn: ${numberName(s, card)}, black ${needed} or more needed.`,
  }),
  radioJams: (s, { man }) => ({ text: `${manName(s, man)}’s radio is silent.` }),
}
