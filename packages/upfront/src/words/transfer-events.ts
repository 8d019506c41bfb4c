import type { TransferEvent } from '../transfers/events.ts'
import { cardName, groupName, manName, numberName, sideName } from './names.ts'
import type { Tellers } from './telling.ts'

export const transferTellers: Tellers<TransferEvent> = {
  letterAnnounced: (s, { group, letter, exchange }) => ({
    text: `${groupName(s, group)} is about to become group ${letter}.`,
    detail: exchange < 0 ? 'It will when it has come into terrain.' : 'The two change places when both have come into terrain.',
  }),
  letterChanged: (s, { group, from }) => ({ text: `What was group ${from} is now ${groupName(s, group)}.` }),
  letterMoveCancelled: (s, { group, letter }) => ({ text: `${groupName(s, group)} does not become group ${letter}.` }),
  transfers: (s, { man, to, letter }) => ({
    text: to < 0 ? `${manName(s, man)} leaves to form group ${letter}.` : `${manName(s, man)} sets out for ${groupName(s, to)}.`,
  }),
  transferFails: (s, { man, drawn }) => ({
    text: `${manName(s, man)} does not get through the Stream.`,
    detail: `Drawn: ${numberName(s, drawn)}.`,
  }),
  received: (s, { group, received }) => ({ text: `${groupName(s, group)} takes in ${received.map((man) => manName(s, man)).join(', ')}.` }),
  transferReturns: (s, { man, group }) => ({ text: `${manName(s, man)} is back in ${groupName(s, group)}.` }),
  newGroupOffered: (s, { side, from, card }) => ({
    text: `The ${sideName(s, side)} player lays ${cardName(s, card)} on the men who left ${groupName(s, from)}.`,
  }),
  newGroupRefused: (s, { from, card }) => ({ text: `The men who left ${groupName(s, from)} do not go into ${cardName(s, card)}.` }),
  groupCreated: (s, { group, terrain, men, card }) => ({
    text: `${groupName(s, group)} is formed in ${terrain === 'OpenGround' ? 'Open Ground' : terrain}.`,
    detail: `${men.map((man) => manName(s, man)).join(', ')}.${card !== undefined && terrain === 'OpenGround' ? ` Face down: ${cardName(s, card)}.` : ''}`,
  }),
}
