import type { GroupEvent } from '../groups/events.ts'
import type { MovementEvent } from '../movement/events.ts'
import { cardName, groupName, groupNameBy, MODE_WORDS, manName, numberName, sideName } from './names.ts'
import type { Tellers } from './telling.ts'

const FATES = { kia: 'is killed', rout: 'runs away', prisoner: 'is taken prisoner', freed: 'is freed' } as const

export const groupTellers: Tellers<GroupEvent> = {
  manLost: (s, { man, fate }) => ({ text: `${manName(s, man)} ${FATES[fate]}.` }),
  groupGone: (s, { side, letter }) => ({ text: `${groupNameBy(s, side, letter)} is no more.` }),
  rangesReadjusted: (s, { side, by }) => ({
    text: `Both agree to shift the range chits: ${sideName(s, side)} ${-by}, the other side ${by}.`,
  }),
  reordered: (s, { group, men }) => ({
    text: `The men of ${groupName(s, group)} change places.`,
    detail: `${men.map((man) => manName(s, man)).join(', ')}.`,
  }),
}

export const movementTellers: Tellers<MovementEvent> = {
  moves: (s, { group, mode, range }) => ({ text: `${groupName(s, group)} ${MODE_WORDS[mode]}: range ${range}.` }),
  fords: (s, { group, drawn, succeeded }) => ({
    text: `${groupName(s, group)} ${succeeded ? 'fords the Stream' : 'can’t get through the Stream'}.`,
    detail: drawn === undefined ? 'With a Ford card.' : `Drawn: ${numberName(s, drawn)}.`,
  }),
  entersTerrain: (s, { group, terrain, card }) => ({
    text: `${groupName(s, group)} stops in ${terrain === 'OpenGround' ? 'Open Ground' : terrain}.`,
    ...(terrain === 'OpenGround' && card !== undefined ? { detail: `Face down: ${cardName(s, card)}.` } : {}),
  }),
  terrainOffered: (s, { side, group, terrain }) => ({ text: `The ${sideName(s, side)} player lays ${terrain} on ${groupName(s, group)}.` }),
  terrainAnswered: (s, { group, card, accepted, range }) => ({
    text: `${groupName(s, group)} ${accepted ? 'is now in' : 'goes round'} ${cardName(s, card)}.`,
    detail: `Range ${range}.`,
  }),
}
